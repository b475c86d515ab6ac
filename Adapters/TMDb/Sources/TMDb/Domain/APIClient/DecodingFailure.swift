/// Says where and why decoding failed, without quoting the body at length.
enum DecodingFailure {

    /// The coding path as text, such as `credits.cast[3].name`, and the reason.
    static func describe(_ error: any Error) -> (codingPath: String, reason: String) {
        guard let error = error as? DecodingError else { return (text(of: []), "The body cannot be read") }
        switch error {
        case .keyNotFound(let key, let context):
            return (text(of: context.codingPath + [key]), "The value is missing")
        case .valueNotFound(let type, let context):
            return (text(of: context.codingPath), "The value is null instead of \(type)")
        case .typeMismatch(let type, let context):
            return (text(of: context.codingPath), "The value is not \(type)")
        case .dataCorrupted(let context):
            return (text(of: context.codingPath), context.debugDescription.oneLine(limit: 160))
        @unknown default:
            return (text(of: []), "The body cannot be read")
        }
    }

    private static func text(of path: [any CodingKey]) -> String {
        if path.isEmpty { return "the top" }
        return path.reduce(into: "") { text, key in
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + key.stringValue.oneLine(limit: 60)
            }
        }
    }
}
