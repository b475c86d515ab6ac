/// A key that the models leave out on purpose.
struct LeftOut {
    /// The operation; `nil` for every one.
    let operation: String?
    /// The key's path, or its end.
    let path: String
    let reason: String

    static let all = [
        LeftOut(operation: "collection-details", path: "parts[].name", reason: "read as the title of the movie"),
        LeftOut(
            operation: "collection-details", path: "parts[].original_name",
            reason: "read as the original title of the movie"),
        LeftOut(operation: "search-multi", path: "results[].title", reason: "read as the name of the collection"),
        LeftOut(
            operation: "search-multi", path: "results[].original_title",
            reason: "read as the original name of the collection"),
    ]

    /// Why a key is left out, if it is on purpose.
    static func reason(for key: LostKey, of operation: String) -> String? {
        all.first { $0.covers(key, of: operation) }?.reason
    }

    private func covers(_ key: LostKey, of operation: String) -> Bool {
        (self.operation ?? operation) == operation && (key.path == path || key.path.hasSuffix("." + path))
    }
}
