/// An image size that TMDb offers: a width or a height in pixels.
struct AvailableImageSize {

    /// The name of the original size, which every kind of image has.
    static let original = "original"

    private enum Extent {
        case width(Double)
        case height(Double)
    }

    let name: String
    private let extent: Extent

    /// Creates a size from TMDb's name, or returns `nil` for the original and for unknown names.
    init?(name: String) {
        guard let pixels = UInt32(name.dropFirst()), pixels > 0 else { return nil }
        switch name.first {
        case "w": extent = .width(Double(pixels))
        case "h": extent = .height(Double(pixels))
        default: return nil
        }
        self.name = name
    }

    /// Returns the width in pixels, or `nil` if it depends on an unknown aspect ratio.
    func width(aspectRatio: Double?) -> Double? {
        switch extent {
        case .width(let width): width
        case .height(let height): aspectRatio.map { height * $0 }
        }
    }

    /// Returns the height in pixels, or `nil` if it depends on an unknown aspect ratio.
    func height(aspectRatio: Double?) -> Double? {
        switch extent {
        case .width(let width): aspectRatio.map { width / $0 }
        case .height(let height): height
        }
    }
}
