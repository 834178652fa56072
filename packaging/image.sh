#!/bin/sh
# Puts an unpacked program into an OCI image in a tar, without a daemon and without fetching anything: one layer with the
# program and the system libraries that its runtime is linked with. Readable for docker load and podman load.
#   image.sh PROGRAM TAR VERSION ARCH
set -eu
app=$1
tar=$2
version=$3
arch=$4
work=$(mktemp -d "${tar%/*}/.image.XXXXXX")
trap 'rm -rf "$work"' EXIT
top=$work/root
mkdir -p "$top/usr/lib" "$top/etc" "$top/tmp" "$top/var/lib/chuhe"
chmod 1777 "$top/tmp"
cp -a "$app" "$top/usr/lib/chuhe"
rm -rf "$top/usr/lib/chuhe/share" "$top/usr/lib/chuhe/bin" "$top/usr/lib/chuhe/lib/chuhe.jsa"
printf 'root:x:0:0:root:/:/nologin\nchuhe:x:999:999:chuhe:/var/lib/chuhe:/nologin\n' >"$top/etc/passwd"
printf 'root:x:0:\nchuhe:x:999:\n' >"$top/etc/group"
# Names are resolved by files and DNS.
echo 'hosts: files dns' >"$top/etc/nsswitch.conf"

# Libraries, and what they need in turn; those for names and for SQLite are opened at run time.
find "$app/runtime" -type f \( -name '*.so' -o -path '*/bin/*' \) >"$work/binaries"
library_folder=$(dirname "$(ldd /bin/sh | sed -n 's/.*=> \(.*libc\.so\.6\) .*/\1/p')")
{
    while read -r binary; do
        ldd "$binary" 2>/dev/null | sed -n -e 's/.*=> \(\/[^ ]*\) .*/\1/p' -e 's/^[[:space:]]*\(\/[^ ]*\) .*/\1/p'
    done <"$work/binaries"
    for name in libnss_dns.so.2 libnss_files.so.2 libresolv.so.2 libm.so.6 libdl.so.2 libpthread.so.0 librt.so.1; do
        [ ! -e "$library_folder/$name" ] || echo "$library_folder/$name"
    done
} | grep -v "^$app" | sort -u | while read -r library; do
    mkdir -p "$top$(dirname "$library")"
    cp -L "$library" "$top$library"
done

# One layer, its configuration, the manifest; each is named after its hash. Dates are fixed: the same input, the same image.
blobs=$work/image/blobs/sha256
mkdir -p "$blobs"
tar -C "$top" --owner=0 --group=0 --numeric-owner --sort=name --mtime=@0 \
    --exclude=./var/lib/chuhe --exclude=./tmp -cf "$work/layer" .
tar -C "$top" --owner=999 --group=999 --numeric-owner --mtime=@0 -rf "$work/layer" ./var/lib/chuhe
tar -C "$top" --owner=0 --group=0 --numeric-owner --mtime=@0 -rf "$work/layer" ./tmp
hash() { sha256sum "$1" | cut -d' ' -f1; }
size() { wc -c <"$1" | tr -d ' '; }
plain=$(hash "$work/layer")
gzip -n "$work/layer"
layer=$(hash "$work/layer.gz")
layer_size=$(size "$work/layer.gz")
mv "$work/layer.gz" "$blobs/$layer"
cat >"$work/config" <<END
{"architecture":"$arch","os":"linux","created":"1970-01-01T00:00:00Z",
"config":{"User":"999:999","WorkingDir":"/var/lib/chuhe","ExposedPorts":{"8080/tcp":{}},"Volumes":{"/var/lib/chuhe":{}},
"Env":["LC_ALL=C.UTF-8","CHUHE_HOST=0.0.0.0","CHUHE_DATA=/var/lib/chuhe"],
"Entrypoint":["/usr/lib/chuhe/runtime/bin/java","-Djava.awt.headless=true","-XX:MaxRAMPercentage=70",
"-Xlog:disable","-Xlog:all=error:stderr","-XX:SharedArchiveFile=/usr/lib/chuhe/lib/chuhe-server.jsa",
"-XX:+UnlockDiagnosticVMOptions","-XX:ArchiveRelocationMode=0","-XX:G1HeapRegionSize=1m","-jar","/usr/lib/chuhe/lib/chuhe.jar"],
"Cmd":["serve"],"Labels":{"org.opencontainers.image.title":"chuhe","org.opencontainers.image.version":"$version"}},
"rootfs":{"type":"layers","diff_ids":["sha256:$plain"]}}
END
config=$(hash "$work/config")
config_size=$(size "$work/config")
mv "$work/config" "$blobs/$config"
cat >"$work/manifest" <<END
{"schemaVersion":2,"mediaType":"application/vnd.oci.image.manifest.v1+json",
"config":{"mediaType":"application/vnd.oci.image.config.v1+json","digest":"sha256:$config","size":$config_size},
"layers":[{"mediaType":"application/vnd.oci.image.layer.v1.tar+gzip","digest":"sha256:$layer","size":$layer_size}]}
END
manifest=$(hash "$work/manifest")
manifest_size=$(size "$work/manifest")
mv "$work/manifest" "$blobs/$manifest"
cat >"$work/image/index.json" <<END
{"schemaVersion":2,"mediaType":"application/vnd.oci.image.index.v1+json",
"manifests":[{"mediaType":"application/vnd.oci.image.manifest.v1+json","digest":"sha256:$manifest","size":$manifest_size,
"annotations":{"io.containerd.image.name":"chuhe:$version","org.opencontainers.image.ref.name":"$version"}}]}
END
echo '{"imageLayoutVersion":"1.0.0"}' >"$work/image/oci-layout"
cat >"$work/image/manifest.json" <<END
[{"Config":"blobs/sha256/$config","RepoTags":["chuhe:$version"],"Layers":["blobs/sha256/$layer"]}]
END
tar -C "$work/image" --owner=0 --group=0 --numeric-owner --sort=name --mtime=@0 -cf "$tar" .
