#!/bin/sh
# Builds the npm package from the compiled scripts: build.sh TARGET reads TARGET/scripts and writes TARGET/npm, a folder as
# it is installed, and TARGET/chuhe-VERSION.tgz. With "build" as second argument nothing is done: the program itself needs the
# scripts only.
set -eu
target=$1
[ "${2:-verify}" = verify ] || exit 0
if [ ! -d node_modules ] || [ package-lock.json -nt node_modules ]; then
    npm ci --no-audit --no-fund --loglevel=error
    touch node_modules
fi
out=$target/npm
rm -rf "$out"
mkdir -p "$out/dist"
node_modules/.bin/tsc -p . --outDir "$out/dist"
node build.mjs "$target/scripts" "$out/dist"
cp -r README.md examples "$out"
cp ../../../../LICENSE ../../../../NOTICE "$out"
node -e 'const p = require("./package.json"); delete p.devDependencies; console.log(JSON.stringify(p, null, 2))' > "$out/package.json"
(cd "$out" && npm pack --silent --pack-destination "$target" >/dev/null)
