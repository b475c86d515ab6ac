import Foundation

/// The base URLs of one kind of image in four sizes, shared by all images of that kind.
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

    init(thumbnail: URL, card: URL, detail: URL, full: URL) {
        self.thumbnail = thumbnail
        self.card = card
        self.detail = detail
        self.full = full
    }

    static func == (lhs: ImageDirectories, rhs: ImageDirectories) -> Bool {
        lhs === rhs
            || (lhs.thumbnail == rhs.thumbnail && lhs.card == rhs.card && lhs.detail == rhs.detail
                && lhs.full == rhs.full)
    }
}
