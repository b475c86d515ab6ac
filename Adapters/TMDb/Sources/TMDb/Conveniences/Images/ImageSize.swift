/// A requested image size.
///
/// TMDb offers a few sizes of each kind of image. The smallest size that is at least as large as requested is used, or
/// the original if all sizes are smaller.
///
/// ```swift
/// let url = images.posterURL(for: movie.posterPath, size: .width(160, scale: 2))
/// ```
public struct ImageSize: Hashable, Sendable {

    private enum Request: Hashable {
        case width(Double)
        case height(Double)
        case named(String)
    }

    private let request: Request

    /// The original size, as uploaded.
    public static let original = ImageSize(request: .named(AvailableImageSize.original))

    /// Returns a size with a minimum width.
    ///
    /// - Parameters:
    ///   - width: The minimum width in points. Zero or less selects the smallest size, NaN the original.
    ///   - scale: The number of pixels per point. Default: 1, which makes `width` a number of pixels.
    public static func width(_ width: Double, scale: Double = 1) -> ImageSize {
        ImageSize(request: .width(width * scale))
    }

    /// Returns a size with a minimum height.
    ///
    /// - Parameters:
    ///   - height: The minimum height in points. Zero or less selects the smallest size, NaN the original.
    ///   - scale: The number of pixels per point. Default: 1, which makes `height` a number of pixels.
    public static func height(_ height: Double, scale: Double = 1) -> ImageSize {
        ImageSize(request: .height(height * scale))
    }

    /// Returns the size with one of TMDb's names, such as `w342` or `h632`. It selects the original if the kind of
    /// image does not have that size.
    public static func named(_ name: String) -> ImageSize {
        ImageSize(request: .named(name))
    }

    /// Returns TMDb's name of the selected size.
    ///
    /// - Parameters:
    ///   - sizes: The names of the available sizes.
    ///   - aspectRatio: The image's width divided by its height, which converts between widths and heights. If it is
    ///     `nil`, only sizes in the requested dimension are considered.
    func name(among sizes: [String], aspectRatio: Double?) -> String {
        switch request {
        case .named(let name):
            sizes.contains(name) ? name : AvailableImageSize.original
        case .width(let width):
            Self.smallest(of: sizes, covering: width) { $0.width(aspectRatio: aspectRatio) }
        case .height(let height):
            Self.smallest(of: sizes, covering: height) { $0.height(aspectRatio: aspectRatio) }
        }
    }

    private static func smallest(
        of sizes: [String], covering minimum: Double, extent: (AvailableImageSize) -> Double?
    ) -> String {
        sizes.compactMap(AvailableImageSize.init(name:))
            .compactMap { size in extent(size).map { (name: size.name, extent: $0) } }
            .filter { $0.extent >= minimum }
            .min { $0.extent < $1.extent }?.name ?? AvailableImageSize.original
    }
}

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

/// A kind of image. Each kind has its own sizes.
public enum ImageKind: Hashable, CaseIterable, Sendable {

    /// A wide background image of a title (16:9).
    case backdrop
    /// The logo of a title, company, network or watch provider, with any aspect ratio.
    case logo
    /// A poster (2:3).
    case poster
    /// A portrait of a person (2:3).
    case profile
    /// A frame of an episode (16:9).
    case still

    /// The aspect ratio (width divided by height) that TMDb requires, or `nil` if it accepts any.
    var aspectRatio: Double? {
        switch self {
        case .backdrop, .still: 16 / 9
        case .poster, .profile: 2 / 3
        case .logo: nil
        }
    }
}

extension ImagesConfiguration {
    /// Returns the names of the sizes in which a kind of image is available.
    public func sizes(of kind: ImageKind) -> [String] {
        switch kind {
        case .backdrop: backdropSizes
        case .logo: logoSizes
        case .poster: posterSizes
        case .profile: profileSizes
        case .still: stillSizes
        }
    }
}
