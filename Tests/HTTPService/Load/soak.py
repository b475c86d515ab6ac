#!/usr/bin/env python3
"""Runs `popcorn serve` under mixed load while TMDb fails, is slow or is down by turns, and while the server is ended.

    Tests/HTTPService/Load/soak.py POPCORN [--minutes 60] [--rate 100] [--seed 1]

The clients read cached and new titles, also by TMDb's own paths, search, read event streams, and change the watchlists
of owners. Every minute, the stand-in of TMDb behaves in another way; every other minute, the server receives SIGTERM or
SIGKILL by turns, and is started again on the same databases.

The script fails if

- a response has status 500 or an undocumented one, or a body that is not complete;
- a change that was acknowledged with status 204 is missing from the watchlists after a restart, or at the end;
- the server does not stop within 30 seconds of SIGTERM, or not with exit status 0;
- memory grows: the largest value of the last quarter exceeds that of the second quarter by more than 20 %.
"""

import argparse
import collections
import http.client
import json
import os
import pathlib
import random
import signal
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from serving import Process

# The behaviours of TMDb: the options of `popcorn standin`; None if it is down.
TURNS = [
    (), ("--latency", "2s"), None, ("--fault", "500%3"), ("--fault", "429:retry-after=2%5"),
    ("--fault", "truncate%4"), ("--fault", "html%2"), ("--fault", "stall%10"),
]
DOCUMENTED = {200, 204, 304, 400, 401, 403, 404, 409, 429, 502, 503, 504}
JSON = {"application/json", "application/json;charset=utf-8"}
CLIENTS = 8


