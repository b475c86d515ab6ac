/// A size that TMDb's image server offers, such as `w342`, `h632` or `original`.
public struct ImageSize: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's name of the size.
    public let rawValue: String

    /// A size of TMDb's name for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The image as it was uploaded.
    public static let original = ImageSize(rawValue: "original")

    /// The width in pixels, or `nil` for ``original`` and names that are not understood.
    ///
    /// A size by height (`h632`) is used for portraits, whose width is two thirds of their height.
    public var width: Int? {
        guard let number = Int(rawValue.dropFirst()), number > 0 else { return nil }
        return switch rawValue.first {
        case "w": number
        case "h": number * 2 / 3
        default: nil
        }
    }
}

extension [ImageSize] {
    /// The smallest size that is at least so many pixels wide, else the original.
    func smallest(coveringWidth wanted: Int) -> ImageSize {
        let candidates = compactMap { size in size.width.map { (width: $0, size: size) } }
        return candidates.filter { $0.width >= wanted }.min { $0.width < $1.width }?.size ?? .original
    }
}
