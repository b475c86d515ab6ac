#!/usr/bin/env python3
"""Runs the program of Examples/Migration with `popcorn standin`, and checks what it prints.

    Tests/Migration/example.py POPCORN COMPARISON
"""
import os
import re
import subprocess
import sys

EXPECTED = "equal: Fight Club\n"


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    popcorn, comparison = sys.argv[1:]
    standin = subprocess.Popen([popcorn, "standin"], stdout=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://\S+", standin.stdout.readline())
        if not address:
            raise SystemExit("The stand-in server did not print its address.")
        environment = {**os.environ, "TMDB_BASE_URL": address.group()}
        environment.pop("TMDB_ACCESS_TOKEN", None)
        output = subprocess.run(
            [comparison], env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=60).stdout
    finally:
        standin.terminate()
        standin.wait()
    if output != EXPECTED:
        raise SystemExit(f"Expected {EXPECTED!r}, but the program printed {output!r}.")
    print(output, end="")


if __name__ == "__main__":
    main()
