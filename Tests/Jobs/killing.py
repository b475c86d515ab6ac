"""A command of `popcorn` that is killed at random moments, for the scripts beside this file."""

import argparse
import pathlib
import random
import re
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

# The titles that are fetched at the same time.
IN_FLIGHT = 4


def parser(description):
    """Returns a parser of the arguments that all scripts have."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("popcorn", metavar="POPCORN")
    parser.add_argument("--titles", type=int, default=600)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=40, help="the maximum time of all runs that are killed")
    parser.add_argument("--seed", type=int, default=1)
    return parser


class KilledCommand:
    """A folder of databases and a stand-in of TMDb whose requests are counted, until the end of a block.

    The stand-in has `catalogue_size` movies, by default the titles of the arguments."""

    def __init__(self, arguments, catalogue_size=None):
        self.arguments = arguments
        self.home = tempfile.mkdtemp(prefix="popcorn-jobs-")
        self.standin = Process(arguments.popcorn, "standin", "--catalogue-size",
                               str(catalogue_size or arguments.titles),
                               "--latency", "20ms")
        self.proxy = CountingProxy(self.standin.port)
        self.environment = {"POPCORN_HOME": self.home, "TMDB_BASE_URL": self.proxy.url, "TMDB_ACCESS_TOKEN": "any"}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.standin.end()
        shutil.rmtree(self.home, ignore_errors=True)

    def start(self, *arguments, text=None):
        return subprocess.Popen([self.arguments.popcorn, *arguments], env=self.environment, text=True,
                                stdin=subprocess.PIPE if text else None, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE)

    def complete(self, *arguments, text=None):
        """Runs the command to its end, and returns its output."""
        process = self.start(*arguments, text=text)
        # At 40 requests a second, with a margin for a slow machine.
        output, errors = process.communicate(text, timeout=300 + self.arguments.titles / 10)
        if process.returncode != 0:
            sys.exit(f"popcorn {' '.join(arguments)} failed: {errors}")
        return output.strip()

    def execute(self, statement, *values):
        """Executes a statement in the cache."""
        cache = sqlite3.connect(f"{self.home}/cache.sqlite", timeout=30)
        cache.execute(statement, values)
        cache.commit()
        cache.close()

    def kill(self, *arguments, after_kill=lambda: None):
        """Starts the command again and again, and kills it at random moments, until it ends or was killed often enough.

        Returns the number of kills."""
        source = random.Random(self.arguments.seed)
        for killed in range(self.arguments.kills):
            process = self.start(*arguments)
            try:
                output, errors = process.communicate(
                    timeout=0.05 + source.random() * self.arguments.seconds / self.arguments.kills)
                if process.returncode != 0:
                    sys.exit(f"popcorn {' '.join(arguments)} failed: {errors}")
                return killed
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
                process.communicate()
            after_kill()
        return self.arguments.kills

    def paths(self):
        """Returns the paths of the requests since the last call of `forget`, without queries."""
        return [path.split("?")[0] for _, path in self.proxy.requests]

    def forget(self):
        self.proxy.requests.clear()

    def title_count(self):
        """Returns the number of requests for movies since the last call of `forget`."""
        return sum(re.fullmatch(r"/3/movie/\d+", path) is not None for path in self.paths())
