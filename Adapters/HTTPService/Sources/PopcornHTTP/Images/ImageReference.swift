/// The size and the file name of an image of TMDb. Both were checked, so that they can be parts of a path.
struct ImageReference: Hashable, Sendable {

    /// The size, such as `w342`.
    let size: String
    /// The name of the file, such as `pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg`.
    let file: String

    /// The maximum number of characters of a name, without its extension.
    static let maximumNameLength = 64

    private static let extensions: Set<Substring> = ["jpg", "jpeg", "png", "svg", "webp"]

    /// Creates a reference; returns `nil` if the size or the name is not well-formed.
    init?(size: String, file: String) {
        guard Self.isSize(size), Self.isFile(file) else { return nil }
        self.size = size
        self.file = file
    }

    /// The path relative to the base URL and to the folder of the cache.
    var path: String { "\(size)/\(file)" }

    /// Returns whether a text is `original`, or `w` or `h` with 2 to 4 digits.
    static func isSize(_ text: String) -> Bool {
        if text == "original" { return true }
        let bytes = text.utf8
        return (3...5).contains(bytes.count) && (text.hasPrefix("w") || text.hasPrefix("h"))
            && bytes.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// Returns whether a text is a name of letters, digits, `_` and `-`, with a known extension.
    private static func isFile(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, extensions.contains(parts[1]), (1...maximumNameLength).contains(parts[0].utf8.count)
        else { return false }
        return parts[0].utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
    }
}
