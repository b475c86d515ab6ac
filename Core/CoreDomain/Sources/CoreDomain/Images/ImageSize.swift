/// A size that TMDb's image server supports, such as `w342`, `h632` or `original`.
public struct ImageSize: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value that TMDb uses.
    public let rawValue: String

    /// Creates a size with a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The image as uploaded.
    public static let original = ImageSize(rawValue: "original")

    /// The width in pixels; `nil` for ``original`` and for unknown sizes.
    ///
    /// Sizes by height (`h632`) are used for portraits, whose width is two thirds of their height.
    public var width: Int? {
        guard let number = Int(rawValue.dropFirst()), number > 0 else { return nil }
        return switch rawValue.first {
        case "w": number
        // `number * 2 / 3`, without an overflow.
        case "h": number / 3 * 2 + number % 3 * 2 / 3
        default: nil
        }
    }
}

extension [ImageSize] {
    /// Returns the smallest size with at least the given width in pixels, or the original if all sizes are smaller.
    func smallest(coveringWidth wanted: Int) -> ImageSize {
        let candidates = compactMap { size in size.width.map { (width: $0, size: size) } }
        return candidates.filter { $0.width >= wanted }.min { $0.width < $1.width }?.size ?? .original
    }
}
