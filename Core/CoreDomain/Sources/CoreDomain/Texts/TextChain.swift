import Foundation
import TMDbConventions

/// The languages in which texts are searched: the requested language, then the languages of a ``TextFallback``.
package struct TextChain: Sendable {

    /// The tags of the languages, as TMDb uses them, starting with the requested language.
    let tags: [String]

    /// Creates a chain.
    ///
    /// - Parameter tags: The tags that `TextChain?.parts(_:after:)` passed to the part.
    package init(tags: [String]) {
        self.tags = tags
    }

    /// Creates the chain of a locale; `nil` if the fallback is off.
    init?(_ locale: ContentLocale, _ fallback: TextFallback) {
        guard !fallback.isOff else { return nil }
        tags = [locale.language] + fallback.languages.filter { $0 != locale.language }
    }

    /// The codes of the languages whose translations are needed. English is always included, because TMDb itself falls
    /// back to the English title.
    package var languageCodes: [String] {
        var codes: [String] = []
        for code in (tags + ["en"]).flatMap({ LanguageCode.synonyms(of: String($0.prefix(2))) })
        where !codes.contains(code) { codes.append(code) }
        return codes
    }

    /// Replaces missing texts by texts of other languages, as described in ``TextFallback``.
    ///
    /// - Parameters:
    ///   - value: The value as TMDb returned it.
    ///   - translations: The translations of its texts, in TMDb's order; `nil` if unknown.
    /// - Returns: The language of each text; `nil` if `translations` is `nil`.
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

    /// Returns the languages of the texts that are not `nil`. A value discards texts that its type lacks.
    fileprivate func of(_ texts: ContentTexts) -> TextLanguages {
        TextLanguages(
            title: texts.title == nil ? nil : title, tagline: texts.tagline == nil ? nil : tagline,
            overview: texts.overview == nil ? nil : overview,
            homepageURL: texts.homepageURL == nil ? nil : homepageURL,
            biography: texts.biography == nil ? nil : biography)
    }
}

extension Translatable {

    /// Returns the texts as a translation into the language with a tag, if there are an overview and a title that is
    /// not generated from a number; otherwise `nil`. Use it only for seasons and episodes, for which TMDb never returns
    /// the title of another language.
    package func asTranslation(into language: String) -> Translation? {
        let texts = texts
        guard let title = texts.title, let overview = texts.overview, !title.isEmpty, !title.isGenerated(from: number),
            !overview.isEmpty
        else { return nil }
        return Translation(
            languageCode: String(language.prefix(2)), countryCode: String(language.dropFirst(3)), texts: texts)
    }
}

extension TextChain? {

    /// Returns the parts to read: the other parts and, if fallback is on, the part that contains the texts of other
    /// languages.
    ///
    /// - Parameters:
    ///   - part: A closure that creates the part for the languages to read, given as tags, most preferred first.
    ///   - others: The other parts. Default: `[]`.
    package func parts<Part>(_ part: ([String]) -> Part, after others: [Part] = []) -> [Part] {
        map { others + [part($0.tags)] } ?? others
    }

    /// Replaces missing texts of a value by texts of other languages if fallback is on, and returns the result of a
    /// closure.
    ///
    /// - Parameters:
    ///   - value: The value as TMDb returned it. It is copied only if fallback is on.
    ///   - translations: The translations of its texts, in TMDb's order; `nil` if unknown.
    ///   - make: A closure that receives the value and the language of each text; the languages are `nil` if unknown.
    package func withFallback<Value: Translatable, Result>(
        _ value: Value, from translations: [Translation]?, _ make: (Value, TextLanguages?) -> Result
    ) -> Result {
        guard let self else { return make(value, nil) }
        var translated = value
        let languages = self.applyFallback(to: &translated, from: translations)
        return make(translated, languages)
    }
}

/// A search for the first language that has a text.
private struct TextSearch {

    /// A language with its translations.
    struct Level {
        let tag: String
        /// The translations for the tag's region or, if it has no region, for the region where the language is most
        /// likely spoken. Translations into the other codes of the language follow, such as Bokmål after Norwegian.
        let own: [Translation]
        /// The translations for other regions; empty if the tag has a region.
        let others: [Translation]

