public import Foundation

/// The URLs of an image in four sizes.
///
/// A URL is built each time it is read.
public struct ImageURLSet: Sendable {

    /// The path of the image, as TMDb returns it.
    public let path: URL

    let directories: ImageDirectories

    init(path: URL, directories: ImageDirectories) {
        self.path = path
        self.directories = directories
    }

    /// The URL of the image for a row in a list.
    public var thumbnail: URL { url(in: directories.thumbnail) }

    /// The URL of the image for a card.
    public var card: URL { url(in: directories.card) }

    /// The URL of the image for a page about the title or person.
    public var detail: URL { url(in: directories.detail) }

    /// The URL of the image as uploaded.
    public var full: URL { url(in: directories.full) }

    private func url(in directory: ImageDirectory) -> URL {
        directory.url.appending(image: path)
    }
}

extension ImageURLSet: Hashable {
    public static func == (lhs: ImageURLSet, rhs: ImageURLSet) -> Bool {
        lhs.path == rhs.path && lhs.directories == rhs.directories
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
    }
}

extension URL {
    /// Returns the URL of an image in a directory.
    func appending(image path: URL) -> URL {
        appending(path: path.path(percentEncoded: false))
    }
}

extension ImageURLSet: Codable {

    private enum CodingKeys: String, CodingKey {
        case path, thumbnail, card, detail, full
    }

    /// Encodes the path and the four URLs, so that clients do not depend on TMDb's sizes.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .path)
        let plainPath = path.plainPath
        func url(_ directory: ImageDirectory) -> ImageURL {
            ImageURL(directory: directory, path: path, plainPath: plainPath)
        }
        try container.encode(url(directories.thumbnail), forKey: .thumbnail)
        try container.encode(url(directories.card), forKey: .card)
        try container.encode(url(directories.detail), forKey: .detail)
        try container.encode(url(directories.full), forKey: .full)
    }

    /// Decodes the path and the four URLs.
    ///
    /// - Throws: `DecodingError`, also if a URL does not end with the path.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let path = try container.decode(URL.self, forKey: .path)
        func directory(_ key: CodingKeys) throws -> URL {
            let url = try container.decode(URL.self, forKey: key)
            guard let directory = Self.directory(of: url, path: path) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container,
                    debugDescription: "'\(url.absoluteString.printable)' is not a URL of the image "
                        + "'\(path.absoluteString.printable)'")
            }
            return directory
        }
        self.init(
            path: path,
            directories: ImageDirectories(
                thumbnail: try directory(.thumbnail), card: try directory(.card), detail: try directory(.detail),
                full: try directory(.full)))
    }

    /// Returns the base URL of an image: its URL without the part that the path adds. Returns `nil` if the URL does not
    /// end with the path.
    private static func directory(of url: URL, path: URL) -> URL? {
        let folder = URL(filePath: "/folder", directoryHint: .notDirectory)
        let tail = folder.appending(image: path).path().dropFirst(folder.path().count)
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
            parts.percentEncodedPath.hasSuffix(tail)
        else { return nil }
        parts.percentEncodedPath.removeLast(tail.count)
        return parts.url
    }
}

/// The base URLs of one kind of image in four sizes, shared by all images of that kind.
final class ImageDirectories: Equatable, Sendable {
    let thumbnail: ImageDirectory
    let card: ImageDirectory
    let detail: ImageDirectory
    let full: ImageDirectory

    init(baseURL: URL, sizes: [ImageSize], thumbnail: Int, card: Int, detail: Int) {
        func directory(_ size: ImageSize) -> ImageDirectory {
            ImageDirectory(baseURL.appending(path: size.rawValue))
        }
        self.thumbnail = directory(sizes.smallest(coveringWidth: thumbnail))
        self.card = directory(sizes.smallest(coveringWidth: card))
        self.detail = directory(sizes.smallest(coveringWidth: detail))
        self.full = directory(.original)
    }

    init(thumbnail: URL, card: URL, detail: URL, full: URL) {
        self.thumbnail = ImageDirectory(thumbnail)
        self.card = ImageDirectory(card)
        self.detail = ImageDirectory(detail)
        self.full = ImageDirectory(full)
    }

    static func == (lhs: ImageDirectories, rhs: ImageDirectories) -> Bool {
        lhs === rhs
            || (lhs.thumbnail == rhs.thumbnail && lhs.card == rhs.card && lhs.detail == rhs.detail
                && lhs.full == rhs.full)
    }
}
