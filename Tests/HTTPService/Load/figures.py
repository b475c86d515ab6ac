#!/usr/bin/env python3
"""Measures `popcorn serve` with `wrk`: processor time compared with the bare framework, latency, and memory.

    Tests/HTTPService/Load/figures.py FOLDER [--rounds 5] [--seconds 5]

The folder contains the programs `popcorn` and `BareServer`, built for release. `BareServer` has one route of the
framework Hummingbird, without middlewares, that responds with the same body as the cached movie. `popcorn serve` has
sample data, and its default log of one entry a request. All figures are of one run on the same processors, which server
and client share. The routes are measured in turn, in several rounds.

| figure | aim |
|---|---|
| processor time of a cached movie, as a ratio to the bare route | at most 1.5 |
| processor time of a response with status 304, as a ratio to that of a cached movie | at most 1 |
| processor time of a cached response of TMDb's own path, as a ratio to the bare route with the same bytes | at most 1.2 |
| 99th percentile of the latency of a cached movie at half of its maximum rate | at most 5 ms |
| resident memory with 10,000 idle connections and 1,000 event streams | at most 200 MB |

The exit status is 1 if an aim is missed.
"""

import argparse
import contextlib
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
    """Runs wrk with a Lua script, and returns the numbers of requests in all and per second, and the 99th percentile of the
    latency in ms."""
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
    count = int(re.search(r"(\d+) requests in", output).group(1))
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", output).group(1))
    number, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", output).groups()
    return count, rate, float(number) * UNITS[unit]


def half_load(url, rate, seconds):
    """Returns the rate and the 99th percentile of the latency if clients wait between requests."""
    delay = max(1, round(1_000 * CONNECTIONS / (rate / 2)))
    # Delays differ, so that the requests do not arrive together.
    script = f"function delay() return math.random({delay // 2}, {delay + delay // 2}) end"
    return wrk(url, seconds, script=script)[1:]


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
    parser.add_argument("folder", help="the folder of the programs popcorn and BareServer, built for release")
    parser.add_argument("--rounds", type=int, default=5, help="the number of rounds (default: 5)")
    parser.add_argument("--seconds", type=int, default=5, help="the duration of a measurement (default: 5)")
    arguments = parser.parse_args()
    if not shutil.which("wrk"):
        sys.exit("wrk is missing. Install the package wrk (as root: apt-get install wrk).")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536) if hard > 0 else 65_536, hard))

    folder = pathlib.Path(arguments.folder).resolve()
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(Process(
            folder / "popcorn", "serve", "--demo", "--tmdb-api", "--port", "0", "--rate-per-client", "0"))

        def bare(response):
            """Returns a server whose route responds with the same bytes."""
            file = stack.enter_context(tempfile.TemporaryFile())
            file.write(response.read())
            file.seek(0)
            return stack.enter_context(Process(folder / "BareServer", input=file))

        movie, tmdb = f"{server.url}/v1/movies/550", f"{server.url}/3/movie/550?api_key=any"
        response = urllib.request.urlopen(movie)
        of_movie, tag = bare(response), response.headers["ETag"]
        of_tmdb = bare(urllib.request.urlopen(urllib.request.Request(tmdb, headers={"Accept-Encoding": "gzip"})))
        measure(server, movie, {
            "bare": (of_movie, f"{of_movie.url}/body", ()),
            "movie": (server, movie, ()),
            "304": (server, movie, (f"If-None-Match: {tag}",)),
            "bare TMDb": (of_tmdb, f"{of_tmdb.url}/body", ()),
            "TMDb": (server, tmdb, ("Accept-Encoding: gzip",)),
        }, arguments)


def measure(server, movie, routes, arguments):
    for _, url, headers in routes.values():
        wrk(url, 1, headers)
    rates, times = {name: [] for name in routes}, {name: [] for name in routes}
    for _ in range(arguments.rounds):
        for name, (process, url, headers) in routes.items():
            before = process.processor_seconds()
            count, rate, _ = wrk(url, arguments.seconds, headers)
            rates[name].append(rate)
            times[name].append(1e6 * (process.processor_seconds() - before) / count)
    for name in routes:
        print(f"{name}: {statistics.median(times[name]):.1f} µs of processor time,"
              f" {statistics.median(rates[name]):,.0f} requests per second (medians)")
    print("\n| figure | measured | aim | met |\n|---|---|---|---|")
    report = Report()
    for name, label, other, reference, aim in [
            ("movie", "a cached movie", "bare", "the bare route", 1.5),
            ("304", "a response with status 304", "movie", "that of a cached movie", 1),
            ("TMDb", "a cached response of TMDb's own path", "bare TMDb", "the bare route with the same bytes", 1.2)]:
        ratios = sorted(time / base for time, base in zip(times[name], times[other]))
        median = statistics.median(ratios)
        report.row(f"processor time of {label}, as a ratio to {reference}",
                   f"{median:.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f}; {statistics.median(times[name]):.1f}"
                   f" to {statistics.median(times[other]):.1f} µs)", f"≤ {aim}", median <= aim)
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
