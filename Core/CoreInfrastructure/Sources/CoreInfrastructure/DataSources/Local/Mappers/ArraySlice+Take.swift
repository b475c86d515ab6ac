/// Rows of several owners that stand one after the other in one table. Each owner's row tells how many are its own.
extension ArraySlice {

    /// Takes the rows of the next owner; `nil` if it has no list of them.
    package mutating func take(_ count: UInt32?) -> ArraySlice? {
        guard let count = count.map({ Int($0) }) else { return nil }
        defer { self = dropFirst(count) }
        return prefix(count)
    }
}
