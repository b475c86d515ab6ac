import Foundation

extension ImageURLSet: Codable {

    private enum CodingKeys: String, CodingKey {
        case path, thumbnail, card, detail, full
    }

    /// Encodes the path and the four addresses, for readers that know nothing of TMDb's sizes.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .path)
        try container.encode(thumbnail, forKey: .thumbnail)
        try container.encode(card, forKey: .card)
        try container.encode(detail, forKey: .detail)
        try container.encode(full, forKey: .full)
    }

    /// Decodes the path and the four addresses.
    ///
    /// - Throws: `DecodingError`, also for an address that does not end in the path.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let path = try container.decode(URL.self, forKey: .path)
        func directory(_ key: CodingKeys) throws -> URL {
            let address = try container.decode(URL.self, forKey: key)
            guard let directory = Self.directory(of: address, path: path) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container,
                    debugDescription: "'\(address.absoluteString.printable)' is no address of the image "
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

    /// The folder below which an image has its address: the address without what the image's path adds.
    private static func directory(of address: URL, path: URL) -> URL? {
        let folder = URL(filePath: "/folder", directoryHint: .notDirectory)
        let tail = folder.appending(image: path).path().dropFirst(folder.path().count)
        guard var parts = URLComponents(url: address, resolvingAgainstBaseURL: true),
            parts.percentEncodedPath.hasSuffix(tail)
        else { return nil }
        parts.percentEncodedPath.removeLast(tail.count)
        return parts.url
    }
}
