#!/usr/bin/env python3
"""Checks clients that are generated from the OpenAPI document of `popcorn serve`, with generators from PyPI.

    Tests/HTTPService/Clients/check.py POPCORN [--languages NAMES] [--document FILE] [--folder FOLDER]

`openapi-python-client` and `openapi-generator` generate clients in 6 languages. Each client must have a model with all
properties for each schema of the document, and a method for each operation. The generators must not warn, and must not
make up the name of a model.

Both clients in Python then call each operation of a server that has sample data and requires tokens: with the required
parameters only, and with all parameters that have an example. Bodies of requests are the examples of the document. Each
response must be decoded to its model without a loss, or to the bytes of an image. The other clients are compiled if
their compiler and their dependencies are on this machine.

The faults of the document that affect the clients are listed first, with their paths.

The exit status is 1 if a check fails.
"""

import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import textwrap
import urllib.request

import calls
import compilers
import document as documents
import generators

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from serving import Process


def report(name, summary, failures):
    """Prints a line, and the failures with their places by fault. Returns the number of failures."""
    places = collections.defaultdict(list)
    for fault, place in failures:
        places[fault].append(place)
    print(f"{name}: {summary}" + (f", {len(failures)} failures" if failures else ""))
    for fault in places:
        print(textwrap.fill(f"failed: {fault}: {', '.join(sorted(places[fault]))}", 120, initial_indent="  ",
                            subsequent_indent="    ", break_long_words=False, break_on_hyphens=False))
    sys.stdout.flush()
    return len(failures)


def serve(popcorn, folder):
    """Returns a server with sample data, and a token for all of its operations."""
    made = subprocess.run([popcorn, "token", "--rights", "read,library,operate", "--owner", calls.OWNER],
                          capture_output=True, check=True, text=True)
    tokens = folder / "tokens"
    tokens.write_text(made.stderr)
    server = Process(popcorn, "serve", "--demo", "--port", "0", "--images", "--rate-per-client", "0", "--tokens",
                     str(tokens))
    return server, made.stdout.strip()


def check(popcorn, languages, file, folder):
    """Checks the clients in some languages, and returns the number of failures."""
    server, token = serve(popcorn, folder)
    with server:
        if not file:
            file = folder / "openapi.json"
            with urllib.request.urlopen(f"{server.url}/openapi.json", timeout=30) as response:
                file.write_bytes(response.read())
        document = documents.Document(json.loads(file.read_text()))
        count = report("document", document.summary, document.failures())
        for language in languages:
            client = folder / language.name
            failures = language.generate(file, client) + language.failures(document, client)
            summary = language.summary(client)
            if language.calls:
                caller = language.calls(client, server.url, token)
                called, faults = calls.check(document, caller)
                summary += f", {called}"
            else:
                faults, skipped = compilers.check(language.name, client)
                summary += f", not compiled: {skipped}" if skipped else "" if faults else ", compiled"
            count += report(language.name, summary, failures + faults)
    return count


def main():
    known = {language.name: language for language in generators.LANGUAGES}
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("popcorn", help="the command")
    parser.add_argument("--languages", default=",".join(known), metavar="NAMES",
                        help="the names of clients, separated by commas (default: %(default)s)")
    parser.add_argument("--document", type=pathlib.Path, help="an OpenAPI document (default: that of the service)")
    parser.add_argument("--folder", type=pathlib.Path, help="the folder of the clients (default: a temporary one)")
    arguments = parser.parse_args()
    names = arguments.languages.split(",")
    if unknown := [name for name in names if name not in known]:
        parser.error(f"unknown languages: {', '.join(unknown)}")
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.folder or pathlib.Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        failures = check(os.path.abspath(arguments.popcorn), [known[name] for name in names], arguments.document,
                         folder.resolve())
    if failures:
        sys.exit(f"{failures} checks failed")


if __name__ == "__main__":
    main()
