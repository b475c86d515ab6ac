"""The names in upstream.txt, and the names in a symbol graph of the module TMDb.

upstream.txt has a line for each type, `struct Movie: id title`, and for each service,

    service movies MovieService
      details(forMovie: Movie.ID, language: String?=) -> Movie

where `movies` is the property of the client, and an argument that a call can omit ends with `=`.
"""
import dataclasses
import itertools
import json
import pathlib
import re

FOLDER = pathlib.Path(__file__).parent


@dataclasses.dataclass(frozen=True)
class Argument:
    label: str
    type: str
    is_optional: bool


@dataclasses.dataclass(frozen=True)
class Method:
    service: str
    property: str
    name: str
    arguments: tuple
    result: str

    @property
    def full_name(self):
        return f"{self.name}({''.join(argument.label + ':' for argument in self.arguments)})"

    def forms(self):
        """Returns the argument lists of all calls, in the order of the number of arguments."""
        optional = [argument for argument in self.arguments if argument.is_optional]
        for count in range(len(optional) + 1):
            for chosen in itertools.combinations(optional, count):
                yield tuple(a for a in self.arguments if not a.is_optional or a in chosen)


def split(text):
    """Splits arguments at the commas outside brackets."""
    parts, depth, part = [], 0, ""
    for character in text:
        depth += (character in "[<(") - (character in "]>)")
        if character == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += character
    return [each for each in parts + [part.strip()] if each]


def upstream(path=FOLDER / "upstream.txt"):
    """Returns the methods, and the members of each type."""
    methods, types, service = [], {}, None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        kind, _, rest = line.partition(" ")
        if kind == "#":
            continue
        if kind == "service":
            service = rest.split()
        elif line.startswith("  "):
            name, arguments, result = re.fullmatch(r"  (\w+)\((.*?)\)(?: -> (.+))?", line).groups()
            methods.append(Method(
                service[1], service[0], name,
                tuple(Argument(label, type_.rstrip("="), type_.endswith("=")) for label, type_ in (
                    each.split(": ", 1) for each in split(arguments))),
                result or "Void"))
        elif kind in ("struct", "enum", "protocol", "typealias"):
            name, members = rest.split(":", 1)
            types[name] = members.split()
        else:
            raise SystemExit(f"{path}:{number}: not a type, a service or a method: {line}")
    return methods, types


def names(graphs):
    """Returns the declaration of each name in the symbol graphs of a folder, such as `Movie.title`."""
    declarations = {}
    files = sorted(pathlib.Path(graphs).glob("TMDb*.symbols.json"))
    if not files:
        raise SystemExit(f"{graphs} contains no symbol graph of the module TMDb.")
    for file in files:
        for symbol in json.loads(file.read_text())["symbols"]:
            declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
            declarations[".".join(symbol["pathComponents"])] = declaration
    return declarations
