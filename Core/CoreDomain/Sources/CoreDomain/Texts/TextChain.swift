import Foundation

/// The languages in which texts are looked for: the one asked for, then those of a ``TextFallback``.
package struct TextChain: Sendable {

    /// What TMDb was asked in, then what stands in, as tags that TMDb takes.
    let tags: [String]

    /// - Parameter tags: The tags that ``parts(_:)`` gave.
    package init(tags: [String]) {
        self.tags = tags
    }

    /// - Returns: `nil` if no language stands in.
    init?(_ locale: ContentLocale, _ fallback: TextFallback) {
        guard !fallback.languages.isEmpty else { return nil }
        tags = [locale.language] + fallback.languages.filter { $0 != locale.language }
    }

    /// The codes of the languages whose translations matter: English always, whose title TMDb itself puts in place.
    package var languageCodes: [String] {
        var codes: [String] = []
        for code in (tags + ["en"]).map({ String($0.prefix(2)) }) where !codes.contains(code) { codes.append(code) }
        return codes
    }

    /// Puts texts of other languages in the place of missing ones, as ``TextFallback`` says.
    ///
    /// - Parameters:
    ///   - value: What TMDb answered.
    ///   - translations: The translations of its texts, in TMDb's order; `nil` if they are not known.
    /// - Returns: The language that each text is in; `nil` if that is not known.
    package func applyFallback(to value: inout some Translatable, from translations: [Translation]?) -> TextLanguages? {
        guard let translations else { return nil }
        let codes = languageCodes
        let search = TextSearch(
            levels: tags.map { .init($0, in: translations) },
            known: translations.filter { codes.contains($0.languageCode) })
        let original = (text: value.original.title, languageCode: value.original.languageCode)
        var texts = value.texts
        let languages = TextLanguages(
            title: search.replace(&texts.title, \.title, original: original, number: value.number),
            tagline: search.replace(&texts.tagline, \.tagline),
            overview: search.replace(&texts.overview, \.overview),
            homepageURL: search.replace(&texts.homepageURL, \.homepageURL),
            biography: search.replace(&texts.biography, \.biography))
        value.texts = texts
        return languages.of(value.texts)
    }
}

extension TextLanguages {

    /// The languages of those texts that there are: what is translated has not all of them.
    fileprivate func of(_ texts: ContentTexts) -> TextLanguages {
        TextLanguages(
            title: texts.title == nil ? nil : title, tagline: texts.tagline == nil ? nil : tagline,
            overview: texts.overview == nil ? nil : overview,
            homepageURL: texts.homepageURL == nil ? nil : homepageURL,
            biography: texts.biography == nil ? nil : biography)
    }
}

extension Translatable {

    /// The texts as a translation into the language asked for, if there are a title, not made of a number alone, and an
    /// overview. That holds only for what TMDb never gives another language's title: seasons and episodes.
    package func asTranslation(for locale: ContentLocale) -> Translation? {
        let texts = texts
        guard let title = texts.title, let overview = texts.overview, !title.isEmpty, !title.isMade(of: number),
            !overview.isEmpty
        else { return nil }
        return Translation(
            languageCode: locale.languageCode, countryCode: String(locale.language.dropFirst(3)), texts: texts)
    }
}

extension TextChain? {

    /// Parts with the one that a reader needs to put texts in place, if a language stands in.
    ///
    /// - Parameters:
    ///   - part: The part that has the texts in some languages, tags, best first.
    ///   - others: The other parts. Default: none.
    package func parts<Part>(_ part: ([String]) -> Part, after others: [Part] = []) -> [Part] {
        map { others + [part($0.tags)] } ?? others
    }

    /// Makes something of a value, whose missing texts are those of other languages if a language stands in.
    ///
    /// - Parameters:
    ///   - value: What TMDb answered. It is copied only to be translated.
    ///   - translations: The translations of its texts, in TMDb's order; `nil` if they are not known.
    ///   - make: Is given the value and the language that each text is in, if that is known.
    package func withFallback<Value: Translatable, Result>(
        _ value: Value, from translations: [Translation]?, _ make: (Value, TextLanguages?) -> Result
    ) -> Result {
        guard let self else { return make(value, nil) }
        var translated = value
        let languages = self.applyFallback(to: &translated, from: translations)
        return make(translated, languages)
    }
}

