#!/usr/bin/env python3
"""Builds the products with the oldest versions of the dependencies that Package.swift permits.
`make check NAME=oldest` runs it.

    Tests/Package/oldest.py [--only-select]

For each dependency of Package.swift, the oldest published version is selected that its requirement permits, and that
the requirements of the other selected versions permit. The sources are copied to .build-oldest, where Package.swift
requires exactly these versions, and the products are built without tests. Versions of dependencies of dependencies are
selected by SwiftPM.

Exit code: 0 if the products can be built, otherwise 1.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

FOLDER = ".build-oldest"
VERSION = re.compile(r"v?(\d+)\.(\d+)\.(\d+)")


class Failure(Exception):
    """An error with a message for the user."""


def run(command, folder, error=None, environment=None):
    """Runs a command, and returns its standard output."""
    done = subprocess.run(
        [str(part) for part in command], cwd=folder, env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        detail = (done.stdout + done.stderr).strip()[-4000:]
        raise Failure(f"{error or 'failed: ' + ' '.join(map(str, command))}\n{detail}".rstrip())
    return done.stdout


def number(text):
    """Returns the numbers of a version; `None` for another text, such as a version before a release."""
    found = VERSION.fullmatch(text)
    return tuple(map(int, found.groups())) if found else None


def title(version):
    return ".".join(map(str, version))


def requirements(manifest):
    """Returns the requirements of a manifest: for each dependency its URL, and the versions from and below which it is.

    Dependencies that are not versions of a repository, such as folders, are absent.
    """
    found = {}
    for dependency in manifest["dependencies"]:
        for source in dependency.get("sourceControl", []):
            for bounds in source["requirement"].get("range", []):
                remotes = source["location"].get("remote", [])
                if remotes:
                    lower, upper = number(bounds["lowerBound"]), number(bounds["upperBound"])
                    found[source["identity"]] = (remotes[0]["urlString"], lower, upper)
    return found


def select(own, versions, manifest):
    """Returns the oldest version of each dependency that all requirements permit.

    `own` are the requirements of the package. `versions` returns the published versions at a URL, and `manifest` the
    requirements of a version at a URL. The requirements of a selected version can only raise other versions.
    """
    lowest = {identity: lower for identity, (_, lower, _) in own.items()}
    reasons = {identity: "Package.swift" for identity in own}
    selected = {}
    while True:
        raised = False
        for identity, (url, _, upper) in own.items():
            permitted = [version for version in versions(url) if lowest[identity] <= version < upper]
            if not permitted:
                raise Failure(
                    f"{identity} has no version from {title(lowest[identity])} (required by {reasons[identity]}) below "
                    f"{title(upper)}")
            if selected.get(identity) != min(permitted):
                selected[identity], raised = min(permitted), True
        for identity, version in list(selected.items()):
            for other, (_, lower, _) in manifest(own[identity][0], version).items():
                if other in own and lower > lowest[other]:
                    lowest[other], reasons[other], raised = lower, f"{identity} {title(version)}", True
        if not raised:
            return selected


def exactly(source, own, selected):
    """Returns the source of a manifest that requires exactly the selected versions."""
    for identity, version in selected.items():
        url = own[identity][0]
        pattern = re.compile(rf'(\.package\(url: "{re.escape(url)}", )from: "[^"]*"')
        source, count = pattern.subn(rf'\g<1>exact: "{title(version)}"', source)
        if count != 1:
            raise Failure(
                f'Package.swift has {count} dependencies `.package(url: "{url}", from: …)`; there must be one')
    return source


class Packages:
    """The published versions of packages, and their manifests, of which each is fetched once."""

    def __init__(self, folder, swift):
        self.folder, self.swift, self.tags, self.manifests = folder, swift, {}, {}

    def versions(self, url):
        if url not in self.tags:
            listed = run(["git", "ls-remote", "--tags", "--refs", url], self.folder, f"{url} cannot be read")
            tags = [line.split("refs/tags/")[1] for line in listed.splitlines()]
            self.tags[url] = {number(tag): tag for tag in tags if number(tag)}
        return sorted(self.tags[url])

    def manifest(self, url, version):
        if (url, version) not in self.manifests:
            tag = self.tags[url][version]
            name = url.rstrip("/").removesuffix(".git").split("/")[-1]
            place = self.folder / "manifests" / f"{name}-{title(version)}"
            if not place.exists():
                partial = place.with_name("partial")
                shutil.rmtree(partial, ignore_errors=True)
                run(["git", "clone", "--quiet", "--depth", "1", "--branch", tag, url, partial], self.folder)
                partial.rename(place)
            self.manifests[url, version] = requirements(json.loads(run([self.swift, "package", "dump-package"], place)))
        return self.manifests[url, version]


def copy(root, sources):
    """Copies the files under version control, and those that are not ignored."""
    shutil.rmtree(sources, ignore_errors=True)
    listed = run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], root)
    for path in filter(None, listed.split("\0")):
        if (root / path).is_file():
            (sources / path).parent.mkdir(parents=True, exist_ok=True)
            # With the time of the last change, so that an earlier build is reused.
            shutil.copy2(root / path, sources / path)


def main(arguments):
    parser = argparse.ArgumentParser(description="Builds the products with the oldest permitted dependencies.")
    parser.add_argument("--only-select", action="store_true", help="print the versions, and build nothing")
    options = parser.parse_args(arguments)
    root = pathlib.Path(run(["git", "rev-parse", "--show-toplevel"], pathlib.Path.cwd()).strip())
    swift = os.environ.get("SWIFT", "swift")
    # A service does not see the tests, and does not treat warnings as errors.
    environment = {"POPCORN_TESTS": "", "POPCORN_WARNINGS": "", "SWIFT_DETERMINISTIC_HASHING": "1"}
    manifest = json.loads(run([swift, "package", "dump-package"], root, environment=environment))
    own = requirements(manifest)
    folder = root / FOLDER
    folder.mkdir(exist_ok=True)
    packages = Packages(folder, swift)
    selected = select(own, packages.versions, packages.manifest)
    for identity, version in sorted(selected.items()):
        url, lower, _ = own[identity]
        newest = max(found for found in packages.versions(url) if found < own[identity][2])
        notes = [f"required: {title(lower)}"] * (version != lower) + [f"newest: {title(newest)}"] * (version != newest)
        print(f"{identity} {title(version)}{' (' + ', '.join(notes) + ')' if notes else ''}", flush=True)
    if options.only_select:
        return
    sources = folder / "sources"
    copy(root, sources)
    (sources / "Package.swift").write_text(exactly((root / "Package.swift").read_text(), own, selected))
    for product in manifest["products"]:
        isProgram = "executable" in product["type"]
        kind = ["--product", product["name"]] if isProgram else ["--target", product["targets"][0]]
        print(f"Building {product['name']} …", file=sys.stderr, flush=True)
        run(
            [swift, "build", "--package-path", sources, "--scratch-path", folder / "build", *kind], root,
            f"{product['name']} cannot be built with these versions", environment)
    print(f"The {len(manifest['products'])} products can be built with these versions.", file=sys.stderr)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Failure as failure:
        sys.exit(f"oldest.py: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
