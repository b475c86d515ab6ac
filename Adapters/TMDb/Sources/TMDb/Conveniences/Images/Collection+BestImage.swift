extension Collection<ImageMetadata> {

    /// The best of these images, for someone who reads some languages.
    ///
    /// ```swift
    /// let poster = response.images?.posters.best(in: ["de", "en"], region: "AT")
    /// ```
    ///
    /// The language decides first: images in the first language that has any, then in the second, and so on; then those
    /// without text, then all others. Among images that are alike in this, the region decides: those for it come first,
    /// then those for none. Then the rating decides, in which many votes count for more: an image's votes are taken
    /// together with five more of 5 out of 10, so that one vote of 10 makes (10 + 25) / 6 = 5.8 and ten votes of 8 make
    /// (80 + 25) / 15 = 7. Then the greater width decides, then TMDb's order.
    ///
    /// - Parameters:
    ///   - languages: The languages, the first the best. Of a tag such as `de-AT` the language counts. `null` stands for
    ///     images without text, to put them before a language.
    ///   - region: The region, an ISO 3166-1 code such as `GB`; its case does not matter. Default: none.
    ///   - fallsBack: Whether images without text and images in other languages will do. Default: yes.
    /// - Returns: The image; `nil` if none will do.
    public func best(
        in languages: [String], region: String? = nil, fallsBack: Bool = true
    ) -> ImageMetadata? {
        let preference = ImagePreference(languages: languages, region: region, fallsBack: fallsBack)
        let ranked = compactMap { image in preference.rank(of: image).map { (image: image, rank: $0) } }
        return ranked.min { $0.rank < $1.rank }?.image
    }
}

/// Which images are preferred.
private struct ImagePreference {

    /// The languages, with ``textless`` for none.
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

    /// The place of an image, the best the smallest; `nil` if it will not do.
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

    /// TMDb's word for no language at all is `xx`.
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
