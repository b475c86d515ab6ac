extension Collection<ImageMetadata> {

    /// Returns the best image for a list of preferred languages.
    ///
    /// ```swift
    /// let poster = response.images?.posters.best(in: ["de", "en"], region: "AT")
    /// ```
    ///
    /// Images are compared by these criteria, in order:
    ///
    /// - the language: the preferred languages, then images without text, then others;
    /// - the region, if given: that region, then no region, then others;
    /// - the rating, weighted by the number of votes;
    /// - the width, widest first;
    /// - TMDb's order.
    ///
    /// The weighted rating adds five votes of 5 to the image's own votes. One vote of 10 results in 5.8, which is (10 +
    /// 25) / 6. Ten votes of 8 result in 7, which is (80 + 25) / 15.
    ///
    /// - Parameters:
    ///   - languages: The preferred languages, most preferred first. Only the language of a tag such as `de-AT` is
    ///     used. `null` represents images without text.
    ///   - region: The region, as an ISO 3166-1 code such as `GB`, ignoring case. Default: `nil`.
    ///   - fallsBack: Whether to fall back to images without text or in other languages. Default: `true`.
    /// - Returns: The best image, or `nil` if no image qualifies.
    public func best(
        in languages: [String], region: String? = nil, fallsBack: Bool = true
    ) -> ImageMetadata? {
        let preference = ImagePreference(languages: languages, region: region, fallsBack: fallsBack)
        let ranked = compactMap { image in preference.rank(of: image).map { (image: image, rank: $0) } }
        return ranked.min { $0.rank < $1.rank }?.image
    }
}

/// A ranking of images by language, region, rating and width.
private struct ImagePreference {

    /// The preferred languages. ``textless`` represents images without text.
    private let languages: [String]
    private let region: String?
    private let fallsBack: Bool

    private static let textless = "null"

    init(languages: [String], region: String?, fallsBack: Bool) {
        self.languages = languages.map { tag in
            String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
        }
        self.region = region?.uppercased()
        self.fallsBack = fallsBack
    }

    /// Returns the sort key of an image (lowest first), or `nil` if the image does not qualify.
    func rank(of image: ImageMetadata) -> (Int, Int, Double, Int)? {
        let language = languageRank(of: image)
        if language >= languages.count, !fallsBack { return nil }
        return (language, regionRank(of: image), -rating(of: image), -image.width)
    }

    private func languageRank(of image: ImageMetadata) -> Int {
        let language = Self.language(of: image)
        if let index = languages.firstIndex(of: language) { return index }
        return language == Self.textless ? languages.count : languages.count + 1
    }

    /// Returns the language of an image. TMDb's code for no language is `xx`.
    private static func language(of image: ImageMetadata) -> String {
        guard let code = image.languageCode?.lowercased(), !code.isEmpty, code != "xx" else { return textless }
        return code
    }

    private func regionRank(of image: ImageMetadata) -> Int {
        guard let region else { return 0 }
        switch image.regionCode?.uppercased() {
        case region: return 0
        case nil, "": return 1
        default: return 2
        }
    }

    private func rating(of image: ImageMetadata) -> Double {
        let (added, average) = (5.0, 5.0)
        let votes = Double(Swift.max(0, image.voteCount ?? 0))
        return ((image.voteAverage ?? 0) * votes + added * average) / (votes + added)
    }
}
