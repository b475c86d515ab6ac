import Foundation

extension ImageURLSet: Codable {

    private enum CodingKeys: String, CodingKey {
        case path, thumbnail, card, detail, full
    }

    /// Encodes the path and the four URLs, so that clients do not need to know TMDb's sizes.
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
