/// A writer that appends JSON text member by member, without an intermediate tree of values.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 1024) {
        bytes.reserveCapacity(capacity)
    }

    /// Returns the bytes of an object.
    static func object(capacity: Int = 1024, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter(capacity: capacity)
        writer.object(write)
        return writer.bytes
    }
}

// MARK: - Values

extension JSONWriter {

    mutating func object(_ write: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "{"))
        write(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    mutating func array<Elements: Sequence>(
        of elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
    ) {
        separate()
        bytes.append(UInt8(ascii: "["))
        for element in elements { write(&self, element) }
        bytes.append(UInt8(ascii: "]"))
    }

    mutating func value(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 { appendEscaped(byte) }
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func value(_ number: Int) {
        separate()
        append(number)
    }

    /// Writes a value that is already JSON.
    mutating func raw(_ json: some Sequence<UInt8>) {
        separate()
        bytes.append(contentsOf: json)
    }
}

// MARK: - Members

extension JSONWriter {

    mutating func member(_ key: StaticString, _ text: String) {
        self.key(key)
        value(text)
    }

    mutating func member(_ key: StaticString, _ number: Int) {
        self.key(key)
        append(number)
    }

    mutating func member(_ key: StaticString, _ flag: Bool) {
        self.key(key)
        append(flag ? "true" : "false")
    }

    /// Writes a number with three decimal places.
    mutating func member(_ key: StaticString, thousandths: Int) {
        self.key(key)
        append(thousandths / 1000)
        bytes.append(UInt8(ascii: "."))
        append(thousandths % 1000, digits: 3)
    }

    mutating func member(_ key: StaticString, _ day: CatalogueDay?) {
        guard let day else { return null(key) }
        self.key(key)
        let (year, month, dayOfMonth) = day.components
        bytes.append(UInt8(ascii: "\""))
        append(year, digits: 4)
        bytes.append(UInt8(ascii: "-"))
        append(month, digits: 2)
        bytes.append(UInt8(ascii: "-"))
        append(dayOfMonth, digits: 2)
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func null(_ key: StaticString) {
        self.key(key)
        append("null")
    }

    mutating func member(_ key: StaticString, _ write: (inout JSONWriter) -> Void) {
        self.key(key)
        object(write)
    }

    mutating func member<Elements: Sequence>(
        _ key: StaticString, of elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
    ) {
        self.key(key)
        array(of: elements, write)
    }

    mutating func member(_ key: StaticString, of texts: [String]) {
        member(key, of: texts) { $0.value($1) }
    }
}

// MARK: - Bytes

extension JSONWriter {

    /// Writes a comma, except at the start of the text, an object, an array or a value.
    private mutating func separate() {
        switch bytes.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
        default: bytes.append(UInt8(ascii: ","))
        }
    }

    private mutating func key(_ key: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        append(key)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func append(_ number: Int) {
        if (0..<10).contains(number) {
            bytes.append(UInt8(ascii: "0") + UInt8(number))
        } else {
            bytes.append(contentsOf: String(number).utf8)
        }
    }

    private mutating func append(_ number: Int, digits: Int) {
        var divisor = 1
        for _ in 1..<digits { divisor *= 10 }
        while divisor > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case 0..<0x20:
            append(#"\u00"#)
            bytes.append(UInt8(ascii: "0") + byte / 16)
            bytes.append("0123456789abcdef".utf8.dropFirst(Int(byte % 16)).first ?? UInt8(ascii: "0"))
        default:
            bytes.append(byte)
        }
    }
}
