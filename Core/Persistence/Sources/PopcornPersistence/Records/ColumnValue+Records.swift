package import Foundation

extension ColumnValue {

    /// Appends a property at its location in memory to a record.
    ///
    /// - Parameter property: A pointer to a `Self`, or to a `Self?` if the column is nullable.
    /// - Returns: `false` if the value cannot be stored.
    package static func write(_ property: UnsafeRawPointer, _ isNullable: Bool, to record: inout RecordWriter) -> Bool {
        guard isNullable else {
            return property.assumingMemoryBound(to: Self.self).pointee.write(to: &record)
        }
        if let value = property.assumingMemoryBound(to: Self?.self).pointee { return value.write(to: &record) }
        record.appendNull()
        return true
    }
}

extension Int {
    package static func read(_ value: RecordValue) -> Int? {
        if case .integer(let number) = value { Int(number) } else { nil }
    }

    package func write(to record: inout RecordWriter) -> Bool { Int64(self).write(to: &record) }
}

extension Int64 {
    package static func read(_ value: RecordValue) -> Int64? {
        if case .integer(let number) = value { number } else { nil }
    }

    package func write(to record: inout RecordWriter) -> Bool {
        record.append(self)
        return true
    }
}

extension UInt32 {
    package static func read(_ value: RecordValue) -> UInt32? {
        Int64.read(value).flatMap { UInt32(exactly: $0) }
    }

    package func write(to record: inout RecordWriter) -> Bool { Int64(self).write(to: &record) }
}

extension Bool {
    package static func read(_ value: RecordValue) -> Bool? {
        switch Int64.read(value) {
        case 0: false
        case 1: true
        default: nil
        }
    }

    package func write(to record: inout RecordWriter) -> Bool { Int64(self ? 1 : 0).write(to: &record) }
}

extension Double {
    package static func read(_ value: RecordValue) -> Double? {
        if case .real(let number) = value { number } else { nil }
    }

    /// Appends the number. A NaN is rejected, as it is by SQLite.
    package func write(to record: inout RecordWriter) -> Bool {
        guard !isNaN else { return false }
        record.append(self)
        return true
    }
}

extension Date {
    package static func read(_ value: RecordValue) -> Date? {
        Double.read(value).map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    package func write(to record: inout RecordWriter) -> Bool {
        timeIntervalSinceReferenceDate.write(to: &record)
    }
}

extension String {
    package static func read(_ value: RecordValue) -> String? {
        if case .text(let bytes) = value { String(decoding: bytes, as: UTF8.self) } else { nil }
    }

    package func write(to record: inout RecordWriter) -> Bool {
        record.append(text: self)
        return true
    }
}

extension URL {
    package static func read(_ value: RecordValue) -> URL? {
        String.read(value).flatMap { URL(string: $0) }
    }

    package func write(to record: inout RecordWriter) -> Bool { absoluteString.write(to: &record) }
}

extension [UInt8] {
    package static func read(_ value: RecordValue) -> [UInt8]? {
        if case .blob(let bytes) = value { Array(bytes) } else { nil }
    }

    package func write(to record: inout RecordWriter) -> Bool {
        record.append(blob: self)
        return true
    }
}
