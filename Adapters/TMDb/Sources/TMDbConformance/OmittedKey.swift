/// A key that the models omit on purpose.
struct OmittedKey {
    /// The operation. `nil` for all operations.
    let operation: String?
    /// The path of the key, or the end of the path.
    let path: String
    let reason: String

    static let all = [
        OmittedKey(operation: "collection-details", path: "parts[].name", reason: "read as the title of the movie"),
        OmittedKey(
            operation: "collection-details", path: "parts[].original_name",
            reason: "read as the original title of the movie"),
        OmittedKey(operation: "search-multi", path: "results[].title", reason: "read as the name of the collection"),
        OmittedKey(
            operation: "search-multi", path: "results[].original_title",
            reason: "read as the original name of the collection"),
    ]

    /// Returns the reason for omitting a key, or `nil` if the key is not omitted on purpose.
    static func reason(for key: LostKey, of operation: String) -> String? {
        all.first { $0.covers(key, of: operation) }?.reason
    }

    private func covers(_ key: LostKey, of operation: String) -> Bool {
        (self.operation ?? operation) == operation && (key.path == path || key.path.hasSuffix("." + path))
    }
}
