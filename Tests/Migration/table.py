#!/usr/bin/env python3
"""Writes or checks docs/migration.tsv: every public name of the package adamayoung/TMDb, and the name here.

    Tests/Migration/table.py GRAPHS [--write]     GRAPHS: a folder with the symbol graph of the module TMDb

A row has the name there, the name here and a note. Names that differ come from exceptions.tsv, which is written by hand:
the name of a type or of a member, the name here, or `-` if there is none, and a note. The row of a member applies to all
types that do not have a row of their own if it begins with `*.`. The table is up to date if it is what this script
writes, so a name that does not exist here is an error.
"""
import difflib
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import interface  # noqa: E402

FOLDER = pathlib.Path(__file__).parent
ROOT = FOLDER.parent.parent
TABLE = ROOT / "docs/migration.tsv"
ARTICLE = ROOT / "Adapters/TMDb/Sources/TMDb/TMDb.docc/ComingFromAdamayoungTMDb.md"
HEADER = "adamayoung/TMDb\tPopcorn\tnote"


def read_exceptions(path):
    exceptions = {}
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) not in (2, 3):
            raise SystemExit(f"{path}:{number}: a row has two or three columns, separated by tabs: {line}")
        if fields[0] in exceptions:
            raise SystemExit(f"{path}:{number}: {fields[0]} has a row already.")
        exceptions[fields[0]] = (fields[1], fields[2] if len(fields) == 3 else "")
    return exceptions


class Table:

    def __init__(self, names, exceptions):
        self.names = names
        self.exceptions = exceptions
        self.used = set()
        self.problems = []
        self.rows = [HEADER]
        self.by_owner = {}
        for name in names:
            owner, _, member = name.rpartition(".") if "(" not in name else (*name.split("(")[0].rpartition(".")[:2], None)
            if member is None:
                member = name[len(owner) + 1:]
            self.by_owner.setdefault(owner, set()).add(member)

    def exception(self, *keys):
        for key in keys:
            if key in self.exceptions:
                self.used.add(key)
                return self.exceptions[key]
        return None

    def near(self, name):
        """Returns the names of the same type, or the types if there is no such type."""
        owner = name.split("(")[0].rpartition(".")[0]
        return [each for each in self.names if each.split("(")[0].rpartition(".")[0] == (owner if owner in self.names else "")]

    def add(self, upstream, here, note=""):
        """Adds a row. The name here may be several names, separated by `, `."""
        for name in [] if here == "-" else here.split(", "):
            if name not in self.names:
                close = difflib.get_close_matches(name, self.near(name), n=3)
                hint = f" Similar names: {', '.join(close)}." if close else ""
                self.problems.append(f"{upstream}: the module TMDb has no public name {name}.{hint}")
        self.rows.append(f"{upstream}\t{here}\t{note}".rstrip("\t") if here != upstream or note else f"{upstream}\t=")

    def owner(self, upstream):
        """Returns the type here of a type there, or `None`."""
        found = self.exception(upstream)
        here = found[0] if found else upstream
        here = here.split(", ")[0]
        while alias := re.fullmatch(r"typealias \w+ = (\w[\w.]*)(<.*>)?", self.names.get(here, "")):
            here = alias.group(1)
        return None if here == "-" else here

    def member(self, owner, member):
        """Returns the name here of a property or a case of a type here, or `None`."""
        if f"{owner}.{member}" in self.names:
            return f"{owner}.{member}"
        found = [each for each in self.by_owner.get(owner, ()) if each.startswith(member + "(")]
        return f"{owner}.{found[0]}" if len(found) == 1 else None

    def add_type(self, name, members):
        found = self.exception(name)
        self.add(name, *(found or (name,)))
        owner = self.owner(name)
        for member in members:
            key = f"{name}.{member}"
            found = self.exception(key)
            if not found and owner is None:
                self.rows.append(f"{key}\t-\tsee {name}")
                continue
            here = self.member(owner, member)
            if not found and not here:
                found = self.exception(f"{name}.*")
                if found:
                    self.add(key, found[0].replace("*", member), found[1])
                    continue
                found = self.exception(f"*.{member}")
                if found and found[0] != "-":
                    found = (f"{owner}.{found[0]}", found[1])
            if found:
                self.add(key, *found)
            else:
                self.add(key, here or f"{owner}.{member}")

    def method(self, owner, method):
        """Returns the method here that accepts all calls of a method there, or `None`."""
        wanted = [argument.label for argument in method.arguments]
        candidates = []
        for member in self.by_owner.get(owner, ()):
            if not member.startswith(method.name + "("):
                continue
            labels = member[len(method.name) + 1:-1].split(":")[:-1]
            remaining = iter(labels)
            if not all(label in remaining for label in wanted):
                continue
            declaration = self.names[f"{owner}.{member}"]
            extra = [label for label in labels if label not in wanted]
            if all(re.search(rf"\b{label}\b[^,]*? = ", declaration) for label in extra):
                candidates.append((len(labels), member))
        return min(candidates)[1] if candidates else None

    def add_methods(self, methods):
        seen = None
        for method in methods:
            if method.service != seen:
                seen = method.service
                key = f"TMDbClient.{method.property}"
                self.add(key, *(self.exception(key) or (key,)))
                self.add(seen, *(self.exception(seen) or (seen,)))
            key = f"{method.service}.{method.full_name}"
            owner = self.owner(method.service)
            found = self.exception(key, f"{method.service}.{method.name}")
            if found:
                self.add(key, *found)
                continue
            here = self.method(owner, method)
            if here:
                self.add(key, f"{owner}.{here}")
            else:
                found = self.exception(f"*.{method.name}")
                if found and found[0] != "-":
                    found = (f"{owner}.{found[0]}", found[1])
                self.add(key, *(found or (f"{owner}.{method.full_name}",)))

    def check_exceptions(self):
        for key in self.exceptions:
            if key not in self.used:
                self.problems.append(f"exceptions.tsv: the row {key} is not used.")


def main():
    arguments = sys.argv[1:]
    write = "--write" in arguments
    arguments = [each for each in arguments if each != "--write"]
    if len(arguments) != 1:
        raise SystemExit(__doc__)
    methods, types = interface.upstream()
    table = Table(interface.names(arguments[0]), read_exceptions(FOLDER / "exceptions.tsv"))
    table.add_methods(methods)
    for name, members in types.items():
        table.add_type(name, members)
    table.check_exceptions()
    text = "\n".join(table.rows) + "\n"
    if table.problems:
        for problem in table.problems:
            print(f"Tests/Migration: {problem}", file=sys.stderr)
        print("Correct Tests/Migration/exceptions.tsv.", file=sys.stderr)
        raise SystemExit(1)
    if write:
        TABLE.write_text(text)
    elif not TABLE.exists() or TABLE.read_text() != text:
        raise SystemExit(f"docs/migration.tsv is not up to date. Run: Tests/Migration/table.py {arguments[0]} --write")
    count = f"{len(table.rows) - 1:,}"
    if f"each of {count}" not in ARTICLE.read_text():
        raise SystemExit(f"{ARTICLE.relative_to(ROOT)} must contain the number of names in the table, {count}.")
    same = sum(row.split("\t")[1] == "=" for row in table.rows[1:])
    absent = sum(row.split("\t")[1] == "-" for row in table.rows[1:])
    print(f"{count} names of adamayoung/TMDb: {same} are the same, {absent} do not exist here")


if __name__ == "__main__":
    main()
