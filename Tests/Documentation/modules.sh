#!/usr/bin/env bash
# Prints the modules whose public declarations a service can use: those of the products, and those whose types the
# products expose. A module follows the modules that its comments link to.
set -euo pipefail

contexts=(Contexts/Popcorn*)
contexts=("${contexts[@]#Contexts/Popcorn}")
modules=(CoreDomain CoreApplication PopcornCaching)
for context in "${contexts[@]}"; do modules+=("${context}Domain" "${context}Application"); done
modules+=(TMDb TMDbTesting TMDbStandIn PopcornServices PopcornHTTP CoreDomainTestHelpers DomainTestHelpers)
modules+=(PopcornTesting)
printf '%s\n' "${modules[@]}"
