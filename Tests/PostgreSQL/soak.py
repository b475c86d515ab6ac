#!/usr/bin/env python3
"""Runs three replicas of `popcorn serve` under mixed load while incidents follow each other, and counts what they cost.

    Tests/PostgreSQL/soak.py POPCORN [--newer POPCORN] [--seconds 3600] [--pause 30] [--seed 1]

POPCORN is the program, built with PostgreSQL. Clients read titles, cached and not, lists and watchlists, and change
watchlists. `popcorn warm` fetches other titles all the time, and the replicas run `--sync` and `--warm`. The incidents
of a turn last equally long, with a pause after each:

  refused   The server accepts no new connection.
  slots     Other programs use all connections that the server accepts, except those of the replicas.
  readonly  All transactions are read-only.
  vacuum    The largest table is vacuumed, and a replica is replaced meanwhile.
  killed    The server is killed, and started at the end.
  clock     The clock of the server is a minute back. Needs a C compiler, and is not tried without one.
  upgrade   The replicas are replaced one by one by those of --newer, a version with one more column and one more index,
            and back. Without --newer, they are replaced by the same version, and create an index again.

The script fails if

- a read of a title or a list fails, or of a watchlist or a title with the watchlist status while the server can answer;
- a change fails while the server accepts changes, or an acknowledged one is missing on a replica;
- TMDb receives more requests than 40 a second and a burst of 20, of which some may be a second late, in a period of 10
  seconds;
- a response takes longer than the limits of the operations allow.
"""

import argparse
import bisect
import contextlib
import http.client
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

import faults
from faults import Bench, Failure, FIRST_ID, Process, Proxy, postgresql
from counting import CountingProxy

REPLICAS = 3
CLIENTS = 6
# The requests of all clients a second.
RATE = 40
HOT_TITLES = 200
CATALOGUE = 200_000
# The maximum duration of a response, in seconds: 10 for requests to TMDb, 2 for the cache, 5 for the library, and another one
# because the programs of the load use the same processors.
LONGEST = {"title": 10 + 2 + 1, "title of an owner": 10 + 5 + 1, "list": 10 + 2 + 1, "watchlist": 10 + 5 + 1, "change": 5 + 1}
# The maximum number of requests to TMDb in a period, in seconds. A request may be sent up to a second after the time for
# which it was reserved.
TMDB_PERIOD = 10
TMDB_LIMIT = 40 * (TMDB_PERIOD + 1) + 20
# The largest table, an index of it, and the column with an index that the newer version adds (see the Makefile).
TABLE, INDEX, NEWER_COLUMN, NEWER_INDEX = "movies_movie", "movies_movie_cached_at", "newer", "movies_movie_newer"
# The largest delay between two attempts to connect, and an attempt, in seconds.
RECONNECTION = 8


class Phase:
    """The requests during an incident, or between two."""

    def __init__(self, name, unavailable=()):
        self.name, self.start = name, time.monotonic()
        # The kinds of requests that may be answered with 503.
        self.unavailable = set(unavailable)
        self.counts = {kind: 0 for kind in LONGEST}
        self.refused = {kind: 0 for kind in LONGEST}
        self.longest = {kind: 0.0 for kind in LONGEST}
        self.failures = []