class Soak:

    def __init__(self, popcorn, arguments):
        self.popcorn = popcorn
        self.rate = arguments.rate
        self.seconds = arguments.minutes * 60
        self.seed = arguments.seed
        self.home = tempfile.mkdtemp(prefix="popcorn-soak-")
        self.standin = None
        self.server = None
        self.is_running = True
        self.is_up = threading.Event()
        self.lock = threading.Lock()
        # Each client holds its gate during a request.
        self.gates = [threading.Lock() for _ in range(CLIENTS)]
        self.statuses = collections.Counter()
        self.failures = []
        self.cut = 0
        # The entries of each owner that are acknowledged, and those whose change was cut off.
        self.present = collections.defaultdict(set)
        self.unknown = collections.defaultdict(set)

    def fail(self, message):
        with self.lock:
            self.failures.append(message)
        print(f"failed: {message}", flush=True)

    # TMDb and the server

    def start_standin(self, turn):
        if self.standin:
            self.standin.end(signal.SIGKILL)
            self.standin = None
        if turn is not None:
            port = str(self.standin_port) if hasattr(self, "standin_port") else "0"
            self.standin = Process(self.popcorn, "standin", "--catalogue-size", "20000", "--port", port, *turn)
            self.standin_port = self.standin.port

    def start_server(self):
        port = str(self.server.port) if self.server else "0"
        self.server = Process(
            self.popcorn, "serve", "--tmdb-api", "--port", port, "--rate-per-client", "0", "--grace-time", "10s", "--cache-size",
            "50MB", environment={
                "POPCORN_HOME": self.home, "TMDB_ACCESS_TOKEN": "any",
                "TMDB_BASE_URL": f"http://127.0.0.1:{self.standin_port}"})

    def restart_server(self, by):
        self.is_up.clear()
        begin = time.monotonic()
        status = self.server.end(by)
        if by == signal.SIGTERM and (status != 0 or time.monotonic() - begin > 30):
            self.fail(f"SIGTERM ended the server with status {status} after {time.monotonic() - begin:.0f} s")
        self.start_server()
        self.check_watchlists()
        self.is_up.set()

    # Clients

    def request(self, connection, method, path):
        """Sends a request, and returns its status; None if the connection was cut off."""
        connection.request(method, path, headers={"Host": "localhost"})
        response = connection.getresponse()
        body = response.read()
        with self.lock:
            self.statuses[response.status] += 1
        if response.status not in DOCUMENTED:
            self.fail(f"{method} {path} has status {response.status}")
        if response.status == 200 and response.headers["Content-Type"] in JSON:
            json.loads(body)
        return response.status

    def client(self, number):
        source = random.Random(self.seed * 1_000 + number)
        owner = f"owner-{number}"
        connection, server = None, None
        while self.is_running:
            if not self.is_up.wait(timeout=1):
                continue
            time.sleep(source.expovariate(self.rate / CLIENTS))
            title = None
            kind = source.random()
            if kind < 0.5:
                method, path = "GET", f"/v1/movies/{source.choice([550, 13, 11, 603, 680])}?owner={owner}"
            elif kind < 0.6:
                method, path = "GET", (f"/3/movie/{source.choice([550, 13, source.randint(100_000_001, 100_020_000)])}"
                                       f"?append_to_response=credits,images&api_key=any")
            elif kind < 0.7:
                method, path = "GET", f"/v1/movies/{source.randint(100_000_001, 100_020_000)}?include=credits,images"
            elif kind < 0.8:
                method, path = "GET", f"/v1/tv-series/{source.randint(200_000_001, 200_004_000)}"
            elif kind < 0.85:
                method, path = "GET", f"/v1/movies/search?query={source.choice(['fight', 'star', 'the', 'matrix'])}"
            elif kind < 0.9:
                method, path = "GET", f"/v1/owners/{owner}/watchlist"
            else:
                title = source.randint(1, 300)
                method, path = source.choice(["PUT", "DELETE"]), f"/v1/owners/{owner}/watchlist/movie/{title}"
            with self.gates[number]:
                if not self.is_up.is_set():
                    continue
                try:
                    if connection is None or server is not self.server:
                        server = self.server
                        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=70)
                    status = self.request(connection, method, path)
                    if title and status == 204:
                        self.unknown[owner].discard(title)
                        (self.present[owner].add if method == "PUT" else self.present[owner].discard)(title)
                    elif title:
                        self.unknown[owner].add(title)
                except (OSError, http.client.HTTPException) as error:
                    connection = None
                    if title:
                        self.unknown[owner].add(title)
                    with self.lock:
                        self.cut += 1
                    if self.is_up.is_set():
                        self.fail(f"{method} {path} was not answered: {error!r}")
                except ValueError as error:
                    self.fail(f"{method} {path} has a body that is not JSON: {error}")

    def stream(self):
        """Reads events until the server ends."""
        while self.is_running:
            if not self.is_up.wait(timeout=1):
                continue
            try:
                connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
                connection.request("GET", "/v1/movies/550/updates", headers={"Host": "localhost"})
                response = connection.getresponse()
                while self.is_running and response.readline():
                    pass
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(1)

    def check_watchlists(self):
        """Compares the watchlists with the acknowledged changes, while no client sends a request."""
        for number, gate in enumerate(self.gates):
            with gate:
                self.check_watchlist(number)

    def check_watchlist(self, number):
        owner = f"owner-{number}"
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=70)
        connection.request("GET", f"/v1/owners/{owner}/export", headers={"Host": "localhost"})
        lines = connection.getresponse().read().decode().splitlines()
        stored = {entry["id"] for entry in map(json.loads, lines) if "id" in entry and entry.get("kind") == "movie"}
        unknown = self.unknown[owner]
        if stored - unknown != self.present[owner] - unknown:
            self.fail(f"the watchlist of {owner} differs: {stored ^ self.present[owner]}")
        # What is stored now is known again.
        self.present[owner] = stored
        self.unknown[owner] = set()

    # The run

    def run(self):
        self.start_standin(TURNS[0])
        self.start_server()
        self.is_up.set()
        threads = [threading.Thread(target=self.client, args=(number,)) for number in range(CLIENTS)]
        threads += [threading.Thread(target=self.stream, daemon=True) for _ in range(4)]
        for thread in threads:
            thread.start()
        begin = time.monotonic()
        memory = []
        turn = 0
        while (passed := time.monotonic() - begin) < self.seconds and len(self.failures) < 20:
            time.sleep(1)
            memory.append((passed, self.server.memory()))
            if passed < 60 * (turn + 1):
                continue
            turn += 1
            self.start_standin(TURNS[turn % len(TURNS)])
            if turn % 2 == 0:
                self.restart_server(signal.SIGTERM if turn % 4 == 0 else signal.SIGKILL)
            print(f"minute {turn}: {sum(self.statuses.values())} requests, {self.cut} cut off, memory "
                  f"{memory[-1][1]:.0f} MB, TMDb {TURNS[turn % len(TURNS)]}", flush=True)
        self.is_running = False
        for thread in threads[:CLIENTS]:
            thread.join()
        self.check_watchlists()
        status = self.server.end()
        if status != 0:
            self.fail(f"the server ended with status {status}")
        if self.standin:
            self.standin.end()
        return self.report(memory)

    def report(self, memory):
        quarter = self.seconds / 4
        second = max(value for passed, value in memory if quarter <= passed < 2 * quarter)
        last = max(value for passed, value in memory if passed >= 3 * quarter)
        if last > 1.2 * second:
            self.fail(f"memory grew from {second:.0f} MB to {last:.0f} MB")
        counts = ", ".join(f"{count} × {status}" for status, count in sorted(self.statuses.items()))
        print(f"{sum(self.statuses.values())} requests: {counts}; {self.cut} cut off by a signal")
        print(f"memory: at most {second:.0f} MB in the second quarter, {last:.0f} MB in the last quarter")
        print("failed" if self.failures else "nothing was lost, no response has status 500")
        return 1 if self.failures else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("popcorn", help="the command, built for release")
    parser.add_argument("--minutes", type=float, default=60, help="the duration (default: 60)")
    parser.add_argument("--rate", type=float, default=100, help="the number of requests per second (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the requests (default: 1)")
    arguments = parser.parse_args()
    sys.exit(Soak(os.path.abspath(arguments.popcorn), arguments).run())


if __name__ == "__main__":
    main()
