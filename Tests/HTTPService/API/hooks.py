"""The hooks of schemathesis. Half of the identifiers in paths are those of the sample data.

Random identifiers alone would test little but the response to a missing title.
"""

import json

import schemathesis


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Replaces valid identifiers that are even by the example in the document."""
    if not path_parameters:
        return path_parameters
    for parameter in context.operation.definition.raw.get("parameters", []):
        value = path_parameters.get(parameter["name"])
        if "example" in parameter and isinstance(value, int) and value > 0 and value % 2 == 0:
            path_parameters[parameter["name"]] = parameter["example"]
    return path_parameters


@schemathesis.hook
def filter_case(context, case):
    """Omits bodies with a member that is null. The service treats it as an absent member."""
    return not (isinstance(case.body, dict) and None in case.body.values())


@schemathesis.serializer("application/jsonl")
def json_lines(context, value):
    """Returns a text as it is."""
    return value.encode() if isinstance(value, str) else json.dumps(value).encode()