        var languageCode: String { String(tag.prefix(2)) }

        init(_ tag: String, in translations: [Translation]) {
            self.tag = tag
            let likely = ContentLocale.regionalTag(tag)
            let codes = LanguageCode.synonyms(of: String(likely.prefix(2)))
            let ownTags = codes.map { $0 + likely.dropFirst(2) }
            own = ownTags.flatMap { own in translations.filter { $0.tag == own } }
            others =
                tag.count > 2
                ? [] : translations.filter { codes.contains($0.languageCode) && !ownTags.contains($0.tag) }
        }
    }

    /// The requested language, then the fallback languages.
    let levels: [Level]
    /// The translations from which TMDb may have taken a text.
    let known: [Translation]

    /// The title in the original language, and the code of that language.
    typealias Original<Text> = (text: Text?, languageCode: String?)

    /// Replaces a text of TMDb's response by the text in the first language that has it.
    ///
    /// - Returns: The language of the text; `nil` if unknown.
    func replace<Text: TranslatedText>(
        _ text: inout Text?, _ path: KeyPath<ContentTexts, Text?>, original: Original<Text> = (nil, nil),
        number: Int? = nil
    ) -> String? {
        guard let (found, tag) = first(text, path, original, number) else { return nil }
        text = found
        return tag
    }

    private func first<Text: TranslatedText>(
        _ response: Text?, _ path: KeyPath<ContentTexts, Text?>, _ original: Original<Text>, _ number: Int?
    ) -> (text: Text, tag: String?)? {
        let response = response.flatMap { $0.isBlank ? nil : $0 }
        for (index, level) in levels.enumerated() {
            func translated(_ translations: [Translation]) -> (text: Text, tag: String?)? {
                for translation in translations {
                    guard let text = translation.texts[keyPath: path], !text.isBlank else { continue }
                    if index == 0 || !text.isGenerated(from: number) { return (text, translation.tag) }
                }
                return nil
            }
            if let own = translated(level.own) { return own }
            if let code = original.languageCode, LanguageCode.isSame(code, as: level.languageCode),
                let text = original.text, !text.isBlank
            {
                return (text, code)
            }
            if let other = translated(level.others) { return other }
            if index == 0, let response, !response.isGenerated(from: number) {
                let tag = source(of: response, path, original, preferring: level.languageCode)
                guard let tag else { return (response, nil) }
                if LanguageCode.isSame(tag.prefix(2), as: level.languageCode) { return (response, tag) }
            }
        }
        return response.map { ($0, source(of: $0, path, original, preferring: nil)) }
    }

    /// Returns the language from which TMDb took a text of its response; `nil` if unknown.
    private func source<Text: TranslatedText>(
        of text: Text, _ path: KeyPath<ContentTexts, Text?>, _ original: Original<Text>, preferring code: String?
    ) -> String? {
        let sources = known.filter { $0.texts[keyPath: path] == text }
        let codes = code.map(LanguageCode.synonyms) ?? []
        if let same = codes.lazy.compactMap({ code in sources.first { $0.languageCode == code } }).first {
            return same.tag
        }
        return original.text == text ? original.languageCode : sources.first?.tag
    }
}

extension Translation {
    /// The tag of the language and country, such as `de-DE`.
    fileprivate var tag: String { countryCode.isEmpty ? languageCode : "\(languageCode)-\(countryCode)" }
}

/// A text or URL that is blank if it is not translated.
private protocol TranslatedText: Equatable {
    var isBlank: Bool { get }

    /// Returns whether the text consists of a number and at most one word, such as `Season 1`, `Folge 1` or `第1季`.
    func isGenerated(from number: Int?) -> Bool
}

extension String: TranslatedText {
    fileprivate func isGenerated(from number: Int?) -> Bool {
        guard let number else { return false }
        let digits = compactMap(\.wholeNumberValue).map { "\($0)" }.joined()
        return digits == "\(number)" && split { !$0.isLetter && !$0.isNumber }.count <= 2
    }
}

extension URL: TranslatedText {
    fileprivate var isBlank: Bool { absoluteString.isEmpty }
    fileprivate func isGenerated(from number: Int?) -> Bool { false }
}
