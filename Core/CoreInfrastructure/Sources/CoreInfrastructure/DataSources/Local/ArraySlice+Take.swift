/// The rows of several owners, in sequence in one table. Each owner's row stores the number of its rows.
extension ArraySlice {

    /// Removes and returns the rows of the next owner. Returns `nil` if the count is `nil`.
    ///
    /// Inlinable, because without specialisation each call requires several lookups of metadata.
    @inlinable
    package mutating func take(_ count: UInt32?) -> ArraySlice? {
        guard let count = count.map({ Int($0) }) else { return nil }
        defer { self = dropFirst(count) }
        return prefix(count)
    }
}

extension Array {
    /// The number of elements, in the type that an owner's row stores.
    package var storedCount: UInt32 { UInt32(clamping: count) }
}
