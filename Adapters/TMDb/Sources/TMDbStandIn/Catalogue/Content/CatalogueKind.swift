/// The kinds of entries that a catalogue generates in any number.
enum CatalogueKind: UInt64, CaseIterable, Sendable {
    case movie = 1
    case tvSeries = 2
    case person = 3

    /// TMDb's media type.
    var mediaType: String {
        switch self {
        case .movie: "movie"
        case .tvSeries: "tv"
        case .person: "person"
        }
    }

    /// The identifier of the first entry. TMDb's own identifiers are far below these numbers.
    var firstID: Int {
        switch self {
        case .movie: 100_000_001
        case .tvSeries: 200_000_001
        case .person: 300_000_001
        }
    }

    /// The maximum number of entries. It keeps the identifiers of the kinds apart.
    static let limit = 99_999_999

    /// The prefix of IMDb IDs.
    var imdbPrefix: String { self == .person ? "nm9" : self == .movie ? "tt9" : "tt8" }
}

/// A movie, TV series or person of a catalogue.
struct CatalogueEntry: Hashable, Sendable {
    let kind: CatalogueKind
    let index: Int

    var id: Int { kind.firstID + index }

    /// The IMDb ID. It consists of the prefix and eight digits, a range that IMDb does not use yet.
    var imdbID: String {
        let digits = String(100_000_000 + index).dropFirst()
        return kind.imdbPrefix + digits
    }
}

/// An identifier of 24 hexadecimal digits, which encodes a purpose, a catalogue entry and a number.
struct CatalogueIdentifier: Equatable {
    enum Purpose: UInt64, CaseIterable {
        case credit = 0xc1
        case guest = 0xc2
        case review = 0xc3
        case episodeGroup = 0xc4
        case season = 0xc5
    }

    let purpose: Purpose
    let entry: CatalogueEntry
    let number: Int

    init(_ purpose: Purpose, of entry: CatalogueEntry, number: Int) {
        self.purpose = purpose
        self.entry = entry
        self.number = number
    }

    /// Parses an identifier. Returns `nil` if the string is not a valid identifier.
    init?(_ text: Substring) {
        let digits = Array(text.utf8)
        guard digits.count == 24 else { return nil }
        func value(_ range: Range<Int>) -> UInt64? { UInt64(String(decoding: digits[range], as: UTF8.self), radix: 16) }
        guard let purpose = value(0..<2).flatMap(Purpose.init), let kind = value(2..<4).flatMap(CatalogueKind.init),
            let index = value(4..<14), let number = value(14..<24)
        else { return nil }
        self.init(purpose, of: CatalogueEntry(kind: kind, index: Int(index)), number: Int(number))
    }

    var text: String {
        purpose.rawValue.hexadecimal(digits: 2) + entry.kind.rawValue.hexadecimal(digits: 2)
            + UInt64(entry.index).hexadecimal(digits: 10) + UInt64(number).hexadecimal(digits: 10)
    }
}

extension UInt64 {
    /// Returns the lowest bits as hexadecimal digits.
    func hexadecimal(digits: Int) -> String {
        String((1...digits).map { Self.digits[Int(self >> UInt64(4 * (digits - $0)) & 15)] })
    }

    private static let digits = Array("0123456789abcdef")
}
