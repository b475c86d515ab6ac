import TMDbConventions

extension ContentLocale {

    /// Creates the locale that an `Accept-Language` header prefers (RFC 9110, 12.5.4), among the languages that TMDb
    /// supports.
    ///
    /// The range with the highest weight is used; of ranges of equal weight, the first. Ranges that are rejected
    /// (`q=0`), malformed or of unsupported languages are skipped. `*` selects the default. Only the first 1,000 bytes
    /// of the header are parsed.
    ///
    /// ```swift
    /// let locale = ContentLocale(acceptLanguage: "gsw;q=0.4, de-AT, en;q=0.7", default: .americanEnglish)  // de-AT
    /// ```
    ///
    /// - Parameters:
    ///   - header: The value of the header, or several values joined by commas; `nil` if the header is missing.
    ///   - default: The locale if the header contains no supported language.
    public init(acceptLanguage header: String?, default: ContentLocale) {
        let best = AcceptLanguage(header ?? "").ranges.first { $0.weight > 0 && ($0.isAny || $0.form != nil) }
        self = best?.form.map(ContentLocale.init(_:)) ?? `default`
    }

    /// Returns the supported locale that best matches an `Accept-Language` header.
    ///
    /// Ranges are tried by descending weight. Each matches its exact locale first, then the same language: with the
    /// requested region, without a region (`de` for `de-AT`), with the language's most likely region, then with any
    /// region. Traditional and simplified Chinese count as different languages. A locale is not acceptable if the most
    /// specific range that matches it has the weight 0.
    ///
    /// ```swift
    /// let supported = [try ContentLocale(language: "en-US"), try ContentLocale(language: "de-DE")]
    /// let locale = ContentLocale.best(of: supported, acceptLanguage: "de-AT, de;q=0.9, en;q=0.5")  // de-DE
    /// ```
    ///
    /// - Parameters:
    ///   - supported: The locales to choose from, most preferred first. `*` matches the first acceptable locale that no
    ///     other range matches. The first locale is returned if the header is missing or contains no valid range.
    ///   - header: The value of the header, or several values joined by commas; `nil` if the header is missing.
    /// - Returns: The best supported locale; `nil` if the header accepts none of them.
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

    /// Returns how specifically the range matches a locale: 0 for `*`, 1 for the language, 2 for language and region;
    /// `nil` if it does not match.
    fileprivate func exactness(naming locale: ContentLocale) -> Int? {
        guard !isAny else { return 0 }
        guard let form, form.isReadableAs(locale) else { return nil }
        guard form.isRegional else { return 1 }
        return form.language == locale.language && form.region == locale.region ? 2 : nil
    }

    /// Returns the distance of a locale from the range, 0 if they are equal; `nil` if the locale is in another
    /// language.
    fileprivate func distance(to locale: ContentLocale) -> Int? {
        guard !isAny else { return 0 }
        guard let form, form.isReadableAs(locale) else { return nil }
        let distances = [
            form.language == locale.language && form.region == locale.region,
            form.language == locale.language,
            form.region == locale.region,
            TMDbLanguageTag.parentTag(of: form.languageCode, inRegion: form.region) == locale.language,
            locale.language == locale.languageCode,
            TMDbLanguages.entry(for: locale.languageCode)?.likelyRegion == locale.region,
            true,
        ]
        return distances.firstIndex(of: true)
    }
}

extension TMDbLanguageTag {

    fileprivate var languageCode: String {
        String(language.prefix(2))
    }

    /// Returns whether readers of this language can read texts of a locale: in the same language, for Chinese also in
    /// the same script if the tag has one, or in either Norwegian.
    fileprivate func isReadableAs(_ locale: ContentLocale) -> Bool {
        switch (languageCode, locale.languageCode) {
        case ("zh", "zh"): language == "zh" || ChineseScript(tag: language) == ChineseScript(tag: locale.language)
        case let (code, other): LanguageCode.isSame(code, as: other)
        }
    }
}

/// The language ranges of an `Accept-Language` header (RFC 9110, 12.5.4), sorted by preference.
struct AcceptLanguage {

    /// A language range: a language that the client accepts or rejects, with its weight.
    struct Range {
        /// The language as TMDb uses it; `nil` for `*` and for languages that TMDb does not support.
        let form: TMDbLanguageTag?
        /// Whether the range is `*`, which matches every language that no other range matches.
        let isAny: Bool
        /// The weight of the range in thousandths; 0 rejects the language.
        let weight: Int
    }

    /// The maximum number of bytes of a header that are parsed. Browsers send up to about 200.
    static let limit = 1000

    /// The ranges by descending weight. Ranges of equal weight keep the order of the header.
    let ranges: [Range]

    /// Parses a header. Malformed ranges, and ranges beyond the limit, are skipped.
    init(_ header: String) {
        var members = header.utf8.prefix(Self.limit).split(separator: UInt8(ascii: ","))
        if header.utf8.count > Self.limit {
            members = members.dropLast()
        }
        // The sort is stable.
        ranges = members.compactMap(Self.range).sorted { $0.weight > $1.weight }
    }

    private static func range(_ member: Substring.UTF8View) -> Range? {
        let parts = member.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(trimmed)
        guard parts.count <= 2, let name = parts.first, !name.isEmpty,
            let weight = parts.count == 2 ? weight(parts[1]) : 1000
        else { return nil }
        if name.elementsEqual("*".utf8) {
            return Range(form: nil, isAny: true, weight: weight)
        }
        guard let text = String(name), let tag = try? LanguageTag(text) else { return nil }
        return Range(form: TMDbLanguageTag(tag), isAny: false, weight: weight)
    }

    /// Parses a weight such as `q=0.75`, 0 to 1 with at most three decimals, and returns it in thousandths.
    private static func weight(_ text: Substring.UTF8View) -> Int? {
        var rest = text
        guard let name = rest.popFirst(), name | 0x20 == UInt8(ascii: "q"), rest.popFirst() == UInt8(ascii: "="),
            let whole = rest.popFirst(), whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1")
        else { return nil }
        var thousandths = whole == UInt8(ascii: "1") ? 1000 : 0
        guard let point = rest.popFirst() else { return thousandths }
        guard point == UInt8(ascii: "."), rest.count <= 3, rest.allSatisfy(\.isDigit) else { return nil }
        for (digit, worth) in zip(rest, [100, 10, 1]) {
            thousandths += Int(digit - UInt8(ascii: "0")) * worth
        }
        return thousandths <= 1000 ? thousandths : nil
    }

    private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        var text = text.drop(while: isSpace)
        while let last = text.last, isSpace(last) {
            text.removeLast()
        }
        return text
    }
}
