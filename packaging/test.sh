#!/bin/sh
# Installs the packages that build.sh has made into bare roots – a shell and the C library, no Java, Maven or Node – and
# runs them there. Needs root (chroot) and, for the Debian package, apt to fetch the base packages.
#   test.sh FOLDER
set -eu
packages=$(CDPATH='' cd "$1" && pwd)
work=$(mktemp -d)
server=
mounted=
clean() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    for each in $mounted; do
        umount "$each" || exit 1
    done
    rm -rf "$work"
}
trap clean EXIT
failed=0

say() { printf '%-42s %s\n' "$1" "$2"; }

# Milliseconds since 1970.
now() { date +%s%3N; }

# Waits until a server answers, at most a minute; says how long it took.
await() {
    began=$(now)
    while [ $(($(now) - began)) -lt 60000 ]; do
        if curl -fs -m 5 "http://127.0.0.1:$1/health/ready" >/dev/null 2>&1; then
            echo $(($(now) - began))
            return 0
        fi
        sleep 0.1
    done
    return 1
}

# Containers and machines have /proc; Java's launcher finds its libraries by it.
mount_proc() {
    mkdir -p "$1/proc"
    mount -t proc proc "$1/proc" 2>/dev/null || mount --bind /proc "$1/proc"
    mounted="$mounted $1/proc"
}

# try NAME PORT COMMAND...: starts a server and looks whether it becomes ready.
try() {
    name=$1
    port=$2
    shift 2
    "$@" >"$work/log" 2>&1 &
    server=$!
    if took=$(await "$port"); then
        say "$name: chuhe serve" "ready after $took ms"
    else
        say "$name: chuhe serve" 'FAILED'
        cat "$work/log"
        failed=1
    fi
    kill "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
    server=
}

for file in "$packages"/*.tar.gz "$packages"/*.deb "$packages"/*-image.tar; do
    [ -f "$file" ] && say "$(basename "$file")" "$(($(wc -c <"$file") / 1000000)) MB"
done

# --- the image ---
image=$work/image
mkdir -p "$image/layout" "$image/root"
tar -C "$image/layout" -xf "$packages"/*-image.tar
layer=$(sed -n 's/.*"Layers":\["\([^"]*\)".*/\1/p' "$image/layout/manifest.json")
tar -C "$image/root" -xzf "$image/layout/$layer"
mkdir -p "$image/root/dev"
mount_proc "$image/root"
[ -e "$image/root/dev/urandom" ] || mknod "$image/root/dev/urandom" c 1 9 2>/dev/null || true
[ -e "$image/root/dev/random" ] || mknod "$image/root/dev/random" c 1 8 2>/dev/null || true
[ -e "$image/root/dev/null" ] || mknod -m 666 "$image/root/dev/null" c 1 3 2>/dev/null || true
config=$(sed -n 's/.*"Config":"\([^"]*\)".*/\1/p' "$image/layout/manifest.json")
entry=$(tr -d '\n' <"$image/layout/$config" | sed 's/.*"Entrypoint":\[\([^]]*\)\].*/\1/; s/"//g; s/,/ /g')
# shellcheck disable=SC2086 # a command and its arguments
try image 18085 env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 chroot --userspec=999:999 "$image/root" $entry \
    serve --port 18085 --data /var/lib/chuhe/data

# --- the Debian package ---
if command -v apt-get >/dev/null 2>&1 && ls "$packages"/*.deb >/dev/null 2>&1; then
    root=$work/debian
    mkdir -p "$root/dev" "$root/tmp" "$work/fetched"
    mount_proc "$root"
    (cd "$work/fetched" && apt-get -q download dash coreutils libacl1 libattr1 libselinux1 libpcre2-8-0 libgmp10 libssl3 \
        libc6 libc-bin zlib1g libfreetype6 libfontconfig1 libpng16-16 libbrotli1 libexpat1 libgcc-s1 libstdc++6 \
        fontconfig-config >/dev/null 2>&1) || say 'base packages' 'could not all be fetched'
    for part in "$work"/fetched/*.deb "$packages"/*.deb; do
        dpkg-deb -x "$part" "$root"
    done
    ln -sf dash "$root/bin/sh"
    for device in 'urandom 9' 'random 8' 'null 3'; do
        # shellcheck disable=SC2086 # a name and a number
        set -- $device
        mknod -m 666 "$root/dev/$1" c 1 "$2" 2>/dev/null || true
    done
    if [ -e "$root/usr/bin/java" ] || [ -e "$root/usr/bin/mvn" ] || [ -e "$root/usr/bin/node" ]; then
        say 'bare root' 'FAILED: it has tools'
        failed=1
    fi
    run() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/tmp chroot "$root" "$@"; }
    began=$(now)
    if run /usr/bin/chuhe --version >"$work/version"; then
        say 'package: chuhe --version' "$(cat "$work/version") in $(($(now) - began)) ms"
    else
        say 'package: chuhe --version' 'FAILED'
        failed=1
    fi
    if run /usr/bin/chuhe judge --fen "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w" --moves "f0e0 e8f8 e0f0 f8e8" >/dev/null 2>"$work/log"; then
        say 'package: chuhe judge' 'ruled'
    else
        say 'package: chuhe judge' "FAILED: $(head -1 "$work/log")"
        failed=1
    fi
    try package 18086 env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 chroot "$root" /usr/bin/chuhe serve --port 18086 --data /tmp/data
fi
exit $failed
