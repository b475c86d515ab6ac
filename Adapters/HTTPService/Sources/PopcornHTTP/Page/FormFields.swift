/// The fields of a form or of a query: names and values in the format `application/x-www-form-urlencoded`.
struct FormFields: Hashable, Sendable {

    /// The maximum number of fields; further fields are ignored.
    static let maximumCount = 20

    private let values: [String: String]

    /// Creates the fields from text such as `query=fight+club&page=2`. Of fields with the same name, the first is used.
    init(_ text: some StringProtocol) {
        var values: [String: String] = [:]
        for field in FormEncoding.fields(of: text).prefix(Self.maximumCount) {
            let name = Self.decoded(field.name)
            values[name] = values[name] ?? Self.decoded(field.value)
        }
        self.values = values
    }

    /// Returns the value of a field; `nil` if it is missing or blank.
    subscript(_ name: String) -> String? {
        values[name].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }

    /// Returns a decoded text. Bytes that are not valid UTF-8 are replaced.
    private static func decoded(_ text: some StringProtocol) -> String {
        String(decoding: FormEncoding.decoded(text), as: UTF8.self)
    }
}
