#!/usr/bin/env bash
# Writes the symbol graphs of the public declarations of modules to <output>/<module>. The modules have been built.
#
#     Tests/Documentation/graphs.sh <package> <build> <output> <module>...
#
# <package> is the folder of the package, and <build> that of its products, as `swift build --show-bin-path` prints it.
# `swift package dump-symbol-graph` is not used: it compiles everything again, as another product does, and reads all
# modules, some of which crash the compiler of Swift 6.3.
set -euo pipefail
shopt -s nullglob

swift=${SWIFT:-swift}
package=$1 build=$2 output=$3
shift 3

imports=(-I "$build/Modules")
for map in "$build"/*.build/module.modulemap; do imports+=(-Xcc "-fmodule-map-file=$map"); done
for map in $(find "$build/../../checkouts" "$package/Adapters" "$package/Core" -name module.modulemap); do
    imports+=(-I "$(dirname "$map")")
done
target=$($swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
for module in "$@"; do
    mkdir -p "$output/$module"
    $swift symbolgraph-extract -module-name "$module" -target "$target" "${imports[@]}" \
        -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
        -output-dir "$output/$module"
done
