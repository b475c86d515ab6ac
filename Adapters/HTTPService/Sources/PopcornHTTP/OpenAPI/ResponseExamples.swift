import Foundation

/// The examples of response bodies in the OpenAPI document: the responses to the sample data of the stand-in server, with
/// one element of each array.
///
/// The file `examples.json` has an object with a member for each operation. `DocumentTests` compares it with the responses,
/// and writes it if the environment variable `POPCORN_UPDATE_EXAMPLES` is set.
enum ResponseExamples {

    /// The examples by the identifiers of their operations.
    static let all = (try? JSONDecoder().decode([String: JSONValue].self, from: file)) ?? [:]

    /// The content of `examples.json`.
    static let file = Data(PackageResources.examples_json)
}
