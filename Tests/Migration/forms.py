#!/usr/bin/env python3
"""Counts the call forms of the package adamayoung/TMDb that compile with the module TMDb unchanged.

    Tests/Migration/forms.py [--list] BUILD [OPTION…]     BUILD: the output of `swift build`; OPTION: of swiftc

A form is a call of a method of a service with one combination of the arguments that a call can omit. Its arguments have
the types of upstream.txt, so a form with an argument of a type that does not exist here does not compile. The result of
the call is not used. With --list, the forms that do not compile are printed. The number must be that of the article.
"""
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import interface  # noqa: E402

ROOT = interface.FOLDER.parent.parent
ARTICLE = ROOT / "Adapters/TMDb/Sources/TMDb/TMDb.docc/ComingFromAdamayoungTMDb.md"

def call(method, arguments):
    values = ", ".join(
        ("" if each.label == "_" else each.label + ": ") + f"value({re.sub(r'[A-Z][A-Za-z]*[.]ID', 'Int', each.type)}.self)"
        for each in arguments)
    return f"client.{method.property}.{method.name}({values})"


def search_paths(build):
    """Returns the options of swiftc for the modules in the output of `swift build`."""
    yield from ["-I", str(build), "-I", str(build / "Modules")]
    for path in build.glob("*.build/module.modulemap"):
        yield from ["-Xcc", f"-fmodule-map-file={path}"]
    for folder in (build.parent.parent / "checkouts", ROOT / "Adapters", ROOT / "Core"):
        for path in folder.rglob("module.modulemap"):
            yield from ["-I", str(path.parent)]


def main():
    arguments = [each for each in sys.argv[1:] if each != "--list"]
    if not arguments:
        raise SystemExit(__doc__)
    options = [*search_paths(pathlib.Path(arguments[0]).absolute()), *arguments[1:]]
    methods, _ = interface.upstream()
    forms = [(method, arguments) for method in methods for arguments in method.forms()]
    lines = ["import Foundation", "import TMDb", "func value<T>(_ type: T.Type) -> T { fatalError() }"]
    first = len(lines) + 1
    for number, (method, arguments) in enumerate(forms):
        lines.append(f"func form{number}(_ client: TMDbClient) async throws {{ _ = try await {call(method, arguments)} }}")
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "Forms.swift"
        source.write_text("\n".join(lines) + "\n")
        result = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "6", "-suppress-warnings", *options, str(source)],
            capture_output=True, text=True)
        failed = {int(line) - first for line in re.findall(rf"{re.escape(str(source))}:(\d+):\d+: error:", result.stderr)}
    if result.returncode and (not failed or min(failed) < 0):
        raise SystemExit(result.stderr[-4000:])
    by_service = collections.Counter(method.service for method, _ in forms)
    compiling = collections.Counter(method.service for number, (method, _) in enumerate(forms) if number not in failed)
    for service in by_service:
        print(f"{service:24}{compiling[service]:5} of {by_service[service]:5}")
    print(f"{'all services':24}{compiling.total():5} of {by_service.total():5}")
    if "--list" in sys.argv:
        for number in sorted(failed):
            print(call(*forms[number]))
    sentence = f"Of {by_service.total():,} call forms of that package's services, {compiling.total():,} compile here unchanged."
    if sentence not in ARTICLE.read_text():
        raise SystemExit(f"{ARTICLE.relative_to(ROOT)} must contain this sentence: {sentence}")


if __name__ == "__main__":
    main()
