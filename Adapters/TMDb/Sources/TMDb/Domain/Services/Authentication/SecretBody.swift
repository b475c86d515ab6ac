/// A request body whose values are secrets.
struct SecretBody: Encodable, Sendable, Confidential {

    private let values: [String: String]

    var secrets: [String] { Array(values.values) }

    init(_ values: [String: String]) {
        self.values = values
    }

    func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }
}
