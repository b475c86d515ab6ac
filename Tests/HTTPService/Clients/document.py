"""The OpenAPI document, and the checks of what generators need from it."""

import collections
import dataclasses
import re


def normalised(name):
    """Returns a name without the differences between the languages."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


def component(schema):
    """Returns the name of the schema that a reference names; an empty text if a schema is no reference."""
    return schema.get("$ref", "").split("/")[-1]


# The first number that has more than 32 bits.
WIDE = 2 ** 31


@dataclasses.dataclass
class Operation:
    """An operation of the document. References in its responses are resolved."""

    path: str
    method: str
    id: str
    parameters: list
    # The content of the request by media type.
    body: dict
    responses: dict
    security: list

    @property
    def name(self):
        return f"paths.{self.path}.{self.method}"

    @property
    def media_type(self):
        """The media type of a successful response; `None` if it has no body."""
        return next(iter(self.responses.get("200", {}).get("content", {})), None)

    @property
    def body_type(self):
        """The media type of the request; `None` if it has no body."""
        return next(iter(self.body), None)

    @property
    def is_stream(self):
        return self.media_type == "text/event-stream"

    def faults(self):
        """Yields faults of the description of requests, and their places."""
        if "{owner}" in self.path and {} in self.security:
            yield "a token is optional, although data of an owner requires one", f"{self.name}.security"
        for parameter in self.parameters:
            limit = re.search(r"at most \d+\b(?! days)", parameter["description"])
            if limit and not parameter["schema"].keys() & {"maximum", "maxItems", "maxLength"}:
                yield f"'{limit[0]}' is not in the schema", f"{self.name}.parameters.{parameter['name']}"


class Document:
    """A document, with the schemas of its components and its operations."""

    def __init__(self, json):
        self.json = json
        self.schemas = json["components"]["schemas"]
        self.operations = [
            Operation(path, method, operation["operationId"], operation.get("parameters", []),
                      operation.get("requestBody", {}).get("content", {}),
                      {status: self.resolved(response) for status, response in operation["responses"].items()},
                      operation.get("security", json.get("security", [])))
            for path, operations in json["paths"].items() for method, operation in operations.items()]

    @property
    def summary(self):
        members = [member for schema in self.schemas.values() for member in schema.get("properties", {}).values()]
        described = sum("description" in member for member in members)
        return (f"{len(self.schemas)} schemas, {len(self.operations)} operations, "
                f"{described} of {len(members)} properties with a description")

    def is_free(self, schema):
        """Returns whether a schema is that of an object without properties, which clients have as a dictionary."""
        schema = self.resolved(schema)
        return schema.get("type") == "object" and not schema.get("properties")

    def resolved(self, value):
        """Returns the value of a reference, or the value itself."""
        while "$ref" in value:
            reference, value = value["$ref"], self.json
            for key in reference.removeprefix("#/").split("/"):
                value = value[key]
        return value

    def properties(self, schema):
        """Returns the names of the properties of an object, including those of `allOf`."""
        schema = self.resolved(schema)
        return set(schema.get("properties", {})).union(*map(self.properties, schema.get("allOf", [])))

    def failures(self):
        """Returns faults that affect the code of generators, and their places."""
        names = collections.Counter(map(normalised, self.schemas))
        return [
            *(failure for schema in self.all_schemas() for failure in self.faults(*schema)),
            *(failure for operation in self.operations for failure in operation.faults()),
            *(("names differ by case only", name) for name in names if names[name] > 1)]

    def all_schemas(self):
        """Yields the paths of all schemas, the schemas, and whether they have a name. Equal parameters occur once."""
        seen = set()
        for name, schema in self.schemas.items():
            yield from nested(f"components.schemas.{name}", schema, is_named=True)
        for operation in self.operations:
            for parameter in operation.parameters:
                if (key := repr(parameter)) not in seen:
                    seen.add(key)
                    yield from nested(f"{operation.name}.parameters.{parameter['name']}", parameter["schema"])
            for media_type, content in operation.body.items():
                yield from nested(f"{operation.name}.requestBody.{media_type}", content["schema"])
            for status, response in operation.responses.items():
                for media_type, content in response.get("content", {}).items():
                    yield from nested(f"{operation.name}.responses.{status}.{media_type}", content["schema"])

    @staticmethod
    def faults(path, schema, is_named):
        """Yields faults of a schema, and their places."""
        if not is_named and ("properties" in schema or "allOf" in schema):
            yield "an object has no name, so that generators make one up", path
        if "oneOf" in schema:
            if "discriminator" not in schema:
                yield "a union has no discriminator, so that generators decode it by trial", path
            if not all("$ref" in member for member in schema["oneOf"]):
                yield "a member of a union has no name", path
        # Without a format, Go, Kotlin and Rust have integers of 32 bits, and Go has numbers of 32 bits.
        is_sized = "format" in schema or schema.get("maximum", WIDE) < WIDE
        if schema.get("type") in ("integer", "number") and not is_sized:
            yield f"the {schema['type']} has no format, so that generators may decode it with a loss", path
        if schema.get("format") == "uri" and path.lower().endswith("path"):
            yield "the format of a path is 'uri-reference', or none", path


def nested(path, schema, is_named=False):
    """Yields a schema and the schemas in it."""
    yield path, schema, is_named
    for name, member in schema.get("properties", {}).items():
        yield from nested(f"{path}.properties.{name}", member)
    if "items" in schema:
        yield from nested(f"{path}.items", schema["items"])
    if isinstance(schema.get("additionalProperties"), dict):
        yield from nested(f"{path}.additionalProperties", schema["additionalProperties"])
    for key in ("allOf", "oneOf", "anyOf"):
        for index, member in enumerate(schema.get(key, [])):
            # The members of `allOf` become one model.
            yield from nested(f"{path}.{key}.{index}", member, is_named=key == "allOf")
