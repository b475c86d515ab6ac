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
