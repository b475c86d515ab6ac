#!/usr/bin/env python3
"""Simulates the requests to TMDb of a cache, with and without the change feeds.

    Tests/Jobs/simulate.py [--titles 100000] [--reads 10000000] [--days 28] [--seed 1]

Each title is read at random times; the titles are read as often as Zipf's law says. A read of a value that is no longer
fresh refreshes it. With the feeds, the cached titles that changed on a day are refreshed an hour after its end. The number
of changed titles of a day is between the smallest and the largest known one, in pages of 100: see KINDS below. Which ones
change is not known. Three assumptions are simulated: all titles of TMDb change equally often; titles change as often as
they are read; and only cached titles change, which is the most that is possible.
"""

import argparse
import itertools
import random

# The titles of TMDb, the pages of changes of a day in December 2025, and the share of a kind in the cache.
KINDS = {"movies": (1_100_000, (66, 118), 0.6), "series": (200_000, (23, 29), 0.25), "people": (4_000_000, (57, 87), 0.15)}
PAGE_SIZE = 100
# The time to live in days, and the share of titles with it: titles that rarely change, most others, and those around
# their release.
DEFAULT_LIVES = ((7, 0.8), (1, 0.18), (0.25, 0.02))
LONG_LIVES = ((28, 1),)
JITTER = 0.1
# The time after the end of a day at which its changes are read, in days.
SETTLING = 1 / 24
WARM_UP_DAYS = 28


class Title:
    """A cached title: its reads a day, and a random number from 0 to 1 that determines its time to live."""

    def __init__(self, kind, reads, position):
        self.kind = kind
        self.reads = reads
        self.position = position


def harmonic(count):
    return sum(1 / rank for rank in range(1, count + 1))


def titles(count, reads, source):
    """Returns titles whose reads follow Zipf's law, the most read ones first."""
    total = harmonic(count)
    names, shares = list(KINDS), [share for _, _, share in KINDS.values()]
    return [Title(source.choices(names, shares)[0], reads / total / rank, source.random())
            for rank in range(1, count + 1)]


def changes(cached, days, assumption, source):
    """Returns the times at which each title changes, and the number of pages of the feeds."""
    times, pages = [[] for _ in cached], 0
    for name, (existing, (fewest, most), _) in KINDS.items():
        own = [index for index, title in enumerate(cached) if title.kind == name]
        weights = list(itertools.accumulate(cached[index].reads for index in own))
        # The titles that are not cached follow in the order of Zipf's law.
        part = {"evenly": len(own) / existing, "as read": harmonic(len(own)) / harmonic(existing), "cached": 1}[assumption]
        for day in range(days):
            count = source.randint(fewest, most)
            pages += count
            expected = min(len(own), round(count * PAGE_SIZE * part))
            if assumption == "as read":
                # A title that changes twice on a day is listed once.
                changed = set(source.choices(own, cum_weights=weights, k=expected))
            else:
                changed = source.sample(own, expected)
            for index in changed:
                times[index].append(day + source.random())
    return times, pages


def time_to_live(title, lives):
    share = title.position
    for life, part in lives:
        if share < part:
            return life * (1 + JITTER * (2 * share / part - 1))
        share -= part
    return lives[-1][0]


def simulate(title, changed, life, days, uses_feed, source):
    """Returns the requests for a title, and the reads that returned a value from before a change, after the warm-up."""
    fetched, requests, outdated = -source.random() * life, 0, 0.0
    changed = sorted(changed)
    while fetched < days:
        next_fetch = fetched + life + source.expovariate(title.reads)
        if uses_feed:
            # A value that was fetched on the day of a change may be older than the change.
            day = next((int(time) for time in changed if int(time) + 1 > fetched), days)
            next_fetch = min(next_fetch, day + 1 + SETTLING)
        first = next((time for time in changed if time > fetched), days)
        outdated += title.reads * max(0, min(next_fetch, days) - max(first, WARM_UP_DAYS))
        fetched = next_fetch
        requests += WARM_UP_DAYS <= fetched < days
    return requests, outdated


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--titles", type=int, default=100_000)
    parser.add_argument("--reads", type=int, default=10_000_000, help="the reads a day")
    parser.add_argument("--days", type=int, default=28, help="the days that are simulated, after 28 days of warm-up")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    source = random.Random(arguments.seed)
    cached = titles(arguments.titles, arguments.reads, source)
    days = WARM_UP_DAYS + arguments.days
    print("| changes | feeds | time to live | requests for titles a day | for pages | together | outdated reads |")
    print("|---|---|---|---:|---:|---:|---:|")
    for assumption in ("evenly", "as read", "cached"):
        changed, pages = changes(cached, days, assumption, source)
        for uses_feed, lives, name in ((False, DEFAULT_LIVES, "default"), (True, DEFAULT_LIVES, "default"),
                                       (True, LONG_LIVES, "28 days")):
            results = [simulate(title, times, time_to_live(title, lives), days, uses_feed, source)
                       for title, times in zip(cached, changed)]
            requests = sum(result[0] for result in results) / arguments.days
            outdated = sum(result[1] for result in results) / arguments.days / arguments.reads
            daily_pages = pages / days if uses_feed else 0
            print(f"| {assumption} | {'yes' if uses_feed else 'no'} | {name} | {requests:,.0f} | {daily_pages:,.0f} | "
                  f"{requests + daily_pages:,.0f} | {100 * outdated:.2f} % |")


if __name__ == "__main__":
    main()
