public import Foundation

/// The addresses of one image in four sizes.
///
/// The addresses are put together when they are asked for: a page that shows thumbnails pays for thumbnails only.
public struct ImageURLSet: Sendable {

    /// The image's path, as TMDb gives it.
    public let path: URL

    private let directories: ImageDirectories

    init(path: URL, directories: ImageDirectories) {
        self.path = path
        self.directories = directories
    }

    /// The image for a row in a list.
    public var thumbnail: URL { url(in: directories.thumbnail) }

    /// The image for a card.
    public var card: URL { url(in: directories.card) }

    /// The image for a page about the title or person.
    public var detail: URL { url(in: directories.detail) }

    /// The image as it was uploaded.
    public var full: URL { url(in: directories.full) }

    private func url(in directory: URL) -> URL {
        directory.appending(path: path.path(percentEncoded: false))
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

extension ImageURLSet: Encodable {
    private enum CodingKeys: String, CodingKey {
        case path, thumbnail, card, detail, full
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .path)
        try container.encode(thumbnail, forKey: .thumbnail)
        try container.encode(card, forKey: .card)
        try container.encode(detail, forKey: .detail)
        try container.encode(full, forKey: .full)
    }
}

/// The four folders of the image server that one kind of image is served from, shared by all its images.
final class ImageDirectories: Equatable, Sendable {
    let thumbnail: URL
    let card: URL
    let detail: URL
    let full: URL

    init(baseURL: URL, sizes: [ImageSize], thumbnail: Int, card: Int, detail: Int) {
        func directory(_ size: ImageSize) -> URL { baseURL.appending(path: size.rawValue) }
        self.thumbnail = directory(sizes.smallest(coveringWidth: thumbnail))
        self.card = directory(sizes.smallest(coveringWidth: card))
        self.detail = directory(sizes.smallest(coveringWidth: detail))
        self.full = directory(.original)
    }

    static func == (lhs: ImageDirectories, rhs: ImageDirectories) -> Bool {
        lhs === rhs
            || (lhs.thumbnail == rhs.thumbnail && lhs.card == rhs.card && lhs.detail == rhs.detail
                && lhs.full == rhs.full)
    }
}
