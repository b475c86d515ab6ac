"""The calls of all operations by the clients in Python, and the checks of the decoded responses."""

import datetime
import enum
import importlib
import inspect
import io
import json
import pkgutil
import sys
import typing

from document import component, normalised

OWNER = "alice"

# The statuses of operations for which there is no sample data.
WITHOUT_SAMPLES = {
    "getCompany": 404, "getNetwork": 404, "getEpisodeGroup": 404, "suggestTitles": 404, "getSubscribedCalendar": 404}

JSON_LINES = "application/jsonl"

# The first bytes of images in the formats JPEG and PNG.
SIGNATURES = (b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n")


class Response:
    """The status and the body of a response, and the decoded value."""

    def __init__(self, status, body, value):
        self.status = status
        self.body = body
        self.value = value


class Caller:
    """A client in Python."""

    def __init__(self, folder, package):
        sys.path.insert(0, str(folder))
        self.package = package

    def modules(self, name):
        """Returns the modules of a package by their normalised names."""
        found = pkgutil.walk_packages(importlib.import_module(name).__path__, f"{name}.")
        return {normalised(module.name.rpartition(".")[2]): module.name for module in found if not module.ispkg}

    def named(self, function, operation, arguments):
        """Returns the arguments of an operation by the names and with the types of the parameters of a function."""
        parameters = {normalised(name): name for name in inspect.signature(function).parameters}
        types = typing.get_type_hints(function)
        return {parameters[normalised(name)]: converted(value, types[parameters[normalised(name)]])
                for name, value in arguments.items()}


def converted(value, hint):
    """Returns a value of JSON as an enumeration, as a date or as a model, if a type hint contains one."""
    if isinstance(value, list):
        return [converted(element, hint) for element in value]
    for part in parts(hint):
        if isinstance(part, type) and issubclass(part, enum.Enum):
            return part(value)
        if part is datetime.date:
            return datetime.date.fromisoformat(value)
        if isinstance(value, dict) and hasattr(part, "from_dict"):
            return part.from_dict(value)
    return value


def parts(hint):
    """Yields a type hint and the type hints in it."""
    yield hint
    for argument in typing.get_args(hint):
        yield from parts(argument)


class OpenAPIPythonClient(Caller):
    """The client of `openapi-python-client`."""

    reads_streams = False

    def __init__(self, folder, url, token):
        super().__init__(folder, "popcorn_client")
        self.operations = self.modules("popcorn_client.api")
        package = importlib.import_module("popcorn_client")
        self.file = importlib.import_module("popcorn_client.types").File
        self.client = package.AuthenticatedClient(
            url, token, raise_on_unexpected_status=True,
            httpx_args={"event_hooks": {"request": [self.join_lists]}})

    @staticmethod
    def join_lists(request):
        """Separates the elements of lists by commas. The generator ignores `explode: false`."""
        parameters = request.url.params
        request.url = request.url.copy_with(
            params={name: ",".join(parameters.get_list(name)) for name in parameters.keys()})

    def named(self, function, operation, arguments):
        # The client sends bytes of a file, although the type of the parameter is that of the schema: `str`.
        if operation.body_type == JSON_LINES:
            arguments = arguments | {"body": self.file(io.BytesIO(arguments["body"].encode()))}
        return super().named(function, operation, arguments)

    def call(self, operation, arguments):
        function = importlib.import_module(self.operations[normalised(operation.id)]).sync_detailed
        response = function(client=self.client, **self.named(function, operation, arguments))
        value = response.parsed
        if isinstance(value, self.file):
            value = value.payload.read()
        # The client returns bytes, although the type of the response is that of the schema: `str`.
        elif operation.media_type == JSON_LINES and isinstance(value, bytes):
            value = value.decode()
        return Response(int(response.status_code), response.content, value)

    def encoded(self, value):
        return value.to_dict()


class OpenAPIGenerator(Caller):
    """The client of `openapi-generator` in Python."""

    reads_streams = True

    def __init__(self, folder, url, token):
        super().__init__(folder, "popcorn_api")
        self.library = importlib.import_module("popcorn_api")
        self.client = self.library.ApiClient(self.library.Configuration(host=url, access_token=token))
        classes = [value for name, value in vars(self.library).items() if name.endswith("Api")]
        self.methods = {normalised(name): getattr(api, name) for api in (value(self.client) for value in classes)
                        for name in dir(api) if not name.startswith("_")}

    def named(self, function, operation, arguments):
        # The parameter of a body has the name of its schema.
        if name := component(operation.body.get(operation.body_type, {}).get("schema", {})):
            arguments = {name if key == "body" else key: value for key, value in arguments.items()}
        return super().named(function, operation, arguments)

    def call(self, operation, arguments):
        # The client decodes JSON and media types of texts only, so that JSON lines are read as they are.
        if operation.media_type == JSON_LINES:
            response = self.opened(operation, arguments)
            return Response(response.status, response.data, response.data.decode())
        method = self.methods[normalised(f"{operation.id}_with_http_info")]
        try:
            response = method(**self.named(method, operation, arguments))
        except self.library.ApiException as error:
            return Response(error.status, error.body.encode(), error.data)
        return Response(response.status_code, response.raw_data, response.data)

    def opened(self, operation, arguments):
        """Returns a response whose body is not read."""
        method = self.methods[normalised(f"{operation.id}_without_preload_content")]
        return method(**self.named(method, operation, arguments))

    def first_event(self, operation, arguments):
        """Returns the data of the first event of a stream."""
        response = self.opened(operation, arguments)
        try:
            for line in iter(response.readline, b""):
                if line.startswith(b"data:"):
                    return json.loads(line.removeprefix(b"data:"))
        finally:
            response.close()

    def encoded(self, value):
        return self.client.sanitize_for_serialization(value)


def check(document, caller):
    """Calls all operations, and returns a summary and the failures."""
    failures, counts = [], {"decoded": 0, "problems": 0, "events": 0, "skipped": 0}
    # The library has titles and searches while it is read. The statistics of the cache and the metrics, whose paths are
    # among the first, are read last.
    order = ["put", "post", "get", "delete"]
    for operation in sorted(reversed(document.operations), key=lambda operation: order.index(operation.method)):
        if operation.is_stream and not caller.reads_streams:
            counts["skipped"] += 1
            continue
        for arguments in examples(operation):
            called = f"{operation.id}({', '.join(arguments)})"
            try:
                kind, faults = result(document, caller, operation, arguments)
                counts[kind] += 1
                failures += [(fault, called) for fault in faults]
            except Exception as error:
                failures.append((f"{type(error).__name__}: {' '.join(str(error).split())[:160]}", called))
    summary = f"{counts['decoded']} responses and {counts['problems']} problems decoded"
    if caller.reads_streams:
        summary += f", {counts['events']} first events read"
    else:
        summary += f", {counts['skipped']} streams skipped: the client returns after the end of a response"
    if not counts["problems"]:
        failures.append(("no problem was decoded", "all operations"))
    return summary, failures


def examples(operation):
    """Returns the arguments of the calls of an operation."""
    required = {parameter["name"]: parameter["example"] for parameter in operation.parameters if parameter["required"]}
    if operation.body:
        required["body"] = operation.body[operation.body_type]["example"]
    every = dict(required)
    for parameter in operation.parameters:
        values = parameter["schema"].get("items", {}).get("enum")
        if "example" in parameter or values:
            every[parameter["name"]] = parameter.get("example", values)
    # A watchlist with a series has next episodes.
    if "kind" in required and operation.method == "put":
        return [required, required | {"kind": "tv", "id": 1396}]
    return [required] if every == required or operation.is_stream else [required, every]


def result(document, caller, operation, arguments):
    """Calls an operation. Returns the kind of its response, and the differences from the document."""
    if operation.is_stream:
        event = caller.first_event(operation, arguments)
        return "events", [] if event and "id" in event else ["the first event has no data"]
    response = caller.call(operation, arguments)
    described = operation.responses.get(str(response.status))
    if not described:
        return "problems", [f"the status {response.status} is not in the document"]
    kind = "decoded" if response.status < 400 else "problems"
    if kind == "problems" and response.status != WITHOUT_SAMPLES.get(operation.id):
        return kind, [f"status {response.status}: {json.loads(response.body)['detail']}"]
    if "content" not in described:
        return kind, [] if response.value is None else [f"{response.value!r} instead of no value"]
    schema = next(iter(described["content"].values()))["schema"]
    if schema.get("format") == "binary":
        is_image = isinstance(response.value, bytes) and response.value.startswith(SIGNATURES)
        return kind, [] if is_image else [f"{type(response.value).__name__} instead of an image"]
    if schema.get("type") == "string":
        return kind, [] if isinstance(response.value, str) else [f"{type(response.value).__name__} instead of a text"]
    name, found = component(schema), type(response.value).__name__
    if response.value is None:
        return kind, ["the response is not decoded"]
    is_dictionary = document.is_free(schema) and isinstance(response.value, dict)
    if name and normalised(name) != normalised(found) and not is_dictionary:
        return kind, [f"{found} instead of {name}"]
    return kind, differences(json.loads(response.body), caller.encoded(response.value))


def differences(body, encoded, path="$"):
    """Returns the paths of values of a response that the decoded value lacks."""
    if isinstance(body, dict) and isinstance(encoded, dict):
        return [difference for name, value in body.items() if value is not None
                for difference in differences(value, encoded.get(name), f"{path}.{name}")]
    if isinstance(body, list) and isinstance(encoded, list) and len(body) == len(encoded):
        return [difference for index, pair in enumerate(zip(body, encoded))
                for difference in differences(*pair, f"{path}[{index}]")]
    return [] if body == encoded or same_time(body, encoded) else [f"{path} is lost: {body!r} became {encoded!r}"]


def same_time(text, other):
    try:
        return datetime.datetime.fromisoformat(text) == datetime.datetime.fromisoformat(other)
    except (TypeError, ValueError):
        return False
