import CSQLite

// A row is bound where it lies in memory, property by property, so that writing copies no rows. A property's place is
// its key path's offset. https://developer.apple.com/documentation/swift/memorylayout/offset(of:)

extension ColumnValue {

    /// Binds a property.
    ///
    /// - Parameter property: Where a `Self` is, or, if the column admits NULL, a `Self?`.
    package static func bind(
        _ property: UnsafeRawPointer, _ isNullable: Bool, _ statement: OpaquePointer, _ index: Int32
    ) -> Int32 {
        guard isNullable else {
            return property.assumingMemoryBound(to: Self.self).pointee.bind(statement, index)
        }
        return property.assumingMemoryBound(to: Self?.self).pointee?.bind(statement, index)
            ?? sqlite3_bind_null(statement, index)
    }
}

extension Entity {

    /// How many rows a relation to entities of this type has, `nil` without a relation.
    ///
    /// - Parameter property: Where a `[Self]?` is, or, if there is at most one row, a `Self?`.
    static func rowCount(_ property: UnsafeRawPointer, _ isMany: Bool) -> Int? {
        if isMany {
            property.assumingMemoryBound(to: [Self]?.self).pointee?.count
        } else {
            property.assumingMemoryBound(to: Self?.self).pointee == nil ? nil : 1
        }
    }

    /// Lends each row of a relation to entities of this type, where it lies.
    ///
    /// - Parameter property: Where a `[Self]?` is, or, if there is at most one row, a `Self?`.
    static func forEachRow(
        _ property: UnsafeRawPointer, _ isMany: Bool,
        _ body: (_ position: Int, UnsafeRawPointer) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        if isMany {
            let rows = property.assumingMemoryBound(to: [Self]?.self).pointee ?? []
            try rows.withUnsafeBufferPointer { rows throws(DatabaseError) in
                guard let start = rows.baseAddress else { return }
                for position in rows.indices {
                    try body(position, UnsafeRawPointer(start + position))
                }
            }
        } else if let row = property.assumingMemoryBound(to: Self?.self).pointee {
            try withUnsafePointer(to: row) { row throws(DatabaseError) in try body(0, UnsafeRawPointer(row)) }
        }
    }
}