class Soak:

    def __init__(self, bench, arguments):
        self.bench, self.arguments = bench, arguments
        self.random = random.Random(arguments.seed)
        self.tmdb = CountingProxy(bench.standin.port)
        self.lock = threading.Lock()
        self.replicas = [None] * REPLICAS
        self.in_progress = [0] * REPLICAS
        self.is_up = [False] * REPLICAS
        self.version = bench.popcorn
        # Whether a title is on the watchlist of an owner; None after a change that was not acknowledged.
        self.present = {f"owner-{number}": {} for number in range(CLIENTS)}
        self.phases = []
        self.phase = Phase("start")
        self.is_running = True
        self.next_cold = FIRST_ID + 20_000
        self.next_warm = FIRST_ID + 100_000
        self.warmed = 0

    # MARK: Processes

    def prepare(self):
        self.clock = faults.adjustable_clock(self.bench)
        with self.server_clock():
            self.folder = self.bench.create(max_connections="60")
        self.proxy = Proxy(self.bench.port(self.folder))
        self.url = (f"postgresql://{postgresql.USER}:{postgresql.PASSWORD}@127.0.0.1:{self.proxy.address}/"
                    f"{postgresql.DATABASE}?sslmode=disable")
        for index in range(REPLICAS):
            self.start(index)
        # The titles that are often read are in the cache of each replica.
        for index in range(REPLICAS):
            for number in range(HOT_TITLES):
                self.request("GET", f"/v1/movies/{FIRST_ID + number}", index, "title")
            for page in range(1, 6):
                self.request("GET", f"/v1/movies/popular?page={page}", index, "list")

    def server_clock(self):
        return self.clock.applied() if self.clock else contextlib.nullcontext()

    def start(self, index):
        self.replicas[index] = Process(
            self.version, "serve", "--port", "0", "--rate-per-client", "0", "--log-level", "error", "--sync",
            "--warm", "popular-movies:500", environment=self.environment(f"{self.bench.home}/{index}"))
        self.is_up[index] = True

    def environment(self, home):
        return {"POPCORN_DATABASE_URL": self.url, "POPCORN_HOME": home, "TMDB_BASE_URL": self.tmdb.url,
                "TMDB_ACCESS_TOKEN": "any"}

    def replace(self, index):
        """Replaces a replica as a load balancer does: after its requests in progress, by one of the current version."""
        self.is_up[index] = False
        while self.in_progress[index] > 0:
            time.sleep(0.01)
        status = self.replicas[index].end()
        if status != 0:
            self.fail(f"a replica ended with the status {status}")
        self.start(index)

    def end(self):
        self.is_running = False
        for replica in self.replicas:
            if replica:
                replica.end(by=signal.SIGKILL)

    # MARK: Load

    def fail(self, message):
        with self.lock:
            self.phase.failures.append(message)
            count = len(self.phase.failures)
        if count <= 10:
            print(f"  failure ({self.phase.name}): {message}", flush=True)

    def request(self, method, path, index, kind):
        """Sends a request, checks the response, and returns the status and the body."""
        phase, start = self.phase, time.monotonic()
        try:
            connection = http.client.HTTPConnection("127.0.0.1", self.replicas[index].port, timeout=60)
            connection.request(method, path, headers={"Host": "localhost"})
            response = connection.getresponse()
            status, body = response.status, response.read()
            connection.close()
        except (OSError, http.client.HTTPException) as error:
            status, body = None, repr(error)
        duration = time.monotonic() - start
        is_refused = status == 503 and kind in phase.unavailable | self.phase.unavailable
        with self.lock:
            phase.counts[kind] += 1
            phase.refused[kind] += is_refused
            phase.longest[kind] = max(phase.longest[kind], duration)
        if status not in (200, 204) and not is_refused:
            self.fail(f"{method} {path} has status {status} after {duration:.1f} s: {body[:200]}")
        if duration > LONGEST[kind]:
            self.fail(f"{method} {path} took {duration:.1f} s")
        return status, body

    def client(self, number):
        source, owner = random.Random(self.arguments.seed * 1000 + number), f"owner-{number}"
        next_request = time.monotonic()
        while self.is_running:
            next_request = max(next_request + source.expovariate(RATE / CLIENTS), time.monotonic() - 1)
            time.sleep(max(next_request - time.monotonic(), 0))
            with self.lock:
                index = source.choice([index for index in range(REPLICAS) if self.is_up[index]])
                self.in_progress[index] += 1
            try:
                self.choose(source, owner, index)
            finally:
                with self.lock:
                    self.in_progress[index] -= 1

    def choose(self, source, owner, index):
        kind, title = source.random(), FIRST_ID + source.randrange(HOT_TITLES)
        if kind < 0.3:
            self.request("GET", f"/v1/movies/{title}", index, "title")
        elif kind < 0.5:
            self.request("GET", f"/v1/movies/{title}?owner={owner}", index, "title of an owner")
        elif kind < 0.6:
            with self.lock:
                self.next_cold += 1
                title = self.next_cold
            self.request("GET", f"/v1/movies/{title}", index, "title")
        elif kind < 0.7:
            self.request("GET", f"/v1/movies/popular?page={source.randrange(1, 6)}", index, "list")
        elif kind < 0.8:
            self.request("GET", f"/v1/owners/{owner}/watchlist", index, "watchlist")
        else:
            method = source.choice(["PUT", "DELETE"])
            self.present[owner][title] = None
            status, _ = self.request(method, f"/v1/owners/{owner}/watchlist/movie/{title}", index, "change")
            if status == 204:
                self.present[owner][title] = method == "PUT"

    def warm(self):
        """Fetches titles that nobody reads, as a job of another process does."""
        with tempfile.TemporaryDirectory(prefix="popcorn-home-") as home:
            while self.is_running:
                ids = range(self.next_warm, self.next_warm + 500)
                self.next_warm += 500
                process = subprocess.Popen(
                    [self.bench.popcorn, "warm", "--kind", "movie", "-"], stdin=subprocess.PIPE, text=True,
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                    env={"PATH": os.environ["PATH"]} | self.environment(home))
                with contextlib.suppress(BrokenPipeError):
                    process.stdin.write("\n".join(map(str, ids)))
                    process.stdin.close()
                while process.poll() is None and self.is_running:
                    time.sleep(0.1)
                if process.poll() is None:
                    process.kill()
                    process.wait()
                elif process.returncode != 0:
                    # A program that finds no server ends at the start.
                    time.sleep(0.5)
                self.warmed += len(ids)

    # MARK: Incidents

    def sleep(self):
        time.sleep(self.duration)

    def refused(self):
        self.proxy.refuses = True
        try:
            self.sleep()
        finally:
            self.proxy.refuses = False

    def slots(self):
        with faults.occupied_slots(self.bench, self.folder):
            self.sleep()

    def readonly(self):
        self.set_readonly("on")
        self.sleep()
        self.set_readonly("off")

    def set_readonly(self, value):
        self.bench.sql(self.folder, "SET default_transaction_read_only = off",
                       f"ALTER SYSTEM SET default_transaction_read_only = {value}", "SELECT pg_reload_conf()")

    def vacuum(self):
        end = time.monotonic() + self.duration
        replacement = threading.Thread(target=self.replace, args=(self.random.randrange(REPLICAS),))
        replacement.start()
        while time.monotonic() < end or replacement.is_alive():
            self.bench.sql(self.folder, "SET vacuum_cost_delay = '1ms'",
                           f"VACUUM (FREEZE, DISABLE_PAGE_SKIPPING) popcorn.{TABLE}")

    def killed(self):
        postgresql.kill(self.folder)
        self.sleep()
        with self.server_clock():
            postgresql.start(self.folder)

    def clock_back(self):
        self.clock.set(-60)
        self.sleep()
        self.clock.set(0)

    def upgrade(self):
        if not self.arguments.newer:
            self.bench.sql(self.folder, f"DROP INDEX popcorn.{INDEX}",
                           f"DELETE FROM popcorn.record_layout WHERE entity = '{TABLE} indexes'")
            self.replace_all()
            return self.expect_index(INDEX)
        self.version = self.arguments.newer
        self.replace_all()
        self.expect_index(NEWER_INDEX)
        self.version = self.bench.popcorn
        self.replace_all()
        # The next upgrade adds the column and the index again.
        self.bench.sql(self.folder,
                       "DELETE FROM popcorn.record_layout "
                       f"WHERE entity = '{TABLE} indexes' AND layout LIKE '%{NEWER_COLUMN}%'",
                       f"ALTER TABLE popcorn.{TABLE} DROP COLUMN {NEWER_COLUMN}")

    def expect_index(self, name):
        count = self.bench.sql(
            self.folder, f"SELECT count(*) FROM pg_indexes WHERE schemaname = 'popcorn' AND indexname = '{name}'")
        if count != "1":
            self.fail(f"the new replicas have not created the index {name}")

    def replace_all(self):
        for index in range(REPLICAS):
            self.replace(index)
            time.sleep(self.duration / REPLICAS / 2)

    # MARK: Turns

    def begin(self, phase):
        with self.lock:
            self.phases.append(self.phase)
            self.phase = phase

    def run(self):
        incidents = [
            (self.refused, ()), (self.slots, ()), (self.readonly, ("change",)), (self.vacuum, ()),
            (self.killed, ("change", "watchlist", "title of an owner")), (self.clock_back, ()), (self.upgrade, ())]
        if not self.clock:
            incidents.remove((self.clock_back, ()))
            print("clock: not tried: no C compiler", flush=True)
        turns = max(1, round(self.arguments.seconds / 600))
        self.duration = max(self.arguments.seconds / turns / len(incidents) - self.arguments.pause, 2)
        threads = [threading.Thread(target=self.client, args=(number,), daemon=True) for number in range(CLIENTS)]
        threads.append(threading.Thread(target=self.warm, daemon=True))
        for thread in threads:
            thread.start()
        for turn in range(turns):
            for incident, unavailable in self.random.sample(incidents, len(incidents)):
                name = incident.__name__.removesuffix("_back")
                self.begin(Phase(name, unavailable))
                incident()
                self.recover(name, unavailable)
        self.is_running = False
        for thread in threads:
            thread.join()
        self.begin(Phase("end"))
        self.check_watchlists()
        self.check_rate()

    def recover(self, name, unavailable):
        """Waits until the replicas have connected again, and then checks that all requests succeed for a while."""
        incident = self.phase
        if unavailable:
            self.begin(Phase(f"{name}: recovery", unavailable))
            start, end = time.monotonic(), time.monotonic() + RECONNECTION
            for index in range(REPLICAS):
                while self.request("PUT", f"/v1/owners/recovery/watchlist/movie/{FIRST_ID}", index, "change")[0] != 204:
                    if time.monotonic() > end:
                        self.fail(f"the recovery took longer than {RECONNECTION} s")
                        break
                    time.sleep(0.1)
            recovery = f"changes again after {time.monotonic() - start:.1f} s"
        else:
            recovery = "nothing failed" if not incident.failures else "failed"
        refused = ", ".join(f"{kind} {count}" for kind, count in incident.refused.items() if count)
        print(f"{name}: {sum(incident.counts.values())} requests, refused: {refused or 'none'}, longest: "
              + ", ".join(f"{kind} {1000 * duration:.0f} ms" for kind, duration in incident.longest.items())
              + f"; {recovery}", flush=True)
        # The connections of each pool return by themselves.
        settling = min(RECONNECTION, self.arguments.pause / 2) if unavailable else 0
        self.begin(Phase(f"{name}: settling", unavailable))
        time.sleep(settling)
        self.begin(Phase(f"{name}: after"))
        time.sleep(self.arguments.pause - settling)

    def check_watchlists(self):
        """Compares the watchlists on all replicas with the acknowledged changes."""
        self.lost = 0
        for owner, titles in self.present.items():
            for index in range(REPLICAS):
                status, body = self.request("GET", f"/v1/owners/{owner}/export", index, "watchlist")
                if status != 200:
                    continue
                stored = {entry["id"] for entry in map(json.loads, body.decode().splitlines()) if "id" in entry}
                lost = [title for title, is_present in titles.items()
                        if is_present is not None and (title in stored) != is_present]
                self.lost += len(lost)
                if lost:
                    self.fail(f"the watchlist of {owner} on replica {index} differs in {lost}")

    def check_rate(self):
        """Counts the requests to TMDb in each period that begins with a request."""
        moments = sorted(moment for moment, _ in self.tmdb.requests)
        counts = [bisect.bisect_left(moments, moment + TMDB_PERIOD) - first for first, moment in enumerate(moments)]
        self.highest = max(counts, default=0)
        for phase, following in zip(self.phases, self.phases[1:] + [self.phase]):
            count = max((count for moment, count in zip(moments, counts) if phase.start <= moment < following.start),
                        default=0)
            if count > TMDB_LIMIT:
                self.fail(f"TMDb received {count} requests in {TMDB_PERIOD} s from a moment of the phase {phase.name}")

    def report(self, seconds):
        phases = self.phases + [self.phase]
        total = {kind: sum(phase.counts[kind] for phase in phases) for kind in LONGEST}
        longest = {kind: max(phase.longest[kind] for phase in phases) for kind in LONGEST}
        failures = [failure for phase in phases for failure in phase.failures]
        print(f"{sum(total.values())} requests in {seconds:.0f} s: "
              + ", ".join(f"{count} of {kind}, longest {longest[kind]:.1f} s" for kind, count in total.items()))
        print(f"{len(self.tmdb.requests)} requests to TMDb, at most {self.highest} in {TMDB_PERIOD} s; "
              f"{self.warmed} titles of jobs; {self.lost} acknowledged changes lost; {len(failures)} failures")
        return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("popcorn", metavar="POPCORN")
    parser.add_argument("--newer", metavar="POPCORN")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--pause", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with Bench(arguments.popcorn, "--catalogue-size", str(CATALOGUE), "--latency", "50ms") as bench:
        soak, start = Soak(bench, arguments), time.monotonic()
        try:
            soak.prepare()
            soak.run()
            failures = soak.report(time.monotonic() - start)
        except Failure as failure:
            sys.exit(f"soak.py: {failure}")
        finally:
            soak.end()
    if failures:
        sys.exit(f"{len(failures)} failure(s), the first: {failures[0]}")


if __name__ == "__main__":
    main()
