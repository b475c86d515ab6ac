#!/usr/bin/env bash
# Builds the documentation of all modules that a service can import, with the DocC of the toolchain. Fails if DocC
# reports a warning, if a public symbol has no documentation comment, or if docs/migration.tsv is not up to date. The
# arguments are options of `swift build`.
set -euo pipefail
cd "$(dirname "$0")/../.."

swift=${SWIFT:-swift}
output=.build-docs
archive=$output/Popcorn.doccarchive

mapfile -t modules < <(Tests/Documentation/modules.sh)

docc=$(command -v docc || echo "$(dirname "$(readlink -f "$(command -v "$swift")")")/docc")
rm -rf "$output"
mkdir -p "$output"

# The options of the compiler have the order of the Makefile.
export SWIFT_DETERMINISTIC_HASHING=1
$swift build "$@"
Tests/Documentation/graphs.sh . "$($swift build "$@" --show-bin-path)" "$output/graphs" "${modules[@]}"

$swift Tests/Documentation/UndocumentedSymbols.swift "$output"/graphs/*/*.json
python3 Tests/Migration/table.py "$output/graphs/TMDb"

archives=()
dependencies=()
for module in "${modules[@]}"; do
    catalogue=$(find Adapters Contexts Core -type d -name "$module.docc")
    "$docc" convert $catalogue --additional-symbol-graph-dir "$output/graphs/$module" \
        --fallback-display-name "$module" --fallback-bundle-identifier "popcorn.$module" \
        --enable-experimental-external-link-support ${dependencies[@]+"${dependencies[@]}"} \
        --warnings-as-errors --output-path "$output/$module.doccarchive"
    archives+=("$output/$module.doccarchive")
    dependencies+=(--dependency "$output/$module.doccarchive")
done

"$docc" merge "${archives[@]}" --synthesized-landing-page-name Popcorn --output-path "$archive"
echo "$archive: to read it, python3 -m http.server --directory $archive, then http://localhost:8000/documentation"
