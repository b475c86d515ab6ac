import TMDb

/// The members of a posted JSON object.
struct PostedBody: Sendable, Confidential {
    let members: [String: JSONValue]

    func text(_ key: String) -> String? {
        if case .string(let text) = members[key] { text } else { nil }
    }

    func integer(_ key: String) -> Int? {
        if case .integer(let number) = members[key] { number } else { nil }
    }

    func number(_ key: String) -> Double? {
        switch members[key] {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// TMDb takes 0 and 1 too.
    func flag(_ key: String) -> Bool? {
        switch members[key] {
        case .bool(let flag): flag
        case .integer(0): false
        case .integer(1): true
        default: nil
        }
    }

    /// A movie or a series.
    var title: Title? {
        guard let mediaType = text("media_type"), let id = integer("media_id") else { return nil }
        return Title(mediaType: mediaType, id: id)
    }
}
