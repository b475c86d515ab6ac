import TMDbConventions

/// A preference for the languages of images. It specifies which images to request, and the order of those received.
///
/// ```swift
/// let preference = ImagePreference(languages: ["pt-BR", "en"], originalLanguage: "ja")
/// let images = try await client.movies.images(
///     forMovie: 129, includeImageLanguage: preference.includedLanguages)
/// let logos = images.logos.sorted(by: preference)
/// ```
///
/// Images are sorted by these criteria, in order:
///
/// 1. The language: the preferred languages in their order, then images without text, English, the original language
///    of the title, and all others. Traditional and simplified Chinese count as different languages; the codes of
///    Norwegian (`nb`, `nn`, `no`) as one.
/// 2. Within a preferred language, the region: the preferred region, no region, then other regions.
/// 3. The rating, weighted by the number of votes.
/// 4. The width, widest first.
/// 5. TMDb's order.
///
/// The weighted rating adds five votes of 5 to the image's own votes. One vote of 10 results in 5.8, which is (10 +
/// 25) / 6. Ten votes of 8 result in 7, which is (80 + 25) / 15.
public struct ImagePreference: Hashable, Sendable {

    /// The preferred languages as tags, most preferred first.
    public let languages: [String]
    /// The region that is preferred in languages whose tag has no region.
    public let region: String?
    /// The original language of the title.
    public let originalLanguage: String?

    private let levels: [Level]

    /// Creates a preference.
    ///
    /// - Parameters:
    ///   - languages: The preferred languages, most preferred first, as ISO 639-1 codes such as `de` or with a region
    ///     such as `pt-BR`, ignoring case. `null` represents images without text.
    ///   - region: The preferred region for languages without one, as an ISO 3166-1 code such as `GB`, ignoring case.
    ///     Default: `nil`, in which case all regions are equal.
    ///   - originalLanguage: The original language of the title, as an ISO 639-1 code. Default: `nil`.
    public init(languages: [String], region: String? = nil, originalLanguage: String? = nil) {
        self.languages = languages
        self.region = region
        self.originalLanguage = originalLanguage
        levels =
            languages.map { Level(tag: $0, region: region) }
            + [.textless, Level(tag: "en")] + (originalLanguage.map { [Level(tag: $0)] } ?? [])
    }

    /// The languages of the images to request, as the value of `include_image_language`: the codes of the preferred
    /// languages, of English and of the original language, and TMDb's codes of images without text, `null` and `xx`.
    public var includedLanguages: [String] {
        var codes: [String] = []
        for code in levels.flatMap(\.codes) where !codes.contains(code) { codes.append(code) }
        return codes
    }

    /// Returns the sort key of an image, lowest first.
    func rank(of image: ImageMetadata) -> ImageRank {
        var language = (level: levels.count, distance: 0)
        for (index, level) in levels.enumerated() {
            guard let distance = level.distance(of: image) else { continue }
            language = (index, distance)
            break
        }
        return ImageRank(level: language.level, distance: language.distance, image: image)
    }

    /// Returns whether an image is in one of the preferred languages.
    func prefers(_ image: ImageMetadata) -> Bool {
        levels.prefix(languages.count).contains { $0.distance(of: image) != nil }
    }
}

/// A language of images, or no language.
private enum Level: Hashable {
    case textless
    case language(PreferredLanguage)

    init(tag: String, region: String? = nil) {
        let language = PreferredLanguage(tag: tag, region: region)
        self = Self.textlessCodes.contains(language.code) ? .textless : .language(language)
    }

    /// TMDb's codes of images without text.
    private static let textlessCodes = ["null", "xx"]

    /// TMDb's codes of the language.
    var codes: [String] {
        switch self {
        case .textless: Self.textlessCodes
        case .language(let language): LanguageCode.synonyms(of: language.code)
        }
    }

    /// Returns the distance of an image's region; `nil` if the image is in another language.
    func distance(of image: ImageMetadata) -> Int? {
        let code = image.languageCode?.lowercased() ?? ""
        let isTextless = code.isEmpty || Self.textlessCodes.contains(code)
        switch self {
        case .textless: return isTextless ? 0 : nil
        case .language(let language):
            return isTextless ? nil : language.distance(languageCode: code, regionCode: image.regionCode)
        }
    }
}

/// A sort key of an image.
struct ImageRank: Comparable {

    private let key: (level: Int, distance: Int, rating: Double, width: Int)

    fileprivate init(level: Int, distance: Int, image: ImageMetadata) {
        // The complement has the order of the negated width, and no width overflows.
        key = (level, distance, -Self.rating(of: image), ~image.width)
    }

    static func < (lhs: ImageRank, rhs: ImageRank) -> Bool { lhs.key < rhs.key }
    static func == (lhs: ImageRank, rhs: ImageRank) -> Bool { lhs.key == rhs.key }

    /// Returns the rating, weighted by the number of votes.
    private static func rating(of image: ImageMetadata) -> Double {
        let (added, average) = (5.0, 5.0)
        let votes = Double(max(0, image.voteCount ?? 0))
        return ((image.voteAverage ?? 0) * votes + added * average) / (votes + added)
    }
}

extension Collection<ImageMetadata> {

    /// Returns the images sorted by a preference, best first.
    public func sorted(by preference: ImagePreference) -> [ImageMetadata] {
        // The sort is stable.
        map { (image: $0, rank: preference.rank(of: $0)) }.sorted { $0.rank < $1.rank }.map(\.image)
    }

    /// Returns the best image for a list of preferred languages, as described in ``ImagePreference``.
    ///
    /// ```swift
    /// let poster = response.images?.posters.best(in: ["de", "en"], region: "AT")
    /// ```
    ///
    /// - Parameters:
    ///   - languages: The preferred languages, most preferred first, as ISO 639-1 codes such as `de` or with a region
    ///     such as `pt-BR`. `null` represents images without text.
    ///   - region: The preferred region for languages without one, as an ISO 3166-1 code such as `GB`, ignoring case.
    ///     Default: `nil`.
    ///   - fallsBack: Whether to fall back to images without text or in other languages. Default: `true`.
    /// - Returns: The best image, or `nil` if no image qualifies.
    public func best(in languages: [String], region: String? = nil, fallsBack: Bool = true) -> ImageMetadata? {
        let preference = ImagePreference(languages: languages, region: region)
        return filter { fallsBack || preference.prefers($0) }
            .min { preference.rank(of: $0) < preference.rank(of: $1) }
    }
}
