#!/bin/sh
# Builds the scripts and styles of the pages into $CHUHE_WEB_OUT: fetches the tools once, checks the types, bundles.
set -eu
if [ ! -d node_modules ] || [ package-lock.json -nt node_modules ]; then
    npm ci --no-audit --no-fund --loglevel=error
    touch node_modules
fi
npm run --silent check
npm run --silent build
npm test --silent
