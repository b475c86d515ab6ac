#!/usr/bin/env python3
"""Uses the page of `popcorn serve --demo --images` in headless Chromium, as a reader does, and checks each step.

    Tests/HTTPService/Page/check.py POPCORN [--pictures FOLDER]

The script searches with the keyboard, opens titles, changes the watchlist and the language, and repeats the main steps
without JavaScript. Each page is checked for its status and heading, problems in the console, violations of the content
security policy, requests to other hosts, structure, names of controls, contrast in light and dark, and scrolling at a
width of 360 pixels. With --pictures, it writes the pictures of docs/.

The exit status is 1 if a check fails.
"""

import argparse
import os
import pathlib
import shutil
import sys
from urllib.parse import urlsplit

import pictures
from browser import Browser, Stuck, Tab

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from serving import Process

FOLDER = os.path.dirname(os.path.abspath(__file__))


class Failure(Exception):
    """A check that failed: what was expected, and what was found."""


def expect(actual, expected, what):
    if actual != expected:
        raise Failure(f"{what}: expected {expected!r}, found {actual!r}")


def expect_none(faults, what):
    if faults:
        raise Failure(f"{what}: " + "; ".join(map(str, faults[:5])))


def serve(popcorn, *options):
    """Returns a process of `popcorn serve --demo --images`."""
    return Process(popcorn, "serve", "--demo", "--images", "--port", "0", "--log-level", "error", *options)


