import TMDb

/// The members of a JSON object in a request body.
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

    /// Returns a Boolean member. Like TMDb, it accepts 0 and 1 too.
    func flag(_ key: String) -> Bool? {
        switch members[key] {
        case .bool(let flag): flag
        case .integer(0): false
        case .integer(1): true
        default: nil
        }
    }

    /// The movie or TV series to which `media_type` and `media_id` refer.
    var title: Title? {
        guard let mediaType = text("media_type"), let id = integer("media_id") else { return nil }
        return Title(mediaType: mediaType, id: id)
    }
}
