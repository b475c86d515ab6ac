public import Foundation

/// The addresses of one image in four sizes.
///
/// The addresses are put together when they are asked for: a page that shows thumbnails pays for thumbnails only.
public struct ImageURLSet: Sendable {

    /// The image's path, as TMDb gives it.
    public let path: URL

    let directories: ImageDirectories

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
        directory.appending(image: path)
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
    /// The address of an image below a folder.
    func appending(image path: URL) -> URL {
        appending(path: path.path(percentEncoded: false))
    }
}
