#!/usr/bin/env bash
# Fuzzes the decoders: fuzz.sh <seconds> [<group>]. One fifth of the time is for the parsers, one for the records of the
# cache, the rest for the responses.
set -euo pipefail
cd "$(dirname "$0")"
seconds="${1:-}"
[[ $seconds =~ ^[1-9][0-9]*$ ]] || { echo "usage: make fuzz SECONDS=<a number from 1> [GROUP=parsers|records|responses], not '$seconds'" >&2; exit 64; }
swift="${SWIFT:-swift}"

# The flags are on the command line, because a package that is used as a dependency cannot set them. Swift's own
# backtraces are disabled, because with them libFuzzer does not detect crashes and does not save the input.
# SwiftPM passes each sanitizer in an option of its own, of which the compiler uses only the last one. Without the third
# option, the code has no counters of coverage.
build=("$swift" build -c release --product DecoderFuzzer --sanitize=fuzzer --sanitize=address
    -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing -Xswiftc -g)
"${build[@]}" --quiet
fuzzer="$("${build[@]}" --show-bin-path)/DecoderFuzzer"
export SWIFT_BACKTRACE=enable=no
# A constant is created at its first use. The sanitizer does not find the pointer to the bytes of a `Data`.
export LSAN_OPTIONS="suppressions=$PWD/leaks.suppressions:print_suppressions=0"

work=.build/fuzz
mkdir -p "$work"
# Constants that are created at their first use count as leaks at the exit of the process.
ASAN_OPTIONS=detect_leaks=0 "$fuzzer" --prepare "$work"

fuzz() {
    mkdir -p "$work/corpus-$1"
    echo "Fuzzing $1 for $2 seconds"
    "$fuzzer" "--$1" -max_total_time="$2" -timeout=10 -rss_limit_mb=1024 -max_len=65536 \
        -dict="$work/dictionary" -artifact_prefix="$work/$1-" -print_final_stats=1 \
        "$work/corpus-$1" "$work/seeds-$1" || {
        echo "To repeat it, in Tests/Fuzzing: SWIFT_BACKTRACE=enable=no $fuzzer --$1 <the file named above>" >&2
        exit 1
    }
}
group="${2:-}"
if [[ -n $group ]]; then
    fuzz "$group" "$seconds"
else
    fuzz parsers $(((seconds + 4) / 5))
    fuzz records $(((seconds + 4) / 5))
    fuzz responses $((seconds - seconds / 5 * 2))
fi
