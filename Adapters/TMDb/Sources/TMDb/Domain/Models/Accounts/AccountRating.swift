/// A user's rating in account states. The JSON is `false`, or an object with the value.
struct AccountRating: Codable, Hashable, Sendable {

    /// The rating, from 0.5 to 10; `nil` if the title is unrated.
    let value: Double?

    private enum CodingKeys: String, CodingKey {
        case value
    }

    init(_ value: Double?) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        if let isRated = try? decoder.singleValueContainer().decode(Bool.self), !isRated {
            value = nil
        } else {
            value = try decoder.container(keyedBy: CodingKeys.self).decode(Double.self, forKey: .value)
        }
    }

    func encode(to encoder: any Encoder) throws {
        if let value {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(value, forKey: .value)
        } else {
            var container = encoder.singleValueContainer()
            try container.encode(false)
        }
    }
}

extension KeyedDecodingContainer {
    /// Decodes a rating, whose value is `nil` if the key is absent. The compiler prefers this method to the standard
    /// library's generic method.
    func decode(_ type: AccountRating.Type, forKey key: Key) throws -> AccountRating {
        try decodeIfPresent(type, forKey: key) ?? AccountRating(nil)
    }
}
