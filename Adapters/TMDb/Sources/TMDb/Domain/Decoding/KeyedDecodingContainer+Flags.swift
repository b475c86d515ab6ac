/// Flags that TMDb writes as `true` and `false` in one place, as 1 and 0 in another.
extension KeyedDecodingContainer {

    /// A flag of either form; `nil` if it is absent or `null`.
    func decodeFlag(forKey key: Key) throws -> Bool? {
        if let number = try? decodeIfPresent(Int.self, forKey: key) { return number != 0 }
        return try decodeIfPresent(Bool.self, forKey: key)
    }
}
