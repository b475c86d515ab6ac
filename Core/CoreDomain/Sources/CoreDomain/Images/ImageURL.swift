package import Foundation

/// The URL of an image in one size, encoded as a URL.
///
/// An encoder that supports this type can write ``plainParts`` instead of building the URL.
package struct ImageURL: Encodable, Sendable {

    let directory: ImageDirectory
    let path: URL
    /// The absolute string of the path; `nil` unless it is appended to a directory without changes.
    let plainPath: String?

    /// The URL.
    package var url: URL { directory.url.appending(image: path) }

    /// The two parts of the URL's absolute string; `nil` if they cannot simply be joined.
    package var plainParts: (directory: String, file: String)? {
        guard let directory = directory.plainText, let plainPath else { return nil }
        return (directory, plainPath)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(url)
    }
}

/// The base URL of images in one size.
final class ImageDirectory: Equatable, Sendable {

    let url: URL
    /// The absolute string; `nil` if it has a query, a fragment or a slash at the end.
    let plainText: String?

    init(_ url: URL) {
        self.url = url
        let text = url.absoluteString
        let isPlain = text.utf8.last.map { $0.isUnreserved } ?? false
        plainText = isPlain && !text.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ? text : nil
    }

    static func == (lhs: ImageDirectory, rhs: ImageDirectory) -> Bool { lhs.url == rhs.url }
}

extension ImageURLSet {
    /// The texts of the absolute strings of the URLs: the directories, and the path that follows each directory. `nil`
    /// if a text would change when they are joined.
    package var plainParts: (thumbnail: String, card: String, detail: String, full: String, file: String)? {
        guard let thumbnail = directories.thumbnail.plainText, let card = directories.card.plainText,
            let detail = directories.detail.plainText, let full = directories.full.plainText,
            let file = path.plainPath
        else { return nil }
        return (thumbnail, card, detail, full, file)
    }
}

extension URL {
    /// The absolute string if it is a slash and the name of a file in unreserved characters of RFC 3986.
    var plainPath: String? {
        let text = absoluteString
        let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.count > 1 && bytes[0] == UInt8(ascii: "/") && bytes[1] != UInt8(ascii: ".")
                && bytes.dropFirst().allSatisfy { $0.isUnreserved }
        }
        return isPlain == true ? text : nil
    }
}

extension UInt8 {
    fileprivate var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
