#!/usr/bin/env python3
"""Tests of check_traits.py. `make lint` runs them."""
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import check_traits  # noqa: E402


def product(package, *traits):
    return {"product": [package.title(), package, None, {"traits": list(traits)} if traits else None]}


def package(**targets):
    """Returns a package with a server behind a trait, and some more dependencies of its targets."""
    known = {
        "SDK": [], "Services": [{"byName": ["SDK", None]}],
        "Routes": [product("swift-mustache", "HTTPService"), {"byName": ["Services", None]}],
        "Server": [product("hummingbird", "StandIn"), {"byName": ["SDK", None]}],
        "Command": [product("swift-argument-parser", "CommandLine"), {"target": ["Server", None]}],
        "CPopcornPostgreSQL": [],
        "Storage": [{"target": ["CPopcornPostgreSQL", {"traits": ["PostgreSQL"]}]}],
        "ServerTests": [],
    }
    names = {
        "SDK": "SDK", "Services": "Services", "PopcornHTTP": "Routes", "TMDbStandIn": "Server", "popcorn": "Command",
    }
    return {
        "targets": [{"name": name, "dependencies": found + targets.get(name, [])} for name, found in known.items()],
        "products": [{"name": name, "targets": [target]} for name, target in names.items()],
        "traits": [
            {"name": "default", "enabledTraits": ["CommandLine"]}, {"name": "StandIn", "enabledTraits": []},
            {"name": "HTTPService", "enabledTraits": []}, {"name": "PostgreSQL", "enabledTraits": []},
            {"name": "CommandLine", "enabledTraits": ["HTTPService", "StandIn"]},
        ],
        "dependencies": [{"sourceControl": [{"identity": name}]} for name in sorted(check_traits.GUARDED)],
    }


class TraitsTests(unittest.TestCase):

    def test_guarded_dependencies_of_exempt_products_are_allowed(self):
        self.assertEqual(list(check_traits.problems(package())), [])

    def test_a_dependency_without_a_trait_is_a_problem(self):
        found = list(check_traits.problems(package(ServerTests=[product("hummingbird")])))
        self.assertEqual(len(found), 1)
        self.assertIn("the target ServerTests depends on hummingbird without a trait", found[0])

    def test_a_product_that_links_a_guarded_package_is_a_problem_even_with_a_trait(self):
        found = list(check_traits.problems(package(SDK=[product("Hummingbird", "StandIn")])))
        self.assertEqual(found, [
            "the product SDK links hummingbird, through SDK",
            "the product Services links hummingbird, through Services → SDK",
        ])

    def test_a_database_library_with_the_default_traits_is_a_problem(self):
        found = list(check_traits.problems(package(Services=[
            {"target": ["CPopcornPostgreSQL", {"traits": ["CommandLine", "PostgreSQL"]}]}])))
        self.assertEqual(found, ["the target Services depends on CPopcornPostgreSQL with the default traits"])

    def test_a_path_through_another_target_is_a_problem(self):
        found = list(check_traits.problems(package(Services=[{"target": ["Command", None]}])))
        self.assertEqual(found, [
            "the product Services links swift-argument-parser, through Services → Command",
            "the product Services links hummingbird, through Services → Command → Server",
        ])

    def test_names_that_the_package_lacks_are_problems(self):
        dump = package()
        dump["dependencies"].pop()
        dump["products"] = dump["products"][:4]
        self.assertEqual(list(check_traits.problems(dump)), [
            "the package does not depend on swift-mustache; remove it from GUARDED",
            "the package has no product popcorn; remove it from EXEMPT",
        ])


if __name__ == "__main__":
    unittest.main()
