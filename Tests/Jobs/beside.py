#!/usr/bin/env python3
"""Measures reads of `popcorn serve` while one of its jobs runs, compared with reads without a job.

    Tests/Jobs/beside.py POPCORN [--rounds 3] [--seconds 15] [--index-titles 2000000] [--busy 0] [--jobs JOB …]

The jobs are `--sync`, `--warm` and `--title-index`. Each runs with a copy of the same cache of 200 fresh movies, of 1,500
that have changed, and with the stand-in of TMDb, which responds after 20 ms. Clients read the fresh movies about 1,000
times a second, and twice a second a TV series that is not cached. Rounds without a job and with each job alternate.

| figure | aim |
|---|---|
| 99th percentile of the latency of a cached movie, as a ratio to the same without a job | at most 1.5 |
| time of a read that is not cached, as a difference from the same without a job | at most a slot of the rate limit |
| longest read of a cached movie | at most 50 ms beside the index of titles |

The number of reads of more than 20 ms is reported too. With `--busy`, threads of other programs occupy the processors,
and only the longest reads have an aim.

The requests to TMDb and the processor time of each round are written to standard error: they show that the job ran. The
exit status is 1 if an aim is missed.
"""

import argparse
import http.client
import os
import pathlib
import re
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "HTTPService"))
from serving import Process

FIRST_MOVIE, FIRST_SERIES = 100_000_001, 200_000_001
FRESH, CHANGED, CATALOGUE = 200, 1_500, 2_400
SECONDS_PER_DAY = 86_400
# The time between two requests at the rate limit, in milliseconds.
SLOT = 25
# The maximum duration of a read of a cached movie beside the index of titles, in milliseconds.
LONGEST = 50
# The time before a round in which the job starts, in seconds.
START = 3
CONNECTIONS = 8
UNITS = {"us": 0.001, "ms": 1.0, "s": 1_000.0}
JOBS = {
    "none": [], "sync": ["--sync"], "warm": ["--warm", f"popular-movies:{CATALOGUE}"], "title-index": ["--title-index"]
}
READS = f"""
request = function() return wrk.format("GET", "/v1/movies/" .. {FIRST_MOVIE} + math.random(0, {FRESH - 1})) end
function delay() return math.random(4, 12) end
function done(summary, latency)
    local slow = 0
    for index = 1, #latency do
        local microseconds, count = latency(index)
        if microseconds > 20000 then slow = slow + count end
    end
    print(string.format("longest %d us, slow %d", latency.max, slow))
end
"""


class Round:
    """The latencies of a round, in milliseconds."""

    def __init__(self, cached, longest, slow, cold):
        self.cached = cached
        self.longest = longest
        self.slow = slow
        self.cold = cold


class Measurement:

    def __init__(self, arguments, folder):
        self.arguments = arguments
        self.folder = folder
        self.popcorn = os.path.abspath(arguments.popcorn)
        # TMDb does not use the processors of the service. So the stand-in must not delay its threads, as it would with the
        # default policy of the scheduler: the same load of the stand-in by another client doubles the latency. Beside the
        # threads of other programs, it would not run at all.
        policy = () if arguments.busy else ("chrt", "--idle", "0")
        standin = (*policy, self.popcorn, "standin", "--catalogue-size")
        self.standin = Process(*standin, str(CATALOGUE), "--latency", "20ms")
        self.exports = Process(*standin, str(arguments.index_titles))
        self.busy = []
        self.environment = {"TMDB_BASE_URL": self.standin.url, "TMDB_ACCESS_TOKEN": "any",
                            "TMDB_EXPORTS_URL": f"{self.exports.url}/p/exports"}

    def end(self):
        self.standin.end()
        self.exports.end()
        for process in self.busy:
            process.kill()
            process.wait()

    def prepare(self):
        """Creates the cache whose copies the servers use, and lets the stand-in generate its exports."""
        home = f"{self.folder}/prepared"
        ids = "\n".join(str(FIRST_MOVIE + index) for index in range(FRESH + CHANGED))
        subprocess.run([self.popcorn, "warm", "--kind", "movie", "-"], env=self.environment | {"POPCORN_HOME": home},
                       input=ids, text=True, check=True, capture_output=True)
        cache = sqlite3.connect(f"{home}/cache.sqlite")
        cache.execute("UPDATE movies_movie SET cached_at = cached_at - ? WHERE movie_id >= ?",
                      (7 * SECONDS_PER_DAY, FIRST_MOVIE + FRESH))
        cache.commit()
        cache.close()
        day = time.strftime("%m_%d_%Y", time.gmtime())
        for kind in ("movie", "tv_series", "person"):
            urllib.request.urlopen(f"{self.environment['TMDB_EXPORTS_URL']}/{kind}_ids_{day}.json.gz").read()
        for _ in range(self.arguments.busy):
            self.busy.append(subprocess.Popen([sys.executable, "-c", "while True: pass"]))

    def measure(self, job):
        """Returns the latencies of reads while a job runs."""
        home = f"{self.folder}/{job}"
        shutil.copytree(f"{self.folder}/prepared", home)
        server = Process(self.popcorn, "serve", "--port", "0", "--rate-per-client", "0", *JOBS[job],
                         environment=self.environment | {"POPCORN_HOME": home})
        try:
            time.sleep(START)
            return self.read(server, job)
        finally:
            server.end()
            shutil.rmtree(home)

    def read(self, server, job):
        cold, seconds, before = [], self.arguments.seconds, work(server)
        with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
            script.write(READS)
            script.flush()
            wrk = subprocess.Popen(["wrk", "--threads", "1", "--connections", str(CONNECTIONS), "--duration",
                                    f"{seconds}s", "--latency", "--script", script.name, server.url],
                                   stdout=subprocess.PIPE, text=True)
            for number in range(seconds * 2):
                start = time.monotonic()
                with urllib.request.urlopen(f"{server.url}/v1/tv-series/{FIRST_SERIES + number}") as response:
                    response.read()
                cold.append(1_000 * (time.monotonic() - start))
                time.sleep(max(0, start + 0.5 - time.monotonic()))
            output = wrk.communicate()[0]
        if re.search(r"Socket errors|Non-2xx or 3xx", output):
            sys.exit(output)
        requests, processor = (after - earlier for after, earlier in zip(work(server), before))
        print(f"  {job}: {requests / seconds:.0f} requests and {processor / seconds:.2f} s of processor time a second",
              file=sys.stderr)
        number, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", output).groups()
        longest, slow = re.search(r"longest (\d+) us, slow (\d+)", output).groups()
        return Round(float(number) * UNITS[unit], int(longest) / 1_000, int(slow), cold)


