/// How large an image is wanted.
///
/// The image server has a few sizes of each kind of image. The smallest one that is at least as large as wanted is
/// taken, so that an image is never stretched. If none is large enough, it is the original.
///
/// ```swift
/// let url = images.posterURL(for: movie.posterPath, size: .width(160, scale: 2))
/// ```
public struct ImageSize: Hashable, Sendable {

    private enum Wanted: Hashable {
        case width(Double)
        case height(Double)
        case named(String)
    }

    private let wanted: Wanted

    /// The image as it was uploaded.
    public static let original = ImageSize(wanted: .named(OfferedImageSize.original))

    /// At least this wide.
    ///
    /// - Parameters:
    ///   - width: The width in points. Zero or less means the smallest size, NaN the original.
    ///   - scale: The pixels of a point. Default: 1, so that `width` is in pixels.
    public static func width(_ width: Double, scale: Double = 1) -> ImageSize {
        ImageSize(wanted: .width(width * scale))
    }

    /// At least this high.
    ///
    /// - Parameters:
    ///   - height: The height in points. Zero or less means the smallest size, NaN the original.
    ///   - scale: The pixels of a point. Default: 1, so that `height` is in pixels.
    public static func height(_ height: Double, scale: Double = 1) -> ImageSize {
        ImageSize(wanted: .height(height * scale))
    }

    /// The size of TMDb's name, such as `w342` or `h632`; the original if this kind of image has no such size.
    public static func named(_ name: String) -> ImageSize {
        ImageSize(wanted: .named(name))
    }

    /// TMDb's name of the size to ask for.
    ///
    /// - Parameters:
    ///   - sizes: The names of the sizes that there are.
    ///   - aspectRatio: The image's width divided by its height, which relates sizes by width and by height. If it
    ///     is not known, only sizes of the wanted dimension count.
    func name(among sizes: [String], aspectRatio: Double?) -> String {
        switch wanted {
        case .named(let name):
            sizes.contains(name) ? name : OfferedImageSize.original
        case .width(let width):
            Self.smallest(of: sizes, covering: width) { $0.width(aspectRatio: aspectRatio) }
        case .height(let height):
            Self.smallest(of: sizes, covering: height) { $0.height(aspectRatio: aspectRatio) }
        }
    }

    private static func smallest(
        of sizes: [String], covering wanted: Double, extent: (OfferedImageSize) -> Double?
    ) -> String {
        sizes.compactMap(OfferedImageSize.init(name:))
            .compactMap { size in extent(size).map { (name: size.name, extent: $0) } }
            .filter { $0.extent >= wanted }
            .min { $0.extent < $1.extent }?.name ?? OfferedImageSize.original
    }
}
