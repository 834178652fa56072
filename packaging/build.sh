#!/bin/sh
# Makes what can be installed without a JDK, Maven or Node, each with its own small Java runtime:
#   chuhe-VERSION-linux-ARCH.tar.gz   an archive to unpack anywhere
#   chuhe_VERSION_ARCH.deb            a Debian package (where dpkg-deb is)
#   chuhe-VERSION-image.tar           an OCI image for docker load or podman load, made without a daemon
# Called by ./chuhe package, which builds the program first.
#   build.sh ROOT OUT
set -eu
root=$1
out=$2
here=$root/packaging
jars=$root/cli/target
java_home=${JAVA_HOME:-$(dirname "$(dirname "$(readlink -f "$(command -v java)")")")}
version=$("$java_home/bin/java" -jar "$jars/chuhe.jar" --version | cut -d' ' -f2)
case $(uname -m) in
    x86_64) arch=x64 deb=amd64 ;;
    aarch64) arch=aarch64 deb=arm64 ;;
    *) arch=$(uname -m) deb=$(uname -m) ;;
esac
umask 022
mkdir -p "$out"
work=$(mktemp -d "$out/.package.XXXXXX")
trap 'rm -rf "$work"' EXIT

# --- the program with its runtime ---
# What is only found at run time, so that jdeps does not see it: charsets by their names (Big5 in game files), elliptic curves
# for TLS to a database, zip file systems, the words of locales. A test compares this list with the charsets in the sources.
unseen=jdk.charsets,jdk.crypto.ec,jdk.zipfs,jdk.localedata,java.net.http
modules=$("$java_home/bin/jdeps" --ignore-missing-deps --multi-release 17 --print-module-deps \
    "$jars/chuhe.jar" "$jars/chuhe-server.jar"),$unseen
app=$work/chuhe
mkdir -p "$app/lib" "$app/bin" "$app/share/man/man1" "$app/share/bash-completion/completions" \
    "$app/share/systemd" "$app/share/doc"
"$java_home/bin/jlink" --add-modules "$modules" --include-locales=en,zh --strip-debug --no-header-files \
    --no-man-pages --compress=2 --output "$app/runtime"
# loudly FILE COMMAND...: runs what must make a file, silently; where it did not, shows what it said and ends the build.
loudly() {
    made=$1
    shift
    if ! "$@" >"$work/log" 2>&1 || [ ! -s "$made" ]; then
        cat "$work/log" >&2
        echo "build.sh: $made was not made" >&2
        exit 1
    fi
}
loudly "$app/runtime/lib/server/classes.jsa" "$app/runtime/bin/java" -Xshare:dump
cp "$jars/chuhe.jar" "$jars/chuhe-server.jar" "$app/lib/"
# The date that files have in the image: an archive of classes is refused by jars of another date.
touch -d @0 "$app/lib/chuhe.jar" "$app/lib/chuhe-server.jar"
cp "$here/chuhe" "$app/bin/chuhe"
chmod 755 "$app/bin/chuhe"
cp "$here/chuhe.service" "$here/chuhe.properties" "$app/share/systemd/"
cp "$root/LICENSE" "$root/NOTICE" "$root/docs/operating.md" "$root/docs/operating.zh.md" "$app/share/doc/"
"$app/bin/chuhe" --lang en completion >"$app/share/bash-completion/completions/chuhe"
"$app/bin/chuhe" --lang en manual >"$app/share/man/man1/chuhe.1"
# Archives of loaded classes halve the start-up time; they are made by the runtime that will use them. A server has one of its
# own, as all of an archive is mapped into memory.
archive() {
    loudly "$work/$1" "$app/runtime/bin/java" -XX:DumpLoadedClassList="$work/$1" -cp "$app/lib/chuhe.jar" \
        org.chuhe.cli.Training "$1"
    loudly "$2" "$app/runtime/bin/java" -Xshare:dump -XX:SharedClassListFile="$work/$1" -XX:SharedArchiveFile="$2" \
        -cp "$app/lib/chuhe.jar"
}
archive commands "$app/lib/chuhe.jsa"
archive server "$app/lib/chuhe-server.jsa"

archive=$out/chuhe-$version-linux-$arch.tar.gz
tar -C "$work" --owner=0 --group=0 --numeric-owner --sort=name -czf "$archive" chuhe
echo "$archive"

# --- the Debian package ---
if command -v dpkg-deb >/dev/null 2>&1; then
    package=$work/deb
    mkdir -p "$package/DEBIAN" "$package/usr/lib" "$package/usr/bin" "$package/usr/share/man/man1" \
        "$package/usr/share/bash-completion/completions" "$package/usr/share/applications" \
        "$package/usr/share/doc/chuhe" "$package/lib/systemd/system" "$package/etc/chuhe"
    cp -a "$app" "$package/usr/lib/chuhe"
    rm -rf "$package/usr/lib/chuhe/share"
    ln -s ../lib/chuhe/bin/chuhe "$package/usr/bin/chuhe"
    gzip -9nc "$app/share/man/man1/chuhe.1" >"$package/usr/share/man/man1/chuhe.1.gz"
    cp "$app/share/bash-completion/completions/chuhe" "$package/usr/share/bash-completion/completions/"
    cp "$here/chuhe.desktop" "$package/usr/share/applications/"
    cp "$here/chuhe.service" "$package/lib/systemd/system/"
    cp "$here/chuhe.properties" "$package/etc/chuhe/"
    cp "$root/LICENSE" "$package/usr/share/doc/chuhe/copyright"
    cp "$root/NOTICE" "$root/docs/operating.md" "$root/docs/operating.zh.md" "$package/usr/share/doc/chuhe/"
    size=$(du -sk "$package" | cut -f1)
    sed -e "s/@version@/$version/" -e "s/@arch@/$deb/" -e "s/@size@/$size/" "$here/debian-control" \
        >"$package/DEBIAN/control"
    echo /etc/chuhe/chuhe.properties >"$package/DEBIAN/conffiles"
    for script in postinst prerm postrm; do
        cp "$here/debian-$script" "$package/DEBIAN/$script"
        chmod 755 "$package/DEBIAN/$script"
    done
    dpkg-deb --root-owner-group -Zxz --build "$package" "$out/chuhe_${version}_$deb.deb" >/dev/null
    echo "$out/chuhe_${version}_$deb.deb"
fi

# --- the image: the program, the libraries that its runtime asks for, and nothing else ---
"$here/image.sh" "$app" "$out/chuhe-$version-image.tar" "$version" "$deb"
echo "$out/chuhe-$version-image.tar"
