// Rows are read property by property from their location in memory, so that writing does not copy rows. The location of a
// property is the offset of its key path. https://developer.apple.com/documentation/swift/memorylayout/offset(of:)

extension Entity {

    /// Returns the number of rows of a relation to entities of this type, or `nil` if the relation is `nil`.
    ///
    /// - Parameter property: A pointer to a `[Self]?`, or to a `Self?` if the relation has at most one row.
    static func rowCount(_ property: UnsafeRawPointer, _ isMany: Bool) -> Int? {
        if isMany {
            property.assumingMemoryBound(to: [Self]?.self).pointee?.count
        } else {
            property.assumingMemoryBound(to: Self?.self).pointee == nil ? nil : 1
        }
    }

    /// Calls a closure with a pointer to each row of a relation to entities of this type.
    ///
    /// - Parameter property: A pointer to a `[Self]?`, or to a `Self?` if the relation has at most one row.
    static func forEachRow<Failure>(
        _ property: UnsafeRawPointer, _ isMany: Bool,
        _ body: (UnsafeRawPointer) throws(Failure) -> Void
    ) throws(Failure) {
        if isMany {
            let rows = property.assumingMemoryBound(to: [Self]?.self).pointee ?? []
            try rows.withUnsafeBufferPointer { rows throws(Failure) in
                guard let start = rows.baseAddress else { return }
                for position in rows.indices { try body(UnsafeRawPointer(start + position)) }
            }
        } else if let row = property.assumingMemoryBound(to: Self?.self).pointee {
            try withUnsafePointer(to: row) { row throws(Failure) in try body(UnsafeRawPointer(row)) }
        }
    }
}
