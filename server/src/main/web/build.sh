#!/bin/sh
# Builds the scripts and styles of the pages into $CHUHE_WEB_OUT: fetches the tools once and bundles.
#   build.sh verify   checks the types and runs the tests too
set -eu
if [ ! -d node_modules ] || [ package-lock.json -nt node_modules ]; then
    npm ci --no-audit --no-fund --loglevel=error
    touch node_modules
fi
npm run --silent build
if [ "${1:-verify}" = verify ]; then
    npm run --silent check &
    checked=$!
    npm test --silent
    wait "$checked"
fi
