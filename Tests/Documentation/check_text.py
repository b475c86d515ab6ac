#!/usr/bin/env python3
"""Reports text that docs/STYLE.md rejects: in comments, test names and Markdown files.

    Tests/Documentation/check_text.py [FILE...]     default: all files under version control

Only patterns that are always wrong are reported. Code, in backticks or in fences, is not checked, except that a path in
backticks of a Markdown file must exist. Paths of the context of companies are an example in docs/WORKFLOWS.md.
"""
import os
import re
import subprocess
import sys

CODE = re.compile(r"``[^`]*``|`[^`]*`|<[^>]*>|https?://\S+|\]\([^)]*\)")
TYPE = re.compile(r"^\s*([a-z]+ )*(struct|class|enum|protocol|actor) [A-Z`]")
FUNCTION = re.compile(r"^\s*(@\S+\s+)*([a-z]+(\([a-z]+\))?\s+)*(func|init|subscript)\b")
QUESTION = r"(What|Who|Whom|Whose|Whoever|Where|How|Why)\b"

SUMMARY = [(re.compile(QUESTION), "a summary is a noun phrase or a verb, not a clause")]
FUNCTION_SUMMARY = [
    (re.compile(r"(A|An|The)\b"), "the summary of a function or an initialiser begins with a verb: Returns, Creates, Fetches"),
    (re.compile(r"(Makes|Gives|Tells|Asks)\b"), "use Creates, Returns, Notifies or Requests"),
]
TYPE_SUMMARY = [
    (re.compile(r"(Maps|Converts|Creates|Returns|Reads|Writes|Responds|Stores|Checks|Sends)\b (?!of\b|and\b|that\b)"),
     "the summary of a type is a noun phrase: A mapper, A writer"),
]
PARAMETER = re.compile(r"^\s*- (Parameter \w+|Returns|\w+): +" + QUESTION)
PHRASES = [
    (re.compile(pattern, re.IGNORECASE), advice)
    for pattern, advice in [
        (r"\banew\b", "again"),
        (r"\belsewhere\b", "on other sites, in another file"),
        (r"\bthe (first|last|newest|oldest) first\b", "oldest first, newest first"),
        (r"\bwho(so)?ever\b", "the caller, the reader, the service"),
        (r"\b(is|are) told\b", "is notified, receives"),
        (r"\bunder way\b", "in flight, in progress"),
        (r"\bat once\b", "immediately, together, concurrently, at a time"),
        (r"\bin vain\b", "without a result"),
        (r"\bcannot be had\b", "is not available"),
        (r"\bof late\b", "recently"),
        (r"\bbefalls?\b", "happens to"),
        (r"\blongest ago\b", "least recently"),
        (r"\b(one's|its|their) business\b", "the responsibility of"),
        (r"\bdefault: (yes|no)(?=[.,;]|$)", "Default: `true`."),
        (r"\basks? TMDb\b", "sends a request to TMDb, fetches from TMDb"),
    ]
]
PATH = re.compile(r"`((?:Adapters|Contexts|Core|Deployment|Examples|Tests|docs)/[^`<…*\s]+|[\w+/.-]+\.swift)`")
EXAMPLE = "Compan"
LENGTH = 120


def matches(text):
    """Yields the advice for each rejected phrase of a text."""
    for pattern, advice in PHRASES:
        found = pattern.search(CODE.sub("", text))
        if found:
            yield f"'{found.group()}': {advice}"


def overlong(line):
    """Yields the problem of a line of a text that is too long. A row of a table cannot be wrapped."""
    if len(line) > LENGTH and not line.lstrip(" /").startswith("|"):
        yield f"a line has at most {LENGTH} characters, but this one has {len(line)}"


def swift(lines):
    """Yields line numbers and problems of a Swift file."""
    index = 0
    fenced = False
    while index < len(lines):
        line = lines[index]
        comment = re.match(r"\s*(///?)(?!/)\s?(.*)", line)
        if not comment:
            name = re.search(r"func `([^`]+)`", line)
            if name:
                for problem in matches(name.group(1)):
                    yield index + 1, problem
            index += 1
            continue
        first = index
        while index < len(lines):
            comment = re.match(r"\s*(///?)(?!/)\s?(.*)", lines[index])
            if not comment:
                break
            text = comment.group(2)
            if text.lstrip().startswith("```"):
                fenced = not fenced
            elif not fenced:
                for problem in (*matches(text), *overlong(lines[index])):
                    yield index + 1, problem
                if PARAMETER.match(text):
                    yield index + 1, "the description of a parameter is a noun phrase, not a clause"
            index += 1
        fenced = False
        if lines[first].lstrip().startswith("///"):
            summary = lines[first].lstrip()[3:].strip()
            declaration = index
            while declaration < len(lines) and re.match(r"\s*@\w+(\(.*\))?\s*$", lines[declaration]):
                declaration += 1
            rules = list(SUMMARY)
            if declaration < len(lines) and FUNCTION.match(lines[declaration]):
                rules += FUNCTION_SUMMARY
            if declaration < len(lines) and TYPE.match(lines[declaration]):
                rules += TYPE_SUMMARY
            for pattern, advice in rules:
                if pattern.match(summary):
                    yield first + 1, advice


def is_stored(path, files):
    """Returns whether a path is that of a file or a folder. The name of a source may lack the folders before it."""
    path = path.rstrip("/")
    return any(file == path or file.startswith(path + "/") for file in files) or (
        path.endswith(".swift") and any(file.endswith("/" + path) for file in files))


def markdown(lines, stored):
    """Yields line numbers and problems of a Markdown file."""
    fenced = False
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            for problem in (*matches(line), *overlong(line)):
                yield number, problem
            for path in PATH.findall(line):
                if EXAMPLE not in path and "/.build/" not in path and not is_stored(path, stored):
                    yield number, f"'{path}' does not exist"


def main():
    stored = subprocess.check_output(["git", "ls-files", "-z"], text=True).split("\0")
    stored = [path for path in stored if os.path.exists(path)]
    files = sys.argv[1:] or stored
    count = 0
    for path in files:
        if not path.endswith((".swift", ".md")) or path == "docs/STYLE.md":
            continue
        with open(path, encoding="utf-8") as file:
            lines = file.read().split("\n")
        for number, problem in swift(lines) if path.endswith(".swift") else markdown(lines, stored):
            count += 1
            print(f"{path}:{number}: {problem}", file=sys.stderr)
    if count:
        print(f"{count} problems; docs/STYLE.md has the rules", file=sys.stderr)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
