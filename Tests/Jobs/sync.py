#!/usr/bin/env python3
"""Kills `popcorn sync` at random moments, and counts its requests to TMDb.

    Tests/Jobs/sync.py POPCORN [--titles 600] [--days 7] [--kills 50] [--seed 1]

Titles are cached, and their rows are dated back by some days. In the lists of changes of the stand-in of TMDb, all titles
have changed on each day. A run of `popcorn sync` is killed with SIGKILL, and the next one continues, until all titles
are refreshed.

The script fails if a page of the lists or a title costs more than one request, beyond one page and the titles that were
in flight for each kill, or if a title is not refreshed.
"""

import argparse
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

TESTS = pathlib.Path(__file__).resolve().parents[1]
sys.path += [str(TESTS / "HTTPService")]
from counting import CountingProxy
from serving import Process

SECONDS_PER_DAY = 86_400
# The list of a day is read when this time has passed since its end.
SETTLING_SECONDS = 3600
FIRST_ID = 100_000_001
# The titles that are fetched at the same time.
IN_FLIGHT = 4


class Sync:

    def __init__(self, arguments):
        self.arguments = arguments
        self.home = tempfile.mkdtemp(prefix="popcorn-sync-")

    def popcorn(self, *arguments, text=None):
        environment = {"POPCORN_HOME": self.home, "TMDB_BASE_URL": self.proxy.url, "TMDB_ACCESS_TOKEN": "any"}
        return subprocess.Popen([self.arguments.popcorn, *arguments], env=environment, text=True,
                                stdin=subprocess.PIPE if text else None, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE)

    def complete(self, *arguments, text=None):
        process = self.popcorn(*arguments, text=text)
        output, errors = process.communicate(text, timeout=600)
        if process.returncode != 0:
            sys.exit(f"popcorn {' '.join(arguments)} failed: {errors}")
        return output

    def counts(self):
        """Returns the numbers of requests for pages of changes and for titles."""
        paths = [path for _, path in self.proxy.requests]
        return sum("/changes" in path for path in paths), sum(f"/3/movie/{FIRST_ID // 100_000}" in path for path in paths)

    def run(self):
        count, days, kills = self.arguments.titles, self.arguments.days, self.arguments.kills
        source = random.Random(self.arguments.seed)
        with Process(self.arguments.popcorn, "standin", "--catalogue-size", str(count), "--latency", "20ms") as standin:
            self.proxy = CountingProxy(standin.port)
            ids = "\n".join(str(FIRST_ID + index) for index in range(count))
            self.complete("warm", "--kind", "movie", "-", text=ids)
            cache = sqlite3.connect(f"{self.home}/cache.sqlite")
            cache.execute("UPDATE movies_movie SET cached_at = cached_at - ?", [days * SECONDS_PER_DAY])
            cache.commit()
            cache.close()
            self.proxy.requests.clear()
            killed = 0
            start = time.monotonic()
            while killed < kills:
                process = self.popcorn("sync")
                try:
                    process.communicate(timeout=0.05 + source.random() * self.arguments.seconds / kills)
                    break
                except subprocess.TimeoutExpired:
                    process.send_signal(signal.SIGKILL)
                    process.communicate()
                    killed += 1
                # The lease of the killed process is deleted, so that the next one need not wait for its end.
                cache = sqlite3.connect(f"{self.home}/cache.sqlite")
                cache.execute("DELETE FROM core_job_lease")
                cache.commit()
                cache.close()
            output = self.complete("sync").strip()
            pages, titles = self.counts()
            listed_days = (int(time.time() - SETTLING_SECONDS) // SECONDS_PER_DAY
                           - int(time.time() - days * SECONDS_PER_DAY) // SECONDS_PER_DAY)
            expected_pages = listed_days * -(-count // 100)
            print(f"{killed} kills in {time.monotonic() - start:.0f} s: {pages} pages for {expected_pages}, "
                  f"{titles} titles for {count}. The last run: {output}")
            self.proxy.requests.clear()
            self.complete("sync")
            rest = self.counts()
            if rest != (0, 0):
                sys.exit(f"A further run sent {rest} requests.")
            if not expected_pages <= pages <= expected_pages + killed:
                sys.exit("The pages were not each read once, beyond one for each kill.")
            if not count <= titles <= count + IN_FLIGHT * killed:
                sys.exit("The titles were not each fetched once, beyond those in flight for each kill.")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("popcorn", metavar="POPCORN")
    parser.add_argument("--titles", type=int, default=600)
    parser.add_argument("--days", type=int, default=7)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=40, help="the time of all runs that are killed (default: 40)")
    parser.add_argument("--seed", type=int, default=1)
    sync = Sync(parser.parse_args())
    try:
        sync.run()
    finally:
        shutil.rmtree(sync.home, ignore_errors=True)


if __name__ == "__main__":
    main()
