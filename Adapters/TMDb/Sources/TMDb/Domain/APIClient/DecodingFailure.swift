/// A namespace for describing decoding errors without quoting the body at length.
enum DecodingFailure {

    /// Returns the coding path of an error, such as `credits.cast[3].name`, and the reason.
    ///
    /// - Parameter path: The coding path of the decoded value, used if the error lacks one. Default: the root.
    static func describe(
        _ error: any Error, at path: @autoclosure () -> [any CodingKey] = []
    ) -> (codingPath: String, reason: String) {
        if let error = error as? UnknownMediaType {
            let kind = error.mediaType.rawValue.excerpt
            return (string(of: path()), "The media type \(kind) is not expected here")
        }
        guard let error = error as? DecodingError else { return (string(of: path()), "The value cannot be decoded") }
        switch error {
        case .keyNotFound(let key, let context):
            return (string(of: context.codingPath + [key]), "The value is missing")
        case .valueNotFound(let type, let context):
            return (string(of: context.codingPath), "The value is null instead of \(jsonName(of: type))")
        case .typeMismatch(let type, let context):
            return (string(of: context.codingPath), "The value is not \(jsonName(of: type))")
        case .dataCorrupted(let context):
            return (string(of: context.codingPath), context.debugDescription.oneLine(limit: 160))
        @unknown default:
            return (string(of: path()), "The value cannot be decoded")
        }
    }

    /// Returns the name of a type in JSON.
    private static func jsonName(of type: Any.Type) -> String {
        switch type {
        case is [String: Any].Type: "an object"
        case is [Any].Type: "a list"
        default: "\(type)"
        }
    }

    private static func string(of path: [any CodingKey]) -> String {
        if path.isEmpty { return "the top level" }
        return path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + key.stringValue.oneLine(limit: 60)
            }
        }
    }
}
