import CoreDomain
import Foundation

/// An image with the sizes among which a browser chooses.
struct PictureView: Hashable, Sendable {

    /// The kinds of images, which determine the proportions.
    enum Kind {
        case poster, profile, backdrop, still, logo

        var size: (width: Int, height: Int) {
            switch self {
            case .poster, .profile: (342, 513)
            case .backdrop: (1280, 720)
            case .still: (300, 169)
            case .logo: (92, 92)
            }
        }
    }

    let url: String
    /// The candidates in the format of the attribute `srcset`; `nil` if there is only one.
    let candidates: String?
    /// The width in the layout, in the format of the attribute `sizes`.
    let sizes: String
    let width: Int
    let height: Int
    /// The description for screen readers; empty if a text next to the image has the same content.
    let description: String
    /// Whether the image is loaded when it comes into view.
    let isLazy: Bool
    /// The initials, which a browser shows if it cannot load the image; `nil` if it shows nothing then.
    var initials: String?

    /// Creates an image.
    ///
    /// - Returns: `nil` if the title has no such image, or its URL is not one of HTTP.
    init?(_ set: ImageURLSet?, _ kind: Kind, sizes: String, description: String = "", isLazy: Bool = true) {
        guard let set else { return nil }
        let urls =
            switch kind {
            case .poster, .profile, .backdrop, .still: [set.thumbnail, set.card, set.detail]
            case .logo: [set.thumbnail, set.card]
            }
        let found = urls.filter { WebLink.isAllowed($0, relative: true) }
        guard found.count == urls.count else { return nil }
        url = (kind == .backdrop ? set.detail : set.card).absoluteString
        var widths: [Int: String] = [:]
        for url in urls {
            if let width = Self.width(of: url) { widths[width] = widths[width] ?? url.absoluteString }
        }
        let texts = widths.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)w" }
        candidates = texts.count > 1 ? texts.joined(separator: ", ") : nil
        self.sizes = sizes
        (width, height) = kind.size
        self.description = description
        self.isLazy = isLazy
    }

    /// Returns the width in pixels from the name of an image folder, as `w342` does.
    private static func width(of url: URL) -> Int? {
        url.pathComponents.dropLast().last.flatMap { ImageSize(rawValue: $0).width }
    }
}
