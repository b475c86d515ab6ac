import Foundation
import TMDbStandIn

/// An operation of the TMDb API.
struct Operation: Sendable, Hashable {
    let id: String
    let method: String
    /// Such as `/3/movie/{movie_id}`.
    let template: String
    /// The names of the query's parameters.
    let parameters: Set<String>

    private let pattern: PathTemplate

    init(id: String, method: String, template: String, parameters: Set<String> = []) {
        self.id = id
        self.method = method
        self.template = template
        self.parameters = parameters
        pattern = PathTemplate(template)
    }

    /// The operations of TMDb's OpenAPI description and of its reference of version 4, by identifier.
    static let described: [String: Operation] = {
        let lines = String(decoding: PackageResources.operations_tsv, as: UTF8.self).split(separator: "\n").dropFirst()
        let operations = lines.compactMap { line -> Operation? in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 4 else { return nil }
            return Operation(
                id: fields[0], method: fields[1], template: fields[2],
                parameters: Set(fields[3].split(separator: ",").map(String.init)))
        }
        return Dictionary(operations.map { ($0.id, $0) }) { first, _ in first }
    }()

    /// Of two templates that match a path, the one with more words is meant.
    var precision: Int { pattern.wordCount }

    /// The values that a path has in place of the template's placeholders; `nil` if it is another path.
    func values(in path: String) -> [String: String]? {
        pattern.values(in: path.split(separator: "/")).map { values in
            Dictionary(zip(pattern.names, values.map { String($0) })) { _, later in later }
        }
    }

    /// Whether the query may have a parameter. What is appended takes languages that the description names there only.
    func has(_ parameter: String) -> Bool {
        parameters.contains(parameter)
            || parameters.contains("append_to_response")
                && ["include_image_language", "include_video_language"].contains(parameter)
    }
}

extension Sequence<Operation> {
    /// The operation that a request is of.
    func match(method: String, path: String) -> (operation: Operation, values: [String: String])? {
        compactMap { operation in
            operation.method == method ? operation.values(in: path).map { (operation, $0) } : nil
        }
        .max { $0.0.precision < $1.0.precision }
    }
}
