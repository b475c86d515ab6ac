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
    public func best(
        in languages: [String], region: String? = nil, fallsBack: Bool = true
    ) -> ImageMetadata? {
        let preference = ImagePreference(languages: languages, region: region)
        return filter { fallsBack || preference.prefers($0) }
            .min { preference.rank(of: $0) < preference.rank(of: $1) }
    }
}
