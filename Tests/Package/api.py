#!/usr/bin/env python3
"""Reports changes of the public API since a base commit that can break a service.
`make check NAME=api-changes` runs it.

    Tests/Package/api.py BASE [--accepted FILE] [-- OPTION...]      options of `swift build`

Both commits are built with the same options, and the symbol graphs of their public declarations are compared. These
changes break a service:

- A declaration is removed, renamed, or has another type, other effects, other constraints or another global actor.
- A type no longer conforms to a protocol, or has another superclass.
- A protocol gets a requirement without a default implementation, or inherits from another protocol.
- An enumeration without `@nonexhaustive` gets a case.

New parameters with a default value, new default values, and properties that become settable do not break the callers of
a declaration. FILE lists the intended changes, one in each line, as they are printed. Lines that begin with # are
comments.

Decision 27 states why `swift package diagnose-api-breaking-changes` is not used.

Exit code: 0 without such changes, 1 with such changes that are not listed, 2 if the commits cannot be compared.
"""
import argparse
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent / "Documentation"
# The folder of the base commit, its build, and the symbol graphs of both commits. `make clean` deletes it.
FOLDER = ".build-api"
CALLABLE = {
    "swift.func", "swift.init", "swift.method", "swift.type.method", "swift.subscript", "swift.type.subscript",
}
FUNCTION = re.compile(r"\bfunc ([^\s(<]+|[^\w\s(]+)|\binit\b|\bsubscript\b")
# Protocols to which types conform without a declaration.
IMPLICIT = {"Swift.SendableMetatype", "Swift.Copyable", "Swift.Escapable", "Swift.BitwiseCopyable"}


class Failure(Exception):
    """An error with a message for the user."""


# MARK: declarations


def split(text, separator):
    """Returns the parts of a text between separators that are not inside brackets or string literals."""
    parts, depth, start, index, quoted = [], 0, 0, 0, False
    while index < len(text):
        character = text[index]
        if character == "\\" and quoted:
            index += 1
        elif character == '"':
            quoted = not quoted
        elif not quoted:
            if depth == 0 and text.startswith(separator, index):
                parts.append(text[start:index])
                index += len(separator)
                start = index
                continue
            if character in "([{<":
                depth += 1
            elif character in ")]}" or (character == ">" and text[index - 1:index] != "-"):
                depth -= 1
        index += 1
    return parts + [text[start:]]


def closing(text, start):
    """Returns the index of the parenthesis that closes the one at an index."""
    depth, quoted, index = 0, False, start
    while index < len(text):
        character = text[index]
        if character == "\\" and quoted:
            index += 1
        elif character == '"':
            quoted = not quoted
        elif not quoted and character == "(":
            depth += 1
        elif not quoted and character == ")":
            depth -= 1
            if depth == 0:
                return index
        index += 1
    raise Failure(f"'{text}' has no closing parenthesis")


