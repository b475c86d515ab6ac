#!/usr/bin/env python3
"""Kills `popcorn sync` at random moments, and counts its requests to TMDb.

    Tests/Jobs/sync.py POPCORN [--titles 600] [--days 7] [--kills 50] [--seed 1]

Titles are cached, and their rows are dated back by some days. In the lists of changes of the stand-in of TMDb, all titles
have changed on each day, and a fifth as many that are not cached. A run of `popcorn sync` is killed with SIGKILL, and the next one continues, until all titles
are refreshed.

The script fails if a page of the lists or a title costs more than one request, beyond one page and the titles that were
in flight for each kill, or if a title is not refreshed.
"""

import sys
import time

from killing import IN_FLIGHT, KilledCommand, parser

SECONDS_PER_DAY = 86_400
# The list of a day is read when this time has passed since its end.
SETTLING_SECONDS = 3600
# The identifier of the first movie of the stand-in.
FIRST_ID = 100_000_001


def counts(command):
    """Returns the numbers of requests for pages of changes and for titles."""
    return sum("/changes" in path for path in command.paths()), command.title_count()


def catalogue_size(arguments):
    """Returns the number of movies of the stand-in."""
    return arguments.titles * 6 // 5


def run(command):
    count, days = command.arguments.titles, command.arguments.days
    ids = "\n".join(str(FIRST_ID + index) for index in range(count))
    command.complete("warm", "--kind", "movie", "-", text=ids)
    command.execute("UPDATE movies_movie SET cached_at = cached_at - ?", days * SECONDS_PER_DAY)
    command.forget()
    start = time.monotonic()
    # The lease of the killed process is deleted, so that the next one need not wait for its end.
    killed = command.kill("sync", after_kill=lambda: command.execute("DELETE FROM core_job_lease"))
    output = command.complete("sync")
    pages, titles = counts(command)
    listed_days = (int(time.time() - SETTLING_SECONDS) // SECONDS_PER_DAY
                   - int(time.time() - days * SECONDS_PER_DAY) // SECONDS_PER_DAY)
    expected_pages = listed_days * -(-catalogue_size(command.arguments) // 100)
    print(f"{killed} kills in {time.monotonic() - start:.0f} s: {pages} pages for {expected_pages}, "
          f"{titles} titles for {count}. The last run: {output}")
    command.forget()
    command.complete("sync")
    rest = counts(command)
    if rest != (0, 0):
        sys.exit(f"A further run sent {rest} requests.")
    if not expected_pages <= pages <= expected_pages + killed:
        sys.exit("The pages were not each read once, beyond one for each kill.")
    if not count <= titles <= count + IN_FLIGHT * killed:
        sys.exit("The titles were not each fetched once, beyond those in flight for each kill.")


def main():
    arguments = parser(__doc__)
    arguments.add_argument("--days", type=int, default=7)
    arguments = arguments.parse_args()
    with KilledCommand(arguments, catalogue_size(arguments)) as command:
        run(command)


if __name__ == "__main__":
    main()
