#!/usr/bin/env bash
# Builds the documentation of all modules that a service can import, with the DocC of the toolchain. Fails if DocC
# reports a warning, or if a public symbol has no documentation comment. The arguments are options of `swift build`.
set -euo pipefail
cd "$(dirname "$0")/../.."

swift=${SWIFT:-swift}
output=.build-docs
archive=$output/Popcorn.doccarchive

# The modules of the products, and the modules whose types they expose. A module follows the modules that its comments
# link to.
contexts=(Contexts/Popcorn*)
contexts=("${contexts[@]#Contexts/Popcorn}")
modules=(CoreDomain CoreApplication PopcornCaching)
for context in "${contexts[@]}"; do modules+=("${context}Domain" "${context}Application"); done
modules+=(TMDb TMDbTesting TMDbStandIn PopcornServices PopcornHTTP CoreDomainTestHelpers DomainTestHelpers)
modules+=(PopcornTesting)

docc=$(command -v docc || echo "$(dirname "$(readlink -f "$(command -v "$swift")")")/docc")
rm -rf "$output"
mkdir -p "$output"

# `swift package dump-symbol-graph` compiles everything again, as another product does, and reads modules that are not
# documented, some of which crash the compiler of Swift 6.3.
$swift build "$@"
build=$($swift build "$@" --show-bin-path)
imports=(-I "$build/Modules")
for map in "$build"/*.build/module.modulemap; do imports+=(-Xcc "-fmodule-map-file=$map"); done
for map in $(find "$build/../../checkouts" Adapters Core -name module.modulemap); do imports+=(-I "$(dirname "$map")"); done
target=$($swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
for module in "${modules[@]}"; do
    mkdir -p "$output/graphs/$module"
    $swift symbolgraph-extract -module-name "$module" -target "$target" "${imports[@]}" \
        -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
        -output-dir "$output/graphs/$module"
done

$swift Tests/Documentation/UndocumentedSymbols.swift "$output"/graphs/*/*.json

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
