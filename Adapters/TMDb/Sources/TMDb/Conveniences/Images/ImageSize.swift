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
