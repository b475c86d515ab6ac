import Foundation

import enum TMDb.JSONValue

/// The examples of response bodies in the OpenAPI document: the responses to the sample data of the stand-in server, with
/// one element of each array.
///
/// They are in the file `examples.json`, which `make samples` writes. `DocumentTests` compares it with the responses.
enum ResponseExamples {

    /// The examples by the identifiers of their operations.
    static let all =
        (try? JSONDecoder().decode([String: JSONValue].self, from: Data(PackageResources.examples_json))) ?? [:]
}