class Declaration:
    """A public declaration: its place, its kind and its text without the names of parameters inside a function."""

    def __init__(self, module, symbol):
        fragments = symbol.get("declarationFragments") or []
        text = "".join(part["spelling"] for part in fragments if part["kind"] != "internalParam")
        text = " ".join(text.replace(" :", ":").split()).removeprefix("@discardableResult ")
        extension = symbol.get("swiftExtension", {}).get("constraints")
        if extension and symbol["kind"]["identifier"] != "swift.extension":
            text += " in an extension where " + constraints(extension)
        if any(item.get("isUnconditionallyUnavailable") for item in symbol.get("availability", [])):
            text = "@available(*, unavailable) " + text
        self.module = module
        self.kind = symbol["kind"]["identifier"]
        self.path = tuple(symbol["pathComponents"])
        self.text = text
        self.isNonexhaustive = "@nonexhaustive " in text

    @property
    def place(self):
        return self.module, self.path

    @property
    def name(self):
        return f"{self.module} {'.'.join(self.path)}"

    @property
    def group(self):
        """The declarations that can replace this one. A function with other parameters can."""
        path = self.path[:-1] + (self.path[-1].split("(")[0],) if self.kind in CALLABLE else self.path
        return self.module, self.kind, path

    def signature(self):
        """Returns the text before the parameters, the parameters with their default values, and the text after them."""
        # An operator may contain an angle bracket, so its name is skipped.
        name = FUNCTION.search(self.text).end()
        start = name + len(split(self.text[name:], "(")[0])
        end = closing(self.text, start)
        parameters = [split(part.strip(), " = ") for part in split(self.text[start + 1:end], ",") if part.strip()]
        return self.text[:start], [(part[0], len(part) > 1) for part in parameters], self.text[end + 1:]

    def accessors(self):
        """Returns the text of a property or subscript without its accessors, and whether it can be set."""
        text, _, body = self.text.partition(" { ")
        keyword = "let " if " let " in f" {text}" else "var "
        before, found, after = text.partition(keyword)
        effects = " ".join(word for word in body.rstrip(" }").split() if word in ("async", "throws"))
        # A property without accessors in its text is stored.
        isSettable = keyword == "var " and (not body or "set" in body.split())
        return f"{before}{'var ' if found else ''}{after} {effects}".strip(), isSettable

    def replaces(self, former, isRequirement):
        """Returns whether each use of a former declaration is a use of this one."""
        if self.text == former.text:
            return True
        if self.kind == "swift.enum" and former.isNonexhaustive:
            return self.text == former.text.replace("@nonexhaustive ", "")
        if isRequirement:
            return False
        if self.kind in ("swift.property", "swift.type.property"):
            (text, isSettable), (known, wasSettable) = self.accessors(), former.accessors()
            return text == known and (isSettable or not wasSettable)
        if self.kind in CALLABLE and "(" in former.text:
            before, parameters, after = self.signature()
            head, known, tail = former.signature()
            return before == head and after == tail and follows(parameters, known)
        return False


def follows(parameters, former):
    """Returns whether a call with former parameters has all arguments that the parameters require."""
    waiting = list(former)
    for text, isOptional in parameters:
        if waiting and text == waiting[0][0] and (isOptional or not waiting[0][1]):
            waiting.pop(0)
        elif not isOptional:
            return False
    return not waiting


def constraints(found):
    signs = {"conformance": ":", "superclass": ":", "sameType": "=="}
    return ", ".join(sorted(f"{item['lhs']} {signs.get(item['kind'], item['kind'])} {item['rhs']}" for item in found))


class API:
    """The public declarations of modules, and their relations."""

    def __init__(self, graphs):
        """Reads symbol graphs: pairs of the name of a module and the content of a file."""
        self.declarations, self.groups, places = [], {}, {}
        graphs = list(graphs)
        for module, graph in graphs:
            for symbol in graph["symbols"]:
                declaration = Declaration(module, symbol)
                places[symbol["identifier"]["precise"]] = declaration
                # A block that extends a type of another module is only the place of its members.
                if declaration.kind != "swift.extension":
                    self.declarations.append(declaration)
                    self.groups.setdefault(declaration.group, []).append(declaration)
        self.modules = {module for module, _ in graphs}
        self.requirements, self.implemented, self.conformances = {}, set(), set()
        for module, graph in graphs:
            for relation in graph["relationships"]:
                source, target = places.get(relation["source"]), places.get(relation["target"])
                name = relation.get("targetFallback")
                name = name or (target.name.replace(" ", ".") if target else relation["target"])
                if relation["kind"] == "requirementOf" and source and target:
                    self.requirements[source] = target
                elif relation["kind"] == "defaultImplementationOf":
                    self.implemented.add(relation["target"])
                elif relation["kind"] in ("conformsTo", "inheritsFrom") and source and name not in IMPLICIT:
                    condition = constraints(relation.get("swiftConstraints", []))
                    self.conformances.add((source.place, name, condition))
        self.implemented = {places[name] for name in self.implemented if name in places}
        self.places = {declaration.place: declaration for declaration in self.declarations}


