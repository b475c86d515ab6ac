#!/usr/bin/env python3
"""Makes a version: moves the unreleased changes in CHANGELOG.md to it, commits, and tags the commit. Never pushes.

    Tests/Package/release.py VERSION [--date YYYY-MM-DD]        `make release` runs it

The working tree is clean, the branch is main, VERSION is greater than all tags that are versions, and CHANGELOG.md
has unreleased changes. The date is that of the last commit by default. Until version 1.0 a minor version may break
services, later a major version. Another version is compared with the last one by `make check-api-changes`. The list
of intended changes of the API becomes empty.

If a condition does not hold, nothing is changed, and the exit code is 1.
"""
import argparse
import datetime
import os
import pathlib
import re
import subprocess
import sys

CHANGELOG = pathlib.PurePath("CHANGELOG.md")
SOURCE = pathlib.PurePath("Adapters/PopcornServices/Sources/PopcornServices/PopcornServices.swift")
API_CHANGES = pathlib.PurePath("Tests/Package/api-changes.txt")
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
DECLARATION = re.compile(r'(public static let version = ")([^"]*)(")')
# The heading of the unreleased changes, which may name the next version.
UNRELEASED = re.compile(r"^## (?:Unreleased|(\S+) \(unreleased\))\n", re.MULTILINE)


class Failure(Exception):
    """An error with a message for the user."""


def number(text):
    """Returns the numbers of a version; `None` for another text."""
    found = VERSION.fullmatch(text)
    return tuple(map(int, found.groups())) if found else None


def may_break(version, last):
    """Returns whether a version may break services that use the last one."""
    return version[0] > last[0] or (version[0] == 0 and version[1] > last[1])


def git(root, *arguments, error=None, text=None):
    done = subprocess.run(["git", *map(str, arguments)], cwd=root, input=text, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"{error or 'failed: git ' + ' '.join(map(str, arguments))}\n{done.stderr.strip()}".rstrip())
    return done.stdout.strip()


def released(changelog, version, date):
    """Returns a changelog whose unreleased changes are those of a version, and the text of these changes."""
    found = list(UNRELEASED.finditer(changelog))
    if len(found) != 1:
        raise Failure(f"{CHANGELOG} has {len(found)} headings '## Unreleased'; there must be one")
    heading = found[0]
    if heading.group(1) not in (None, version):
        raise Failure(f"{CHANGELOG} has the unreleased version {heading.group(1)}, not {version}")
    if re.search(rf"^## {re.escape(version)}( |$)(?!\(unreleased\))", changelog, re.MULTILINE):
        raise Failure(f"{CHANGELOG} already has the version {version}")
    rest = changelog[heading.end():]
    following = re.search(r"^## ", rest, re.MULTILINE)
    section = rest[:following.start()] if following else rest
    if not any(line.strip() and not line.startswith("#") for line in section.splitlines()):
        raise Failure(f"{CHANGELOG} has no changes under '{heading.group().strip()}'")
    text = f"{changelog[:heading.start()]}## Unreleased\n\n## {version} ({date})\n{rest}"
    return text, section.strip()


def declared(source, version):
    """Returns a source whose declared version is another one."""
    found = DECLARATION.findall(source)
    if len(found) != 1:
        raise Failure(f"{SOURCE} declares {len(found)} versions; there must be one")
    known, wanted = number(found[0][1]), number(version)
    if known is None or known > wanted:
        raise Failure(f"{SOURCE} declares the version {found[0][1]}, which must be {version} or less")
    return DECLARATION.sub(rf"\g<1>{version}\g<3>", source)


def without_changes(listed):
    """Returns a list of intended changes of the API without the changes."""
    return "".join(line for line in listed.splitlines(keepends=True) if line.startswith("#"))


def last_version(root):
    """Returns the greatest version that has a tag; `None` if there is none."""
    return max(filter(None, map(number, git(root, "tag", "--list").split())), default=None)


def check(root, version):
    """Checks that a version can be made, and returns the last one."""
    wanted = number(version)
    if wanted is None:
        raise Failure(f"'{version}' is not a version, such as 1.2.3")
    branch = git(root, "rev-parse", "--abbrev-ref", "HEAD")
    if branch != "main":
        raise Failure(f"the branch is {branch}, and must be main")
    changes = git(root, "status", "--porcelain")
    if changes:
        raise Failure("these files have changes; commit or stash them:\n" + changes)
    last = last_version(root)
    if last and wanted <= last:
        raise Failure(f"{version} must be greater than the last version, {'.'.join(map(str, last))}")
    return last


def release(root, version, date):
    last = check(root, version)
    date = date or git(root, "log", "-1", "--format=%cs")
    contents = {path: (root / path).read_text(encoding="utf-8") for path in (CHANGELOG, SOURCE, API_CHANGES)}
    changelog, section = released(contents[CHANGELOG], version, date)
    changed = {
        CHANGELOG: changelog, SOURCE: declared(contents[SOURCE], version),
        API_CHANGES: without_changes(contents[API_CHANGES]),
    }
    if last and not may_break(number(version), last):
        tag = ".".join(map(str, last))
        print(f"Comparing the API with {tag} …", file=sys.stderr, flush=True)
        command = [os.environ.get("MAKE", "make"), "--no-print-directory", "check-api-changes", f"BASE={tag}"]
        if subprocess.run(command, cwd=root).returncode != 0:
            raise Failure(f"{version} may not break services that use {tag}")
    try:
        for path, text in changed.items():
            (root / path).write_text(text, encoding="utf-8")
        git(root, "add", "--", *changed)
        git(root, "commit", "--quiet", "--message", f"The version is {version}")
    except Failure:
        for path, text in contents.items():
            (root / path).write_text(text, encoding="utf-8")
        git(root, "reset", "--quiet", "--", *contents)
        raise
    # Headings of the changes begin with #, as comments of Git do.
    message = f"Popcorn {version}\n\n{section}\n"
    git(root, "tag", "--annotate", "--cleanup=whitespace", "--file", "-", version, text=message)
    return date


def day(text):
    try:
        return datetime.date.fromisoformat(text).isoformat()
    except ValueError:
        raise Failure(f"'{text}' is not a date, such as 2027-01-31")


def main(arguments):
    parser = argparse.ArgumentParser(description="Makes a version: a commit and a tag. Never pushes.")
    parser.add_argument("version", metavar="VERSION", help="the version, such as 1.2.3")
    parser.add_argument("--date", help="the date of the version (default: that of the last commit)")
    options = parser.parse_args(arguments)
    root = pathlib.Path(git(pathlib.Path.cwd(), "rev-parse", "--show-toplevel"))
    version = options.version
    date = release(root, version, day(options.date) if options.date else None)
    print(f"""The commit and the tag {version} ({date}) are made, but not pushed. Look at them, then publish them:
  git show {version}
  git push --atomic origin main {version}
  gh release create {version} --verify-tag --notes-from-tag
To undo them before that:
  git tag --delete {version} && git reset --hard HEAD~1""")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Failure as failure:
        sys.exit(f"release.py: {failure}")
