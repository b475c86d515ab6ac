#!/usr/bin/env python3
"""Checks `popcorn serve --tmdb-api` with clients of TMDb that others wrote, and with those of the SDK.

    Tests/HTTPService/TMDbClients/check.py POPCORN

The libraries tmdbsimple, tmdbv3api and themoviedb from PyPI call each of their methods that reads what is the same for
everyone, first on the stand-in of TMDb, then on the service, with a token of the service as the key. Each response must have
the status and the bytes of the stand-in's, and each method the same outcome. The command `popcorn` does the same with its
own SDK, whose base URL is the service.

Then the stand-in stops. All responses with a value must be as before, also after a restart of the service. At last, three
clients request the same 500 titles, which must cost 500 requests.

The exit status is 1 if a check fails.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import libraries
from counting import CountingProxy
from serving import Process

FIRST_ID, TITLES, CLIENTS = 100_000_001, 500, 3
COMMANDS = [["movie", "550"], ["tv", "1396", "--whole"], ["person", "287"], ["search", "fight"], ["movies", "popular"],
            ["find", "tt0137523"], ["trending"], ["genres", "movie"]]


class Check:
    """The failures of the checks."""

    def __init__(self):
        self.failures = 0

    def equal(self, name, results, expected):
        """Compares the results of a library with those of the stand-in."""
        places = [f"{call}: {difference}" for call in expected
                  if (difference := describe(results.get(call), expected[call]))]
        self.report(name, f"{len(expected)} methods, {sum(len(r[1]) for r in expected.values())} responses", places)

    def report(self, name, summary, places):
        print(f"{name}: {summary}" + (f", {len(places)} failures" if places else ""), flush=True)
        for place in places:
            print(f"  failed: {place}")
        self.failures += len(places)


def describe(result, expected):
    """Returns how a result differs from the expected one; `None` if it does not."""
    if result is None:
        return "it was not called"
    (outcome, responses), (wanted, originals) = result, expected
    for response, original in zip(responses, originals):
        if response[0] != original[0]:
            return f"status {response[0]} instead of {original[0]}: {response[1][:120]!r}"
        if response[1] != original[1]:
            return f"other bytes: {response[1][:120]!r} instead of {original[1][:120]!r}"
    if len(responses) != len(originals):
        return f"{len(responses)} responses instead of {len(originals)}"
    return None if outcome == wanted else f"{outcome} instead of {wanted}"


def command(popcorn, url, token, arguments, home):
    """Returns the exit status and the output of the command with a base URL, without the times of its own cache."""
    environment = {"PATH": os.environ["PATH"], "HOME": home, "POPCORN_HOME": home, "TMDB_BASE_URL": url,
                   "TMDB_ACCESS_TOKEN": token}
    done = subprocess.run([popcorn, *arguments, "--json"], env=environment, capture_output=True, text=True)
    return done.returncode, re.sub(r'"cachedAt" : "[^"]*"', "", done.stdout)


def commands(popcorn, url, token):
    results = {}
    for arguments in COMMANDS:
        # A folder of its own, so that nothing is cached by the command.
        with tempfile.TemporaryDirectory(prefix="popcorn-client-") as home:
            exit_status, output = command(popcorn, url, token, arguments, home)
            results[" ".join(arguments)] = (
                f"exit status {exit_status}", [(200 if exit_status == 0 else 500, output.encode())])
    return results


def available(expected):
    """Returns the results whose responses all have a value, which the service keeps."""
    return {call: result for call, result in expected.items() if all(status == 200 for status, _ in result[1])}


def get(url, token):
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=60) as response:
        return response.status


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("popcorn", metavar="POPCORN", help="the program")
    popcorn = os.path.abspath(parser.parse_args().popcorn)
    check = Check()
    with tempfile.TemporaryDirectory(prefix="popcorn-clients-") as home:
        made = subprocess.run([popcorn, "token", "--rights", "read"], capture_output=True, check=True, text=True)
        token = made.stdout.strip()
        tokens = pathlib.Path(home) / "tokens"
        tokens.write_text(made.stderr)
        standin = Process(popcorn, "standin", "--catalogue-size", "100000")
        tmdb = CountingProxy(standin.port)

        def serve():
            return Process(
                popcorn, "serve", "--tmdb-api", "--port", "0", "--rate-per-client", "0", "--log-level", "error",
                "--tokens", str(tokens), environment={
                    "POPCORN_HOME": home, "TMDB_BASE_URL": tmdb.url, "TMDB_ACCESS_TOKEN": "of-the-service"})

        server = serve()
        expected = {}
        for name in libraries.LIBRARIES:
            expected[name] = libraries.run(name, standin.url, "any")
            check.equal(name, libraries.run(name, server.url, token), expected[name])
        expected_commands = commands(popcorn, standin.url, "any")
        check.equal("popcorn", commands(popcorn, server.url, token), expected_commands)
        leaked = [path for _, path in tmdb.requests if token in path]
        check.report("credentials", f"{len(tmdb.requests)} requests to TMDb", leaked)

        start = len(tmdb.requests)
        urls = [f"{server.url}/3/movie/{FIRST_ID + number}" for number in range(TITLES)]
        with concurrent.futures.ThreadPoolExecutor(12) as pool:
            statuses = list(pool.map(lambda url: get(url, token), [url for url in urls for _ in range(CLIENTS)]))
        sent = len(tmdb.requests) - start
        check.report("titles", f"{TITLES} titles for {CLIENTS} clients, {sent} requests to TMDb",
                     [f"status {status}" for status in statuses if status != 200]
                     + ([f"{sent} requests"] if sent != TITLES else []))

        standin.end()
        for title in ["without TMDb", "without TMDb, after a restart"]:
            for name in libraries.LIBRARIES:
                check.equal(f"{name} {title}", libraries.run(name, server.url, token), available(expected[name]))
            check.equal(f"popcorn {title}", commands(popcorn, server.url, token), available(expected_commands))
            server.end()
            server = serve()
        server.end()
    print("failed" if check.failures else "All checks passed.")
    sys.exit(1 if check.failures else 0)


if __name__ == "__main__":
    main()
