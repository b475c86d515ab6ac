extension ContentLocale {

    /// The locale that an `Accept-Language` header asks for (RFC 9110, 12.5.4): its best range of a language that TMDb
    /// has.
    ///
    /// Weights count, and the order of ranges of one weight. Ranges that are refused (`q=0`), of unknown languages or
    /// malformed are passed over; `*` asks for the default. The first thousand bytes are read.
    ///
    /// ```swift
    /// let locale = ContentLocale(acceptLanguage: "gsw;q=0.4, de-AT, en;q=0.7", default: .americanEnglish)  // de-AT
    /// ```
    ///
    /// - Parameters:
    ///   - header: The header's value, several of them joined by commas; `nil` if there is none.
    ///   - default: The locale if the header names no language that can be had.
    public init(acceptLanguage header: String?, default: ContentLocale) {
        let best = AcceptLanguage(header ?? "").ranges.first { $0.weight > 0 && ($0.isAny || $0.form != nil) }
        self = best?.form.map(ContentLocale.init(_:)) ?? `default`
    }

    /// The one of some locales that an `Accept-Language` header asks for most, if any is acceptable.
    ///
    /// Each range of the header, by weight, looks for its own locale, then for its language in another form: for the
    /// region asked for, without a region (`de` for `de-AT`), where it is likeliest spoken, anywhere. Traditional and
    /// simplified Chinese count as two languages. A locale is not acceptable if the most exact range that names it has
    /// the weight 0.
    ///
    /// ```swift
    /// let supported = [try ContentLocale(language: "en-US"), try ContentLocale(language: "de-DE")]
    /// let locale = ContentLocale.best(of: supported, acceptLanguage: "de-AT, de;q=0.9, en;q=0.5")  // de-DE
    /// ```
    ///
    /// - Parameters:
    ///   - supported: The locales to choose from, the most preferred first: it is taken for `*`, and if the header is
    ///     absent or says nothing that is understood.
    ///   - header: The header's value, several of them joined by commas; `nil` if there is none.
    /// - Returns: One of the locales; `nil` if the header accepts none of them.
    public static func best(of supported: [ContentLocale], acceptLanguage header: String?) -> ContentLocale? {
        let ranges = AcceptLanguage(header ?? "").ranges
        guard !ranges.isEmpty else { return supported.first }
        let acceptable = supported.filter { locale in
            let naming = ranges.compactMap { range in
                range.exactness(naming: locale).map { (exactness: $0, isRefusal: range.weight == 0) }
            }
            let exactest = naming.map(\.exactness).max()
            return !naming.contains { $0.isRefusal && $0.exactness == exactest }
        }
        for range in ranges where range.weight > 0 {
            let others = range.isAny ? ranges.filter { !$0.isAny } : []
            let candidates = acceptable.compactMap { locale -> (locale: ContentLocale, distance: Int)? in
                guard !others.contains(where: { $0.exactness(naming: locale) != nil }) else { return nil }
                return range.distance(to: locale).map { (locale, $0) }
            }
            if let nearest = candidates.min(by: { $0.distance < $1.distance }) {
                return nearest.locale
            }
        }
        return nil
    }
}

extension AcceptLanguage.Range {

    /// How exactly the range names a locale, from any language to the locale itself; `nil` if it does not.
    fileprivate func exactness(naming locale: ContentLocale) -> Int? {
        guard !isAny else { return 0 }
        guard let form, form.isReadLike(locale) else { return nil }
        guard form.isRegional else { return 1 }
        return form.language == locale.language && form.region == locale.region ? 2 : nil
    }

    /// How far a locale is from what the range asks for; `nil` if it is in another language.
    fileprivate func distance(to locale: ContentLocale) -> Int? {
        guard !isAny else { return 0 }
        guard let form, form.isReadLike(locale) else { return nil }
        let distances = [
            form.language == locale.language && form.region == locale.region,
            form.language == locale.language,
            form.region == locale.region,
            TMDbForm.neighbour(of: form.languageCode, inRegion: form.region) == locale.language,
            locale.language == locale.languageCode,
            TMDbLanguages.entry(for: locale.languageCode)?.likelyRegion == locale.region,
            true,
        ]
        return distances.firstIndex(of: true)
    }
}

extension TMDbForm {

    fileprivate var languageCode: String {
        String(language.prefix(2))
    }

    /// Whether who reads the one also reads the other: the same language, Chinese in the same script if one was named,
    /// either Norwegian.
    fileprivate func isReadLike(_ locale: ContentLocale) -> Bool {
        switch (languageCode, locale.languageCode) {
        case ("zh", "zh"): language == "zh" || ChineseScript(tag: language) == ChineseScript(tag: locale.language)
        case ("nb", "no"), ("no", "nb"): true
        case let (code, other): code == other
        }
    }
}
