/// The headers of a request or response. Names are case-insensitive.
public struct TMDbHTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {

    /// A header.
    public struct Field: Hashable, Sendable {
        /// The name, in its original case.
        public let name: String
        /// The value.
        public let value: String

        /// Creates a header.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// All headers, in order. A name can occur more than once.
    public private(set) var fields: [Field]

    /// Creates headers in the given order.
    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map(Field.init)
    }

    /// Appends a header.
    public mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Returns the value of the first header with a name, or `nil` if the header is missing.
    public subscript(name: String) -> String? {
        fields.first { $0.name.caseInsensitivelyEquals(name) }?.value
    }
}

extension String {
    /// Returns whether two strings are equal, ignoring the case of ASCII letters.
    func caseInsensitivelyEquals(_ other: String) -> Bool {
        utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
    }
}

extension UInt8 {
    fileprivate var lowercasedASCII: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}
