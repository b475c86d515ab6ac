"""The hooks of schemathesis: half of the identifiers in paths are those of the sample data.

Random identifiers alone would test little but the response to a missing title.
"""

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
