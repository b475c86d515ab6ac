import Foundation

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