/// The search for the first language that has a text.
private struct TextSearch {

    /// A language, and the translations that it stands for.
    struct Level {
        let tag: String
        /// Those for its region, or for the likeliest.
        let own: [Translation]
        /// Those for other regions, if it names none.
        let others: [Translation]

        var languageCode: String { String(tag.prefix(2)) }

        init(_ tag: String, in translations: [Translation]) {
            self.tag = tag
            let likely = TMDbLanguages.entry(for: tag).map { "\(tag)-\($0.likelyRegion)" } ?? tag
            own = translations.filter { $0.tag == likely }
            others = translations.filter { $0.languageCode == tag && $0.tag != likely }
        }
    }

    /// The language asked for, then the chain.
    let levels: [Level]
    /// The translations that TMDb's answer may come from.
    let known: [Translation]

    /// The title in the original language, and that language.
    typealias Original<Text> = (text: Text?, languageCode: String?)

    /// Replaces a text that TMDb answered by that of the first language that has it.
    ///
    /// - Returns: The text's language.
    func replace<Text: TranslatedText>(
        _ text: inout Text?, _ path: KeyPath<ContentTexts, Text?>, original: Original<Text> = (nil, nil),
        number: Int? = nil
    ) -> String? {
        guard let (found, tag) = first(text, path, original, number) else { return nil }
        text = found
        return tag
    }

    private func first<Text: TranslatedText>(
        _ answer: Text?, _ path: KeyPath<ContentTexts, Text?>, _ original: Original<Text>, _ number: Int?
    ) -> (text: Text, tag: String?)? {
        let answer = answer.flatMap { $0.isEmpty ? nil : $0 }
        for (index, level) in levels.enumerated() {
            func translated(_ translations: [Translation]) -> (text: Text, tag: String?)? {
                for translation in translations {
                    guard let text = translation.texts[keyPath: path], !text.isEmpty else { continue }
                    if index == 0 || !text.isMade(of: number) { return (text, translation.tag) }
                }
                return nil
            }
            if let own = translated(level.own) { return own }
            if level.languageCode == original.languageCode, let text = original.text, !text.isEmpty {
                return (text, level.languageCode)
            }
            if let other = translated(level.others) { return other }
            if index == 0, let answer, !answer.isMade(of: number) {
                let tag = source(of: answer, path, original, preferring: level.languageCode)
                if tag == nil || tag?.prefix(2) == level.languageCode[...] { return (answer, tag) }
            }
        }
        return answer.map { ($0, source(of: $0, path, original, preferring: nil)) }
    }

    /// The language that TMDb took a text of its answer from; `nil` if it is not known.
    private func source<Text: TranslatedText>(
        of text: Text, _ path: KeyPath<ContentTexts, Text?>, _ original: Original<Text>, preferring code: String?
    ) -> String? {
        let sources = known.filter { $0.texts[keyPath: path] == text }
        if let same = sources.first(where: { $0.languageCode == code }) { return same.tag }
        return original.text == text ? original.languageCode : sources.first?.tag
    }
}

extension Translation {
    /// The tag of its language and country, `de-DE`.
    fileprivate var tag: String { countryCode.isEmpty ? languageCode : "\(languageCode)-\(countryCode)" }
}

/// A text, or an address, that is empty if it was not translated.
private protocol TranslatedText: Equatable {
    var isEmpty: Bool { get }

    /// Whether it is a word and a number alone: `Season 1`, `Folge 1`, `第1季`.
    func isMade(of number: Int?) -> Bool
}

extension String: TranslatedText {
    fileprivate func isMade(of number: Int?) -> Bool {
        guard let number else { return false }
        let digits = compactMap(\.wholeNumberValue).map { "\($0)" }.joined()
        return digits == "\(number)" && split { !$0.isLetter && !$0.isNumber }.count <= 2
    }
}

extension URL: TranslatedText {
    fileprivate var isEmpty: Bool { absoluteString.isEmpty }
    fileprivate func isMade(of number: Int?) -> Bool { false }
}
