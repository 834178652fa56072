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

# The game that is read, in traditional characters: Big5 has no others.
game='[Game "Chinese Chess"]
[Red "紅方"]
[Black "黑方"]
[Result "*"]
1. 炮二平五 馬8進7 2. 馬二進三 車9平8 3. 車一平二 炮8進4 *
'

# tries WHAT COMMAND...: what must end with 0, and with no line of the virtual machine; its answer stays in $work/answer.
tries() {
    what=$1
    shift
    if ! "$@" >"$work/answer" 2>"$work/log" || grep -q '^\[\|Exception' "$work/log"; then
        say "$what" "FAILED: $(head -1 "$work/log")"
        failed=1
    fi
}

# files NAME ROOT COMMAND...: makes the game in many encodings in /tmp of a root, and lets every command that reads games
# read them there.
files() {
    name=$1
    folder=$2/tmp
    shift 2
    printf '%s' "$game" >"$folder/utf8.pgn"
    iconv -f UTF-8 -t BIG5 "$folder/utf8.pgn" >"$folder/big5.pgn"
    iconv -f UTF-8 -t UTF-16 "$folder/utf8.pgn" >"$folder/utf16.pgn"
    tries "$name: a file in GBK" "$@" convert /tmp/utf8.pgn --to pgn --gbk
    cp "$work/answer" "$folder/gbk.pgn"
    tries "$name: a file of XQF" "$@" convert /tmp/utf8.pgn --to xqf -o /tmp/game.xqf
    before=$failed
    failed=0
    for sample in $samples; do
        tries "$name: convert $sample" "$@" convert "/tmp/$sample" --to pgn
        if ! grep -q '炮二平五' "$work/answer"; then
            say "$name: convert $sample" 'FAILED: its moves are gone'
            failed=1
        fi
        tries "$name: judge $sample" "$@" judge "/tmp/$sample"
        tries "$name: audit $sample" "$@" audit "/tmp/$sample"
        tries "$name: puzzles $sample" "$@" puzzles "/tmp/$sample"
        tries "$name: match --check $sample" "$@" match --check "/tmp/$sample"
        tries "$name: library $sample" "$@" library "/tmp/$sample" --data /tmp/library
    done
    rm -rf "$folder/library"
    [ "$failed" -ne 0 ] || say "$name: every command that reads games" "$samples"
    [ "$before" -eq 0 ] || failed=1
}
samples='utf8.pgn gbk.pgn big5.pgn utf16.pgn game.xqf'

# try NAME PORT ROOT COMMAND...: starts a server, looks whether it becomes ready, and sends it the games in /tmp of its root.
try() {
    name=$1
    port=$2
    folder=$3/tmp
    shift 3
    "$@" >"$work/log" 2>&1 &
    server=$!
    if took=$(await "$port"); then
        say "$name: chuhe serve" "ready after $took ms"
        for sample in $samples; do
            if curl -fs -m 30 -H 'Content-Type: application/octet-stream' --data-binary "@$folder/$sample" \
                "http://127.0.0.1:$port/api/records" >"$work/answer" && grep -q '"h2e2"' "$work/answer"; then
                say "$name: upload" "$sample read"
            else
                say "$name: upload" "FAILED: $sample"
                cat "$work/log"
                failed=1
            fi
        done
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
set -- env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 chroot --userspec=999:999 "$image/root" $entry
files image "$image/root" "$@"
try image 18085 "$image/root" "$@" serve --port 18085 --data /var/lib/chuhe/data

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
    set -- env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/tmp chroot "$root" /usr/bin/chuhe
    began=$(now)
    if "$@" --version >"$work/version"; then
        say 'package: chuhe --version' "$(cat "$work/version") in $(($(now) - began)) ms"
    else
        say 'package: chuhe --version' 'FAILED'
        failed=1
    fi
    if "$@" judge --fen "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w" --moves "f0e0 e8f8 e0f0 f8e8" >/dev/null 2>"$work/log"; then
        say 'package: chuhe judge' 'ruled'
    else
        say 'package: chuhe judge' "FAILED: $(head -1 "$work/log")"
        failed=1
    fi
    files package "$root" "$@"
    try package 18086 "$root" "$@" serve --port 18086 --data /tmp/data
fi
exit $failed