def changes(base, head):
    """Yields the changes from one API to another that can break a service, as lines of text."""
    removed = set()
    for former in sorted(base.declarations, key=lambda item: (item.module, item.path, item.text)):
        if any((former.module, former.path[:length]) in removed for length in range(1, len(former.path))):
            continue
        candidates = head.groups.get(former.group, [])
        isRequirement = former in base.requirements
        if any(candidate.replaces(former, isRequirement) for candidate in candidates):
            continue
        known = {item.text for item in base.groups[former.group]}
        added = [item for item in candidates if item.text not in known]
        successor = next((item for item in added if item.path == former.path), None) or (added[0] if added else None)
        if successor:
            yield f"{former.name}: `{former.text}` is now `{successor.text}`"
        else:
            if former.place not in head.places:
                removed.add(former.place)
            yield f"{former.name}: `{former.text}` is removed"

    for place, name, condition in sorted(base.conformances - head.conformances):
        isReported = place in base.places and place not in head.places
        if not isReported and (place, name, "") not in head.conformances:
            yield f"{title(place)}: no longer conforms to or inherits from {name}{condition and ' where ' + condition}"
    for place, name, _ in sorted(head.conformances - base.conformances):
        if place in base.places and base.places[place].kind == "swift.protocol":
            yield f"{title(place)}: inherits from {name}"
    for requirement, protocol in sorted(head.requirements.items(), key=lambda pair: (pair[0].place, pair[0].text)):
        isNew = protocol.place in base.places and requirement.place not in base.places
        if isNew and requirement not in head.implemented:
            yield f"{requirement.name}: `{requirement.text}` is a requirement without a default implementation"
    for case in sorted(head.declarations, key=lambda item: item.place):
        owner = base.places.get((case.module, case.path[:-1]))
        isNew = case.kind == "swift.enum.case" and case.place not in base.places
        if isNew and owner and owner.kind == "swift.enum" and not owner.isNonexhaustive:
            yield f"{case.name}: `{case.text}` is a case of an enumeration without `@nonexhaustive`"


def title(place):
    return f"{place[0]} {'.'.join(place[1])}"


def accepted(path):
    """Returns the changes that a file lists."""
    if not path.exists():
        raise Failure(f"{path} does not exist; it lists the intended changes")
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    return {line for line in lines if line and not line.startswith("#")}


# MARK: commits


