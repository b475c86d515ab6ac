import CoreDomain
import Foundation
import Testing

/// The rules that `TextFallback` documents, by number.
@Suite struct TextFallbackTests {

    /// A value with texts, as TMDb returned it.
    private struct Content: Translatable {
        var texts: ContentTexts
        var original: (title: String?, languageCode: String?) = (nil, nil)
        var number: Int?
    }

    private func translation(_ tag: String, _ texts: ContentTexts) -> Translation {
        Translation(languageCode: String(tag.prefix(2)), countryCode: String(tag.dropFirst(3)), texts: texts)
    }

    /// Returns the title after the fallback, and its language.
    private func title(
        _ response: String = "", original: (title: String?, languageCode: String?) = (nil, nil), number: Int? = nil,
        requested: String = "de", chain: [String] = ["en"], in titles: KeyValuePairs<String, String>
    ) throws -> [String?] {
        let texts = try #require(
            ContentDefaults(textFallback: try TextFallback(chain)).texts(for: ContentLocale(language: requested)))
        var content = Content(texts: ContentTexts(title: response), original: original, number: number)
        let languages = texts.applyFallback(
            to:
                &content, from: titles.map { translation($0, ContentTexts(title: $1)) })
        return [content.texts.title, languages?.title]
    }

    /// Returns the overview after the fallback, and its language.
    private func overview(
        _ response: String? = "", requested: String = "de", chain: [String] = ["en"],
        in overviews: KeyValuePairs<String, String>
    ) throws -> [String?] {
        let texts = try #require(
            ContentDefaults(textFallback: try TextFallback(chain)).texts(for: ContentLocale(language: requested)))
        var content = Content(texts: ContentTexts(overview: response))
        let languages = texts.applyFallback(
            to:
                &content, from: overviews.map { translation($0, ContentTexts(overview: $1)) })
        return [content.texts.overview, languages?.overview]
    }

    @Test(arguments: ["", " ", "\u{A0}\n"])
    func `a blank title is the original one without a chain, and no other text changes`(title: String) {
        let date = Date(timeIntervalSince1970: 0)
        let movie = MoviePreview(id: 1, title: title, originalTitle: "Koma", overview: "", releaseDate: date)
        #expect(movie.title == "Koma")
        #expect(movie.overview == "")
        #expect(TVSeriesPreview(id: 1, name: title, originalName: "Koma").name == "Koma")
        #expect(PersonPreview(id: 1, name: title, originalName: "Ann").name == "Ann")
        #expect(MoviePreview(id: 1, title: title, originalTitle: nil).title == title)
        #expect(MoviePreview(id: 1, title: title, originalTitle: " ").title == title)
        #expect(MoviePreview(id: 1, title: "Coma", originalTitle: "Koma").title == "Coma")
    }

    @Test func `a blank text is not translated`() throws {
        #expect(try title(" ", in: ["de-DE": "  ", "en-US": "Coma"]) == ["Coma", "en-US"])
        #expect(
            try title("\n", original: (" ", "de"), in: ["de-DE": " ", "en-US": "Coma"]) == ["Coma", "en-US"])
        #expect(try overview("\u{3000}", in: ["de-DE": "", "en-US": "A film."]) == ["A film.", "en-US"])
    }

    // MARK: - The chain

    @Test func `the tags of a chain are normalised for TMDb, without duplicates`() throws {
        #expect(
            try TextFallback(["de-AT", "DE", "deu", "fr-BE", "zh-Hant"]).languages == ["de-AT", "de", "fr", "zh-TW"])
        #expect(try TextFallback([]) == .off)
        #expect(throws: PopcornError.self) { try TextFallback(["de", "klingon"]) }
        #expect(throws: PopcornError.self) { try TextFallback([""]) }
    }

    @Test func `the chain is nil and adds no parts if fallback is off`() {
        let texts = ContentDefaults().texts(for: .americanEnglish)
        #expect(texts == nil)
        #expect(texts.parts(\.self) == [])
    }

    @Test func `the part to read lists the requested language, then the chain, without duplicates`() throws {
        let defaults = ContentDefaults(textFallback: try TextFallback(["de-AT", "de", "it"]))
        #expect(try defaults.texts(for: ContentLocale(language: "it")).parts(\.self) == [["it", "de-AT", "de"]])
    }

    @Test func `without translations the texts are unchanged and their languages unknown`() throws {
        let texts = try #require(ContentDefaults(textFallback: try TextFallback(["de"])).texts(for: .americanEnglish))
        var content = Content(texts: ContentTexts(title: "T", overview: ""))
        #expect(texts.applyFallback(to: &content, from: nil) == nil)
        #expect(content.texts == ContentTexts(title: "T", overview: ""))
    }

    // MARK: - Each text

    @Test func `each text is taken from the first language that has it`() throws {
        let page = try #require(URL(string: "https://example.com"))
        let texts = try #require(
            ContentDefaults(textFallback: try TextFallback(["de", "en"])).texts(for: ContentLocale(language: "de-AT")))
        var content = Content(texts: ContentTexts(title: "Titel", tagline: "", overview: "", biography: nil))
        let languages = texts.applyFallback(
            to:
                &content,
            from: [
                translation(
                    "en-US",
                    ContentTexts(
                        title: "Title", tagline: "Line", overview: "About", homepageURL: page, biography: "Life")),
                translation("de-DE", ContentTexts(title: "Titel", tagline: "", overview: "Inhalt")),
                translation("de-AT", ContentTexts(title: "Der Titel", tagline: "", overview: "")),
            ])

        #expect(
            content.texts
                == ContentTexts(
                    title: "Der Titel", tagline: "Line", overview: "Inhalt", homepageURL: page, biography: "Life"))
        #expect(
            languages
                == TextLanguages(
                    title: "de-AT", tagline: "en-US", overview: "de-DE", homepageURL: "en-US", biography: "en-US"))
    }

    @Test func `the requested language comes first, then the chain in order`() throws {
        let all: KeyValuePairs = ["en-US": "E", "fr-FR": "F", "it-IT": "I"]
        #expect(try overview(requested: "it", chain: ["fr", "en"], in: all) == ["I", "it-IT"])
        #expect(try overview(requested: "de", chain: ["fr", "en"], in: all) == ["F", "fr-FR"])
        #expect(try overview(requested: "de", chain: ["en", "fr"], in: all) == ["E", "en-US"])
        #expect(try overview("", requested: "de", chain: ["ja"], in: all) == ["", nil])
        #expect(try overview(nil, requested: "de", chain: ["ja"], in: all) == [nil, nil])
    }

    // MARK: - 1: Regions

    @Test func `a tag with a region matches only that region`() throws {
        let german: KeyValuePairs = ["de-DE": "D", "en-US": "E"]
        #expect(try overview(requested: "de-AT", chain: ["en"], in: german) == ["E", "en-US"])
        #expect(try overview(requested: "de-AT", chain: ["de", "en"], in: german) == ["D", "de-DE"])
        #expect(try overview(requested: "fr", chain: ["de-AT", "en"], in: german) == ["E", "en-US"])
    }

    @Test func `a tag without a region matches the most likely region first, then the others in order`() throws {
        #expect(try overview(in: ["de-CH": "C", "de-AT": "A", "de-DE": "D"]) == ["D", "de-DE"])
        #expect(try overview(in: ["de-CH": "C", "de-AT": "A", "de-DE": ""]) == ["C", "de-CH"])
        #expect(try overview(requested: "it", chain: ["pt"], in: ["pt-PT": "P", "pt-BR": "B"]) == ["B", "pt-BR"])
    }

    // MARK: - 2: Empty texts

    @Test(arguments: [
        ("nb", ["nn-NO", "no-NO", "nb-NO"], "nb-NO"), ("nb", ["nn-NO", "no-NO"], "no-NO"), ("nb", ["nn-NO"], "nn-NO"),
        ("nb-NO", ["nn-NO", "no-NO"], "no-NO"), ("no", ["nn-NO", "nb-NO"], "nb-NO"), ("nn", ["nb-NO"], "nb-NO"),
        ("no", ["nb-NO", "no-NO"], "no-NO"), ("de", ["nb-NO", "en-US"], "en-US"),
    ])
    func `the codes of Norwegian find each other, the requested one first`(
        asked: String, translated: [String], found: String
    ) throws {
        let overviews = translated.map { ($0, "in \($0)") }
        let texts = try #require(
            ContentDefaults(textFallback: try TextFallback(["en"])).texts(for: ContentLocale(language: asked)))
        var content = Content(texts: ContentTexts(overview: ""))
        let languages = texts.applyFallback(
            to: &content, from: overviews.map { translation($0, ContentTexts(overview: $1)) })
        #expect(content.texts.overview == "in \(found)")
        #expect(languages?.overview == found)
    }

    @Test func `an original or substituted title in another code of Norwegian is in the requested language`() throws {
        #expect(
            try title(original: ("Kraftidioten", "no"), requested: "nb", in: ["nb-NO": "", "en-US": "In Order"])
                == ["Kraftidioten", "no"])
        #expect(
            try title("Kraftidioten", requested: "nb", in: ["no-NO": "Kraftidioten", "en-US": "Kraftidioten"])
                == ["Kraftidioten", "no-NO"])
    }

    @Test func `the translations that are read include all codes of Norwegian`() {
        #expect(TextChain(tags: ["nb", "de-AT"]).languageCodes == ["nb", "no", "nn", "de", "en"])
    }

    @Test func `an empty text is not translated`() throws {
        #expect(try overview(in: ["de-DE": "", "en-US": "E"]) == ["E", "en-US"])
        #expect(try title("T", in: ["de-DE": "", "en-US": "T"]) == ["T", "en-US"])
    }

    // MARK: - 3: The original title

    @Test func `an empty title in the original language means the original title`() throws {
        // TMDb returns the original title because the German one is missing.
        let titles: KeyValuePairs = ["en-US": "", "de-DE": "", "fr-FR": "Titre"]
        let original = ("Title", "en")
        #expect(
            try title("Title", original: original, requested: "de", chain: ["en", "fr"], in: titles) == ["Title", "en"])
        #expect(
            try title("Title", original: original, requested: "de", chain: ["fr", "en"], in: titles) == [
                "Titre", "fr-FR",
            ])
        #expect(
            try title("Title", original: original, requested: "en-GB", chain: ["fr"], in: titles) == ["Title", "en"])
    }

    @Test func `a translated title precedes the original title, which precedes titles for other regions`() throws {
        let original = ("Sorcerer", "en")
        #expect(
            try title(original: original, requested: "en", in: ["en-GB": "Philosopher", "en-US": ""]) == [
                "Sorcerer", "en",
            ])
        #expect(try title(original: original, requested: "en", in: ["en-US": "Magician"]) == ["Magician", "en-US"])
        #expect(
            try title(original: original, requested: "en-GB", in: ["en-GB": "Philosopher", "en-US": ""])
                == ["Philosopher", "en-GB"])
        #expect(
            try title(original: ("", "en"), requested: "en", in: ["en-GB": "Philosopher"]) == ["Philosopher", "en-GB"])
    }

    @Test func `only titles have an original`() throws {
        #expect(try overview(requested: "de", chain: ["fr"], in: ["fr-FR": ""]) == ["", nil])
    }

    // MARK: - 4: The text in TMDb's response

    @Test func `a title with which TMDb replaces a missing one is not in the requested language`() throws {
        // A Korean movie without a German title. TMDb returns the English title.
        let titles: KeyValuePairs = ["de-DE": "", "en-US": "Parasite", "fr-FR": "Parasite (fr)", "ko-KR": ""]
        let original = ("기생충", "ko")
        #expect(try title("Parasite", original: original, chain: ["fr"], in: titles) == ["Parasite (fr)", "fr-FR"])
        #expect(try title("Parasite", original: original, chain: ["it"], in: titles) == ["Parasite", "en-US"])
        #expect(try title("Parasite", original: original, chain: ["ko"], in: titles) == ["기생충", "ko"])
        #expect(try title("기생충", original: original, chain: ["it"], in: titles) == ["기생충", "ko"])
    }

    @Test func `a text that TMDb takes from another region of the language is used, and its tag reported`() throws {
        #expect(
            try overview("D", requested: "de-AT", chain: ["en"], in: ["de-DE": "D", "en-US": "E"]) == ["D", "de-DE"])
    }

    @Test func `the requested language is reported if several languages have the same text`() throws {
        #expect(
            try overview("D", requested: "de-AT", chain: ["en"], in: ["en-US": "D", "de-DE": "D"]) == ["D", "de-DE"])
    }

    @Test func `the language of a text is unknown if its translation is neither English nor in the chain`() throws {
        let titles: KeyValuePairs = ["de-DE": "", "fr-FR": "Parasite", "it-IT": ""]
        #expect(try title("Parasite", original: ("기생충", "ko"), chain: ["it"], in: titles) == ["Parasite", nil])
    }

    /// A value that has only a title and discards other texts.
    private struct Titled: Translatable {
        var title: String?
        var texts: ContentTexts {
            get { ContentTexts(title: title) }
            set { title = newValue.title }
        }
    }

    @Test func `the language of a discarded text is nil`() throws {
        let texts = try #require(ContentDefaults(textFallback: try TextFallback(["en"])).texts(for: .americanEnglish))
        var content = Titled(title: "T")
        let languages = texts.applyFallback(
            to:
                &content,
            from: [translation("en-US", ContentTexts(title: "T", tagline: "L", overview: "O", biography: "B"))])
        #expect(languages == TextLanguages(title: "en-US"))
    }

    @Test func `a text that no translation contains is used, and its language is unknown`() throws {
        #expect(try overview("Neu", in: ["de-DE": "", "en-US": "E"]) == ["Neu", nil])
        #expect(try title("Neu", original: ("Old", "en"), in: ["en-US": ""]) == ["Neu", nil])
    }

    @Test func `a homepage with which TMDb replaces a missing one is reported in its own language`() throws {
        let page = try #require(URL(string: "https://example.com"))
        let texts = try #require(
            ContentDefaults(textFallback: try TextFallback(["fr"])).texts(for: ContentLocale(language: "de")))
        var content = Content(texts: ContentTexts(homepageURL: page))
        let languages = texts.applyFallback(
            to:
                &content,
            from: [translation("en-US", ContentTexts(homepageURL: page)), translation("de-DE", ContentTexts())])
        #expect(content.texts == ContentTexts(homepageURL: page))
        #expect(languages == TextLanguages(homepageURL: "en-US"))
    }

    // MARK: - 5: Generated names

    @Test(arguments: ["Season 1", "Staffel 1", "1. évad", "第1季", "#1", "1", "Сезон 1"])
    func `a name generated from a number is never used as a fallback`(name: String) throws {
        #expect(try title("Kapitel 1", number: 1, in: ["de-DE": "", "en-US": name]) == ["Kapitel 1", nil])
        #expect(
            try title("Folge 1", number: 1, chain: ["en", "fr"], in: ["en-US": name, "fr-FR": "Le"]) == ["Le", "fr-FR"])
    }

    @Test func `a name replaces one that is generated from a number`() throws {
        #expect(try title("Episode 1", number: 1, in: ["de-DE": "", "en-US": "Pilot"]) == ["Pilot", "en-US"])
        #expect(try title("Folge 1", number: 1, in: ["de-DE": "Folge 1", "en-US": "Pilot"]) == ["Folge 1", "de-DE"])
    }

    @Test(arguments: ["Season 10", "Season One", "The Last 1 Left", "Apollo 13"])
    func `any other name is used`(name: String) throws {
        #expect(try title("Staffel 1", number: 1, in: ["en-US": name]) == [name, "en-US"])
        #expect(try title("Staffel 1", in: ["en-US": "Season 1"]) == ["Staffel 1", nil])
    }

    @Test func `texts form a translation if the title and the overview are complete`() throws {
        func translation(_ title: String?, _ overview: String?) -> Translation? {
            Content(texts: ContentTexts(title: title, overview: overview), number: 1).asTranslation(into: "de-AT")
        }
        #expect(
            translation("Pilot", "O")
                == Translation(
                    languageCode: "de", countryCode: "AT", texts: ContentTexts(title: "Pilot", overview: "O")))
        #expect(translation("Pilot", "") == nil)
        #expect(translation("Pilot", nil) == nil)
        #expect(translation("", "O") == nil)
        #expect(translation("Folge 1", "O") == nil)

        let german = try #require(
            Content(texts: ContentTexts(title: "Pilot", overview: "O")).asTranslation(into: "de"))
        var content = Content(texts: german.texts)
        let texts = try #require(
            ContentDefaults(textFallback: try TextFallback(["en"])).texts(for: ContentLocale(language: "de")))
        #expect(texts.applyFallback(to: &content, from: [german]) == TextLanguages(title: "de", overview: "de"))
    }
}
