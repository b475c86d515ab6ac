/// A size that the image server has: a number of pixels wide or high.
struct OfferedImageSize {

    /// The name of the size without scaling, which every kind of image has.
    static let original = "original"

    private enum Extent {
        case width(Double)
        case height(Double)
    }

    let name: String
    private let extent: Extent

    /// Reads TMDb's name; `nil` for the original, and for names of another form.
    init?(name: String) {
        guard let pixels = UInt32(name.dropFirst()), pixels > 0 else { return nil }
        switch name.first {
        case "w": extent = .width(Double(pixels))
        case "h": extent = .height(Double(pixels))
        default: return nil
        }
        self.name = name
    }

    /// The width in pixels, if it can be told.
    func width(aspectRatio: Double?) -> Double? {
        switch extent {
        case .width(let width): width
        case .height(let height): aspectRatio.map { height * $0 }
        }
    }

    /// The height in pixels, if it can be told.
    func height(aspectRatio: Double?) -> Double? {
        switch extent {
        case .width(let width): aspectRatio.map { width / $0 }
        case .height(let height): height
        }
    }
}
