#!/usr/bin/env python3
"""Kills `popcorn warm` at random moments, and counts its requests to TMDb.

    Tests/Jobs/warm.py POPCORN [--titles 600] [--kills 50] [--seconds 55] [--seed 1]

A run of `popcorn warm` with the popular and the trending movies of the stand-in of TMDb, which have almost the same
titles, is killed with SIGKILL, and the next one continues, until all titles are cached.

The script fails if a page of the lists or a title costs more than one request, beyond one page or the titles that were
in flight for each kill, or if a title is not cached.
"""

import json
import sys
import time

from killing import IN_FLIGHT, KilledCommand, parser

LISTS = ("/3/movie/popular", "/3/trending/movie/day")
PAGE_SIZE = 20


def counts(command):
    """Returns the numbers of requests for pages of lists and for titles."""
    return sum(path in LISTS for path in command.paths()), command.title_count()


def run(command):
    limit = command.arguments.titles
    warm = ("warm", "--source", f"popular-movies:{limit},trending-movies:{limit}")
    start = time.monotonic()
    killed = command.kill(*warm)
    last = json.loads(command.complete(*warm, "--json"))
    pages, titles = counts(command)
    count = len(command.complete("cache", "ids", "--kind", "movie").splitlines())
    expected_pages = len(LISTS) * -(-limit // PAGE_SIZE)
    print(f"{killed} kills in {time.monotonic() - start:.0f} s: {pages} pages for {expected_pages}, "
          f"{titles} titles for {count}. The last run fetched {last['fetched']}, and {last['fresh']} were fresh.")
    command.forget()
    command.complete(*warm)
    rest = counts(command)
    if rest != (0, 0):
        sys.exit(f"A further run sent {rest} requests.")
    if not count == last["completed"] >= limit:
        sys.exit(f"{count} of {last['completed']} titles are cached.")
    if not expected_pages <= pages <= expected_pages + killed:
        sys.exit("The pages were not each read once, beyond one for each kill.")
    if not count <= titles <= count + IN_FLIGHT * killed:
        sys.exit("The titles were not each fetched once, beyond those in flight for each kill.")


def main():
    arguments = parser(__doc__)
    arguments.set_defaults(seconds=55)
    with KilledCommand(arguments.parse_args()) as command:
        run(command)


if __name__ == "__main__":
    main()
