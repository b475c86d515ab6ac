import Foundation
import TMDbStandIn

/// An operation of the TMDb API.
struct Operation: Sendable, Hashable {
    let id: String
    let method: String
    /// The path template, such as `/3/movie/{movie_id}`.
    let template: String
    /// The names of the query parameters.
    let parameters: Set<String>

    private let pattern: PathTemplate

    init(id: String, method: String, template: String, parameters: Set<String> = []) {
        self.id = id
        self.method = method
        self.template = template
        self.parameters = parameters
        pattern = PathTemplate(template)
    }

    /// The operations of TMDb's OpenAPI description and of its reference for API version 4, by identifier.
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

    /// The number of literal path segments. If several templates match a path, the template with the most literal
    /// segments is used.
    var specificity: Int { pattern.literalCount }

    /// Returns the values of the placeholders in a path, by name, or `nil` if the path does not match the template.
    func values(in path: String) -> [String: String]? {
        pattern.namedValues(in: path.split(separator: "/"))
    }

    /// Returns whether the operation supports a query parameter. Operations that append resources also support the
    /// languages of images and videos, which the description lists only for the images and videos themselves.
    func has(_ parameter: String) -> Bool {
        parameters.contains(parameter)
            || parameters.contains("append_to_response")
                && ["include_image_language", "include_video_language"].contains(parameter)
    }
}

extension Sequence<Operation> {
    /// Returns the operation of a request, with the values of its path.
    func match(method: String, path: String) -> (operation: Operation, values: [String: String])? {
        compactMap { operation in
            operation.method == method ? operation.values(in: path).map { (operation, $0) } : nil
        }
        .max { $0.0.specificity < $1.0.specificity }
    }
}
