#!/usr/bin/env python3
"""Checks that a package that disables the traits of Popcorn fetches no HTTP server and no argument parser, and that a
package with the default traits needs no library of a database server.

    swift package dump-package | Tests/Documentation/check_traits.py

Without traits (`traits: []`), no target may depend on the packages in GUARDED. With all traits, the library products
for services still must not link them: only the products in EXEMPT do. With the default traits, no target may depend on
the targets in OPTIONAL.
"""
import json
import sys

# The packages that only a trait adds.
GUARDED = {"hummingbird", "swift-mustache", "swift-argument-parser"}
# The products that need these packages.
EXEMPT = {"PopcornHTTP", "TMDbStandIn", "popcorn"}
# The targets of system libraries that only a trait adds which is not a default.
OPTIONAL = {"CPopcornPostgreSQL"}


def dependencies(target, traits):
    """Yields the targets and the packages that a target depends on with some traits, as (target, package)."""
    for dependency in target["dependencies"]:
        kind, values = next(iter(dependency.items()))
        condition = values[-1] or {}
        guards = condition.get("traits")
        if guards and not traits & set(guards):
            continue
        if kind == "product":
            yield None, values[1].lower()
        else:
            yield values[0], None


def enabled(dump, names):
    """Returns traits, with the traits that these enable."""
    found, waiting = set(), list(names)
    enables = {trait["name"]: trait["enabledTraits"] for trait in dump["traits"]}
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += enables.get(name, [])
    return found


def linked(dump, product, traits):
    """Returns the guarded packages that a product links, each with a path of targets that leads to it."""
    targets = {target["name"]: target for target in dump["targets"]}
    paths = {name: [name] for name in product["targets"]}
    waiting, found = list(paths), {}
    while waiting:
        name = waiting.pop(0)
        for target, package in dependencies(targets[name], traits):
            if package in GUARDED:
                found.setdefault(package, paths[name])
            if target in targets and target not in paths:
                paths[target] = paths[name] + [target]
                waiting.append(target)
    return found


def problems(dump):
    """Yields the problems of a package, as lines of text."""
    for target in dump["targets"]:
        for _, package in dependencies(target, set()):
            if package in GUARDED:
                yield f"the target {target['name']} depends on {package} without a trait; add `condition: .when(traits:)`"
    default = enabled(dump, ["default"])
    for target in dump["targets"]:
        for name, _ in dependencies(target, default):
            if name in OPTIONAL:
                yield f"the target {target['name']} depends on {name} with the default traits"
    everything = enabled(dump, [trait["name"] for trait in dump["traits"]])
    for product in dump["products"]:
        if product["name"] not in EXEMPT:
            for package, path in linked(dump, product, everything).items():
                yield f"the product {product['name']} links {package}, through {' → '.join(path)}"
    known = {
        source["identity"] for dependency in dump["dependencies"] for sources in dependency.values() for source in sources}
    for package in sorted(GUARDED - known):
        yield f"the package does not depend on {package}; remove it from GUARDED"
    for name in sorted(OPTIONAL - {target["name"] for target in dump["targets"]}):
        yield f"the package has no target {name}; remove it from OPTIONAL"
    for name in sorted(EXEMPT - {product["name"] for product in dump["products"]}):
        yield f"the package has no product {name}; remove it from EXEMPT"


if __name__ == "__main__":
    found = list(problems(json.load(sys.stdin)))
    for problem in found:
        print(f"check_traits.py: {problem}", file=sys.stderr)
    sys.exit(1 if found else 0)
