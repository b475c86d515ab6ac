#!/usr/bin/env python3
"""Measures `popcorn serve` with `wrk`: requests per second compared with an empty route, latency, and memory.

    Tests/HTTPService/Load/figures.py POPCORN [--rounds 5] [--seconds 5]

The server has sample data, and its default log of one entry a request. All figures are of one run on the same
processors, which server and client share. The routes are measured in turn, in several rounds. The empty route is
`OPTIONS /v1/movies/550`: it passes the same middlewares and is logged, and its response has no body. `/health/live` is
measured besides, which is not logged.

| figure | aim |
|---|---|
| requests per second of a cached movie, as a ratio to the empty route | at least 0.6 |
| requests per second of responses with status 304, as a ratio to the empty route | at least 0.8 |
| 99th percentile of the latency of a cached movie at half of its maximum rate | at most 5 ms |
| resident memory with 10,000 idle connections and 1,000 event streams | at most 200 MB |

The exit status is 1 if an aim is missed.
"""

import argparse
import os
import pathlib
import re
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from serving import Process

CONNECTIONS = 64
IDLE, STREAMS = 10_000, 1_000
UNITS = {"us": 0.001, "ms": 1.0, "s": 1_000.0}


def wrk(url, seconds, headers=(), script=""):
    """Runs wrk with a Lua script, and returns the requests per second and the 99th percentile of the latency in ms."""
    command = ["wrk", "--threads", "1", "--connections", str(CONNECTIONS), "--duration", f"{seconds}s", "--latency"]
    for header in headers:
        command += ["--header", header]
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as file:
        file.write(script)
        file.flush()
        output = subprocess.run(
            command + ["--script", file.name, url], capture_output=True, text=True, check=True).stdout
    errors = re.search(r"Socket errors.*|Non-2xx or 3xx responses: .*", output)
    if errors:
        sys.exit(f"{url}: {errors.group()}")
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))
    number, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", output).groups()
    return rate, float(number) * UNITS[unit]


def half_load(url, rate, seconds):
    """Returns the rate and the 99th percentile of the latency if clients wait between requests."""
    delay = max(1, round(1_000 * CONNECTIONS / (rate / 2)))
    # Delays differ, so that the requests do not arrive together.
    return wrk(url, seconds, script=f"function delay() return math.random({delay // 2}, {delay + delay // 2}) end")


def open_connections(port):
    """Opens connections without a request, and event streams whose first event is received."""
    sockets = []
    for number in range(IDLE + STREAMS):
        connection = socket.create_connection(("127.0.0.1", port))
        if number < STREAMS:
            connection.sendall(b"GET /v1/movies/550/updates HTTP/1.1\r\nHost: localhost\r\n\r\n")
        sockets.append(connection)
    for connection in sockets[:STREAMS]:
        received = b""
        while b"data:" not in received:
            received += connection.recv(65_536) or sys.exit("an event stream was closed")
    return sockets


def is_open(connection):
    connection.setblocking(False)
    try:
        return connection.recv(65_536) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


class Report:

    def __init__(self):
        self.missed = 0

    def row(self, figure, value, aim, is_met):
        self.missed += not is_met
        print(f"| {figure} | {value} | {aim} | {'yes' if is_met else 'no'} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("popcorn", help="the command, built for release")
    parser.add_argument("--rounds", type=int, default=5, help="the number of rounds (default: 5)")
    parser.add_argument("--seconds", type=int, default=5, help="the duration of a measurement (default: 5)")
    arguments = parser.parse_args()
    if not shutil.which("wrk"):
        sys.exit("wrk is missing. Install the package wrk (as root: apt-get install wrk).")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536) if hard > 0 else 65_536, hard))

    server = Process(os.path.abspath(arguments.popcorn), "serve", "--demo", "--port", "0", "--rate-per-client", "0")
    try:
        measure(server, arguments)
    finally:
        server.end()


def measure(server, arguments):
    movie = f"{server.url}/v1/movies/550"
    with urllib.request.urlopen(movie) as response:
        tag = response.headers["ETag"]
    routes = {
        "empty": (movie, (), 'wrk.method = "OPTIONS"'),
        "health": (f"{server.url}/health/live", (), ""),
        "movie": (movie, (), ""),
        "304": (movie, (f"If-None-Match: {tag}",), ""),
    }
    for url, headers, script in routes.values():
        wrk(url, 1, headers, script)
    rates = {name: [] for name in routes}
    for _ in range(arguments.rounds):
        for name, (url, headers, script) in routes.items():
            rates[name].append(wrk(url, arguments.seconds, headers, script)[0])
    print(", ".join(f"{name}: {statistics.median(values):,.0f}" for name, values in rates.items()),
          "requests per second (median)\n")
    print("| figure | measured | aim | met |\n|---|---|---|---|")
    report = Report()
    for name, label, aim in [("movie", "a cached movie", 0.6), ("304", "responses with status 304", 0.8)]:
        ratios = sorted(rate / empty for rate, empty in zip(rates[name], rates["empty"]))
        median = statistics.median(ratios)
        report.row(f"requests per second of {label}, as a ratio to the empty route",
                   f"{median:.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f}; {statistics.median(rates[name]):,.0f}"
                   f" to {statistics.median(rates['empty']):,.0f})", f"≥ {aim}", median >= aim)
    rate, latency = half_load(movie, statistics.median(rates["movie"]), 2 * arguments.seconds)
    report.row("99th percentile of the latency at half of the maximum rate",
               f"{latency:.2f} ms at {rate:,.0f} requests per second", "≤ 5 ms", latency <= 5)
    before = server.memory()
    sockets = open_connections(server.port)
    time.sleep(2)
    after = server.memory()
    opened = sum(map(is_open, sockets))
    report.row(f"resident memory with {IDLE:,} idle connections and {STREAMS:,} event streams",
               f"{after:.0f} MB (before: {before:.0f} MB; {opened:,} open)", "≤ 200 MB",
               after <= 200 and opened == len(sockets))
    for connection in sockets:
        connection.close()
    sys.exit(1 if report.missed else 0)


if __name__ == "__main__":
    main()