def run(command, folder, environment=None, error=None):
    """Runs a command, and returns its standard output."""
    done = subprocess.run(
        [str(part) for part in command], cwd=folder, env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        detail = (done.stdout + done.stderr).strip()[-2000:]
        raise Failure(f"{error or 'failed: ' + ' '.join(map(str, command))}\n{detail}".rstrip())
    return done.stdout


def resolve(root, base):
    error = f"'{base}' is not a commit of this repository. Give a hash, a tag or a branch, such as BASE=HEAD~1."
    return run(["git", "rev-parse", "--verify", "--quiet", base + "^{commit}"], root, error=error).strip()


def check_out(root, commit):
    """Checks out a commit in a worktree of its own, and returns its folder. The build of an earlier run is reused."""
    folder = root / FOLDER / "base"
    run(["git", "worktree", "prune"], root)
    if (folder / ".git").exists():
        run(["git", "checkout", "--quiet", "--force", "--detach", commit], folder)
    else:
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
        run(["git", "worktree", "add", "--quiet", "--force", "--detach", folder, commit], root)
    resolved = root / "Package.resolved"
    if resolved.exists():
        shutil.copy(resolved, folder)
    return folder


def write_graphs(title, folder, scratch, options, output, environment):
    """Builds the products of a package, and writes the symbol graphs of its public modules to a folder."""
    swift = os.environ.get("SWIFT", "swift")
    # Without test targets, which are not part of the API.
    environment = {"POPCORN_TESTS": "", "SWIFT_DETERMINISTIC_HASHING": "1", **environment}
    print(f"Building {title} …", file=sys.stderr, flush=True)
    manifest = json.loads(run([swift, "package", "dump-package"], folder, environment))
    targets = [name for product in manifest["products"] if "library" in product["type"] for name in product["targets"]]
    build = [swift, "build", "--scratch-path", scratch, *options]
    for target in targets:
        run([*build, "--target", target], folder, environment, f"{title} cannot be built")
    products = pathlib.Path(run([*build, "--show-bin-path"], folder, environment).strip())
    own = folder / "Tests" / "Documentation" / "modules.sh"
    modules = run([own if own.exists() else SCRIPTS / "modules.sh"], folder).split()
    if not own.exists():
        modules = [module for module in modules if (products / "Modules" / f"{module}.swiftmodule").exists()]
    shutil.rmtree(output, ignore_errors=True)
    run([SCRIPTS / "graphs.sh", folder, products, output, *modules], folder, environment)


def read_graphs(folder):
    """Yields the symbol graphs in a folder, each with the name of its module."""
    for path in sorted(folder.glob("*/*.json")):
        yield path.parent.name, json.loads(path.read_text(encoding="utf-8"))


def graphs_of_base(root, commit, options):
    """Returns the folder with the symbol graphs of a commit. Those of an earlier run are reused."""
    swift = os.environ.get("SWIFT", "swift")
    key = run([swift, "--version"], root) + " ".join(options) + (SCRIPTS / "graphs.sh").read_text(encoding="utf-8")
    output = root / FOLDER / "graphs" / f"{commit}-{hashlib.sha256(key.encode()).hexdigest()[:12]}"
    if not output.exists():
        folder, partial = check_out(root, commit), output.with_name("partial")
        # A warning of a later compiler does not prevent the comparison.
        write_graphs(
            f"the base {commit[:10]}", folder, root / FOLDER / "build", options, partial, {"POPCORN_WARNINGS": ""})
        partial.rename(output)
    return output


def main(arguments):
    options = []
    if "--" in arguments:
        index = arguments.index("--")
        arguments, options = arguments[:index], arguments[index + 1:]
    parser = argparse.ArgumentParser(description="Reports changes of the public API that can break a service.")
    parser.add_argument("base", metavar="BASE", help="the commit, tag or branch to compare with")
    parser.add_argument("--accepted", type=pathlib.Path, metavar="FILE", help="a file that lists the intended changes")
    parser.add_argument("--scratch-path", default=".build", help="the folder of the build of this commit")
    values = parser.parse_args(arguments)
    root = pathlib.Path(run(["git", "rev-parse", "--show-toplevel"], pathlib.Path.cwd()).strip())
    intended = accepted(values.accepted) if values.accepted else set()
    commit = resolve(root, values.base)
    former = graphs_of_base(root, commit, options)
    output = root / FOLDER / "graphs" / "head"
    write_graphs("this commit", root, root / values.scratch_path, options, output, {})
    base, head = API(read_graphs(former)), API(read_graphs(output))
    found = list(dict.fromkeys(changes(base, head)))
    unexpected = [change for change in found if change not in intended]
    for change in unexpected:
        print(change)
    summary = f"{len(base.declarations)} public declarations in {len(base.modules)} modules of {values.base}"
    listed = len(found) - len(unexpected)
    if unexpected:
        place = f" in {values.accepted}, one in each line as above," if values.accepted else ""
        print(
            f"api.py: {len(unexpected)} changes break services that use {summary}. Keep the former declarations, or "
            f"list the changes{place} and describe them in CHANGELOG.md.", file=sys.stderr)
        return 1
    exception = f", except the listed ones: {listed}" if listed else ""
    print(f"No changes break services that use {summary}{exception}.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Failure as failure:
        print(f"api.py: {failure}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