class Check:
    """The steps, in the order in which a reader takes them."""

    def __init__(self, tab, popcorn, address):
        self.tab = tab
        self.popcorn = popcorn
        self.address = address
        self.failures = 0
        self.audit, self.contrast = (open(f"{FOLDER}/{name}.js").read() for name in ("audit", "contrast"))

    def step(self, name, work):
        """Performs a step, and prints a line with its result."""
        try:
            work()
            print(f"ok      {name}")
        except (Failure, Stuck, LookupError, RuntimeError) as failure:
            self.failures += 1
            print(f"FAILED  {name}\n        {failure}")

    # Checks of a page

    def page(self, heading, status=200, scripts=True):
        """Checks the page that was opened last."""
        tab = self.tab
        expect(tab.status, status, "the status")
        expect(tab.run("document.querySelector('h1')?.textContent.trim()"), heading, "the heading")
        expect_none(self.foreign_requests(), "requests to other hosts")
        expect_none(tab.run(self.audit), "the structure")
        broken = "[...document.images].filter(image => image.complete && !image.naturalWidth).map(image => image.src)"
        expect_none(tab.run(broken), "images that cannot be loaded")
        if scripts:
            for dark in (False, True):
                tab.show(dark=dark)
                expect_none(tab.run(self.contrast), "the contrast in " + ("dark" if dark else "light"))
        tab.show(width=360, height=740)
        expect(tab.run("document.documentElement.scrollWidth"), 360, "the width of the content in a narrow window")
        tab.show()
        expect_none(tab.problems, "problems in the console")

    def foreign_requests(self):
        own = urlsplit(self.address).netloc
        urls = map(urlsplit, self.tab.requests)
        return [url.geturl() for url in urls if url.scheme in ("http", "https") and url.netloc != own]

    def open(self, path):
        self.tab.open(self.address + path)

    def click(self, selector):
        self.tab.loading(lambda: self.tab.click(selector), f"the page after a click on {selector}")

    def enter(self):
        self.tab.loading(lambda: self.tab.press("Enter"), "the page after Enter")

    def path(self):
        return self.tab.run("location.pathname")

    def focused(self):
        """Returns the text of the element with the keyboard focus, and whether the focus is visible."""
        return self.tab.run("""(() => {
            const element = document.activeElement;
            if (!element || element === document.body) return [null, false];
            const outlined = [element, ...element.querySelectorAll("*")].some((part) => {
                const style = getComputedStyle(part);
                return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
            });
            const box = element.getBoundingClientRect();
            const inside = box.width > 1 && box.bottom > 0 && box.top < innerHeight;
            const name = element.labels?.[0]?.firstChild.textContent || element.textContent;
            return [name.trim().replace(/\\s+/g, " "), outlined && inside];
        })()""")

    # Steps

    def home(self):
        self.open("/")
        self.page("Popular now")

    def tab_order(self, path):
        """Moves through a page with the key Tab, and returns the names of the controls in their order."""
        self.open(path)
        names = []
        while True:
            self.tab.press("Tab")
            name, is_visible = self.focused()
            if name is None:
                return names
            if not is_visible:
                raise Failure(f"{path}: the focus is not visible: {name}")
            names.append(name)

    def keyboard(self):
        """Reaches the main controls with the key Tab."""
        names = self.tab_order("/movies/550")
        expect_none([name for name in ("Add to watchlist", "David Fincher Director") if name not in names],
                    "controls of a movie that are not reached")
        names = self.tab_order("/")
        controls = ["Skip to the content", "Popcorn", "Watchlist", "Calendar", "Status",
                    "Search for movies, series and people", "Search"]
        expect(names[:7], controls, "the first controls")
        expect_none([name for name in ("Language", "Region", "Apply") if name not in names], "controls not reached")
        self.open("/")
        self.tab.press("Tab")
        self.tab.press("Enter")
        self.tab.wait_until("location.hash === '#main'", "the link to the content is followed")
        self.tab.press("Tab")
        inside = "document.querySelector('main').contains(document.activeElement)"
        expect(self.tab.run(inside), True, "the focus is in the content after the skip link")

    def suggestions(self):
        """Searches with suggestions and the keyboard."""
        tab = self.tab
        self.open("/")
        tab.run("document.getElementById('query').focus()")
        tab.type("fight")
        options = "document.querySelectorAll('#suggestions:not([hidden]) [role=option]')"
        tab.wait_until(f"{options}.length > 0", "suggestions appear")
        expect(tab.run("document.getElementById('query').getAttribute('aria-expanded')"), "true", "aria-expanded")
        tab.press("ArrowDown")
        active = tab.run("document.getElementById('query').getAttribute('aria-activedescendant')")
        expect(active, "suggestion-0", "the active suggestion after the arrow key")
        expect_none(tab.run(self.contrast), "the contrast of suggestions")
        expect_none(tab.problems, "problems in the console")
        tab.press("Escape")
        expect(tab.run(f"{options}.length"), 0, "suggestions after Escape")
        tab.type(" c")
        tab.wait_until(f"{options}.length > 0", "suggestions appear again")
        tab.press("ArrowDown")
        self.enter()
        expect(self.path(), "/movies/550", "the path after Enter")

    def hostile_suggestions(self):
        """Checks that suggestions with markup are shown as text."""
        tab = self.tab
        self.open("/")
        tab.run("""window.fetch = async () => new Response(JSON.stringify([
            {title: "<img src=x onerror=alert(1)>", detail: "<b>bold</b>", url: "/movies/550"}]))""")
        tab.run("document.getElementById('query').focus()")
        tab.type("xx")
        tab.wait_until("document.querySelector('#suggestions [role=option]')", "suggestions appear")
        expect(tab.run("document.querySelector('#suggestions').textContent"),
               "<img src=x onerror=alert(1)><b>bold</b>", "the text of a suggestion")
        expect(tab.run("document.querySelectorAll('#suggestions img, #suggestions b').length"), 0, "elements of markup")
        expect_none(tab.problems, "problems in the console")

    def search(self):
        self.open("/")
        self.tab.run("document.getElementById('query').focus()")
        self.tab.type("breaking bad")
        self.enter()
        self.page("Search")
        expect(self.path(), "/search", "the path after Enter")
        self.click(".card a")
        self.page("Breaking Bad")

    def nothing_found(self):
        self.open("/search?query=zzzzzz")
        self.page("Search")
        expect(self.tab.run("document.querySelectorAll('.card').length"), 0, "results")

    def title(self):
        self.open("/movies/550")
        self.page("Fight Club")

    def add(self):
        self.click("button.primary")
        expect(self.path(), "/movies/550", "the path after the form")
        self.page("Fight Club")
        expect(self.tab.run("document.querySelector('.watch button').textContent"), "Remove from watchlist",
               "the button")
        self.open("/tv-series/456")
        self.click("button.primary")

    def watchlist(self):
        self.click("nav a[href='/watchlist']")
        self.page("Watchlist")
        expect(self.tab.run("document.querySelectorAll('.card').length"), 2, "titles on the watchlist")
        expect(self.tab.run("document.querySelector('nav [aria-current=page]').textContent"), "Watchlist",
               "the current link")

    def remove(self):
        self.open("/watchlist")
        self.click(".card .watch button")
        expect(self.path(), "/watchlist", "the path after the form")
        expect(self.tab.run("document.querySelectorAll('.card').length"), 1, "titles on the watchlist")
        self.click(".card .watch button")
        self.page("Watchlist")
        expect("The watchlist is empty" in self.tab.run("document.body.textContent"), True, "the text for no titles")

    def calendar(self):
        self.click("nav a[href='/calendar']")
        self.page("Calendar")
        expect(self.tab.run("fetch(document.querySelector('main a').href).then(r => r.headers.get('content-type'))"),
               "text/calendar; charset=utf-8", "the type of the calendar file")

    def season(self):
        self.open("/tv-series/1396")
        self.page("Breaking Bad")
        self.click("a[href='/tv-series/1396/seasons/1']")
        self.page("Season 1")
        expect(self.tab.run("document.querySelectorAll('.episode').length"), 7, "episodes")

    def person(self):
        self.open("/movies/550")
        self.click(".person a[href='/people/287']")
        self.page("Brad Pitt")

    def status(self):
        self.click("nav a[href='/status']")
        self.page("Status")
        expect(self.tab.run("document.querySelectorAll('.bars svg').length > 2"), True, "charts are shown")

    def status_without_right(self):
        """Checks that a server for everybody shows its state to nobody."""
        with serve(self.popcorn, "--public-read") as server:
            self.tab.open(f"{server.url}/status")
            expect(self.tab.status, 404, "the status of /status")
            expect(self.tab.run("document.querySelectorAll('nav').length"), 0, "navigation without links")
            self.tab.open(f"{server.url}/movies/550")
            expect(self.tab.run("document.querySelectorAll('.watch').length"), 0, "forms of the watchlist")

    def unknown_path(self):
        self.open("/no/such/page")
        self.page("Not found", status=404)
        self.open("/movies/1")
        self.page("Not found", status=404)

    def language(self):
        self.open("/movies/550")
        self.tab.run("document.querySelector('select[name=language]').value = 'de-DE'")
        self.click(".locale button")
        self.page("Fight Club")
        expect(self.tab.run("document.documentElement.lang"), "de-DE", "the language")
        self.click(".brand")
        expect(self.tab.run("new URLSearchParams(location.search).get('language')"), "de-DE", "the language of a link")
        self.open("/movies/550?language=he-IL")
        self.page("Fight Club")
        expect(self.tab.run("getComputedStyle(document.body).direction"), "rtl", "the direction of Hebrew")

    def without_scripts(self):
        """Repeats the main steps without JavaScript."""
        self.tab.send("Emulation.setScriptExecutionDisabled", value=True)
        try:
            self.open("/")
            self.page("Popular now", scripts=False)
            self.tab.click("#query")
            self.tab.type("fight club")
            self.enter()
            self.page("Search", scripts=False)
            self.click(".card a")
            self.page("Fight Club", scripts=False)
            self.click("button.primary")
            self.page("Fight Club", scripts=False)
            self.click(".watch button.quiet")
            self.page("Fight Club", scripts=False)
        finally:
            self.tab.send("Emulation.setScriptExecutionDisabled", value=False)

    def run(self):
        self.tab.show()
        for name, work in [
            ("the first page", self.home),
            ("Tab reaches the controls, and the focus is visible", self.keyboard),
            ("suggestions with the arrow keys, Escape and Enter", self.suggestions),
            ("suggestions with markup are text", self.hostile_suggestions),
            ("a search, and its first result", self.search),
            ("a search without results", self.nothing_found),
            ("a movie", self.title),
            ("a movie is added to the watchlist", self.add),
            ("the watchlist", self.watchlist),
            ("the calendar and its file", self.calendar),
            ("a series and a season", self.season),
            ("a person", self.person),
            ("the status", self.status),
            ("the status is hidden without the right to operate", self.status_without_right),
            ("unknown paths", self.unknown_path),
            ("another language, also from right to left", self.language),
            ("titles are removed from the watchlist", self.remove),
            ("the main steps without JavaScript", self.without_scripts),
        ]:
            self.step(name, work)


def main():
    parser = argparse.ArgumentParser(description="Checks the page of popcorn serve in headless Chromium.")
    parser.add_argument("popcorn", help="the command")
    parser.add_argument("--pictures", metavar="FOLDER", help="the folder of the pictures")
    options = parser.parse_args()
    program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    if program is None:
        sys.exit("Chromium is missing. Install the package chromium (as root: apt-get install chromium).")
    browser = Browser(program)
    try:
        with serve(options.popcorn) as server:
            check = Check(Tab(browser), options.popcorn, server.url)
            check.run()
            if options.pictures:
                check.step("the pictures", lambda: pictures.write(check.tab, server.url, options.pictures))
    finally:
        browser.close()
    print(f"{check.failures} of the steps failed" if check.failures else "all steps passed")
    return 1 if check.failures else 0


if __name__ == "__main__":
    sys.exit(main())
