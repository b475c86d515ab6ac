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