def work(server):
    """Returns the number of requests to TMDb of a server, and its processor time in seconds."""
    with urllib.request.urlopen(f"{server.url}/metrics") as response:
        text = response.read().decode()
    return (sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.startswith("tmdb_requests_total")),
            server.processor_seconds())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("popcorn", help="the command, built for release")
    parser.add_argument("--rounds", type=int, default=3, help="the number of rounds (default: 3)")
    parser.add_argument("--seconds", type=int, default=15, help="the duration of a measurement (default: 15)")
    parser.add_argument("--index-titles", type=int, default=2_000_000, metavar="NUMBER",
                        help="the movies in the exports (default: 2000000)")
    parser.add_argument("--busy", type=int, default=0, metavar="NUMBER",
                        help="the threads of other programs that occupy the processors (default: 0)")
    parser.add_argument("--jobs", nargs="+", choices=JOBS, default=list(JOBS), help="the jobs (default: all)")
    arguments = parser.parse_args()
    for command, package in (("wrk", "wrk"), ("chrt", "util-linux")):
        if not shutil.which(command):
            sys.exit(f"{command} is missing. Install the package {package} (as root: apt-get install {package}).")
    with tempfile.TemporaryDirectory(prefix="popcorn-beside-") as folder:
        measurement = Measurement(arguments, folder)
        try:
            measurement.prepare()
            rounds = {job: [] for job in ["none", *arguments.jobs]}
            for _ in range(arguments.rounds):
                for job in rounds:
                    rounds[job].append(measurement.measure(job))
        finally:
            measurement.end()
    sys.exit(report(rounds, arguments.busy > 0))


def report(rounds, is_busy):
    """Prints the figures, and returns whether an aim is missed."""
    cached = {job: statistics.median(entry.cached for entry in entries) for job, entries in rounds.items()}
    cold = {job: sorted(time for entry in entries for time in entry.cold) for job, entries in rounds.items()}
    print("| job | p99 of a cached movie | ratio | aim | longest | aim | above 20 ms | median of a series that is not "
          "cached | p95 | more | aim | met |")
    print("|---|---:|---:|---|---:|---|---:|---:|---:|---:|---|---|")
    missed = False
    for job, entries in rounds.items():
        ratio = cached[job] / cached["none"]
        longest = max(entry.longest for entry in entries)
        slow = sum(entry.slow for entry in entries)
        median, late = statistics.median(cold[job]), cold[job][len(cold[job]) * 95 // 100]
        more = late - cold["none"][len(cold["none"]) * 95 // 100]
        is_met = (is_busy or (ratio <= 1.5 and more <= SLOT)) and (job != "title-index" or longest <= LONGEST)
        missed |= not is_met
        print(f"| {job} | {cached[job]:.2f} ms | {ratio:.2f} | {'–' if is_busy else '≤ 1.5'} | {longest:.1f} ms | "
              f"{f'≤ {LONGEST} ms' if job == 'title-index' else '–'} | {slow} | {median:.1f} ms | {late:.1f} ms | "
              f"{more:.1f} ms | {'–' if is_busy else f'≤ {SLOT} ms'} | {'yes' if is_met else 'no'} |")
    return missed


if __name__ == "__main__":
    main()
