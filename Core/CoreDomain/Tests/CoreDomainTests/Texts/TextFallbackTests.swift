import CoreDomain
import Foundation
import Testing

/// The rule of `TextFallback`, clause by clause.
@Suite struct TextFallbackTests {

    /// Something with texts, in the answer that TMDb gave.
    private struct Content: Translatable {
        var texts: ContentTexts
        var original: (title: String?, languageCode: String?) = (nil, nil)
        var number: Int?
    }

    private func translation(_ tag: String, _ texts: ContentTexts) -> Translation {
        Translation(languageCode: String(tag.prefix(2)), countryCode: String(tag.dropFirst(3)), texts: texts)
    }

    /// The title and its language.
    private func title(
        _ answer: String = "", original: (title: String?, languageCode: String?) = (nil, nil), number: Int? = nil,
        asked: String = "de", chain: [String] = ["en"], in titles: KeyValuePairs<String, String>
    ) throws -> [String?] {
        let texts = try #require(
            ContentDefaults(textFallback: try TextFallback(chain)).texts(for: ContentLocale(language: asked)))
        var content = Content(texts: ContentTexts(title: answer), original: original, number: number)
        let languages = texts.applyFallback(
            to:
                &content, from: titles.map { translation($0, ContentTexts(title: $1)) })
        return [content.texts.title, languages?.title]
    }

    /// The overview and its language.
    private func overview(
        _ answer: String? = "", asked: String = "de", chain: [String] = ["en"],
        in overviews: KeyValuePairs<String, String>
    ) throws -> [String?] {
        let texts = try #require(
            ContentDefaults(textFallback: try TextFallback(chain)).texts(for: ContentLocale(language: asked)))
        var content = Content(texts: ContentTexts(overview: answer))
        let languages = texts.applyFallback(
            to:
                &content, from: overviews.map { translation($0, ContentTexts(overview: $1)) })
        return [content.texts.overview, languages?.overview]
    }

    // MARK: - The chain

    @Test func `a chain is of tags that TMDb takes, each once`() throws {
        #expect(
            try TextFallback(["de-AT", "DE", "deu", "fr-BE", "zh-Hant"]).languages == ["de-AT", "de", "fr", "zh-TW"])
        #expect(try TextFallback([]) == .off)
        #expect(throws: PopcornError.self) { try TextFallback(["de", "klingon"]) }
        #expect(throws: PopcornError.self) { try TextFallback([""]) }
    }

    @Test func `off there is nothing to look for and no part to read`() {
        let texts = ContentDefaults().texts(for: .americanEnglish)
        #expect(texts == nil)
        #expect(texts.parts(\.self) == [])
    }

    @Test func `the part that is read has the language asked for, then the chain, each once`() throws {
        let defaults = ContentDefaults(textFallback: try TextFallback(["de-AT", "de", "it"]))
        #expect(try defaults.texts(for: ContentLocale(language: "it")).parts(\.self) == [["it", "de-AT", "de"]])
    }

    @Test func `without translations nothing is known and nothing replaced`() throws {
        let texts = try #require(ContentDefaults(textFallback: try TextFallback(["de"])).texts(for: .americanEnglish))
        var content = Content(texts: ContentTexts(title: "T", overview: ""))
        #expect(texts.applyFallback(to: &content, from: nil) == nil)
        #expect(content.texts == ContentTexts(title: "T", overview: ""))
    }

    // MARK: - Field by field

    @Test func `each text is from the first language that has it`() throws {
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

    @Test func `the language asked for comes first, then the chain in its order`() throws {
        let all: KeyValuePairs = ["en-US": "E", "fr-FR": "F", "it-IT": "I"]
        #expect(try overview(asked: "it", chain: ["fr", "en"], in: all) == ["I", "it-IT"])
        #expect(try overview(asked: "de", chain: ["fr", "en"], in: all) == ["F", "fr-FR"])
        #expect(try overview(asked: "de", chain: ["en", "fr"], in: all) == ["E", "en-US"])
        #expect(try overview("", asked: "de", chain: ["ja"], in: all) == ["", nil])
        #expect(try overview(nil, asked: "de", chain: ["ja"], in: all) == [nil, nil])
    }

    // MARK: - 1: regions

    @Test func `a tag with a region is for that region alone`() throws {
        let german: KeyValuePairs = ["de-DE": "D", "en-US": "E"]
        #expect(try overview(asked: "de-AT", chain: ["en"], in: german) == ["E", "en-US"])
        #expect(try overview(asked: "de-AT", chain: ["de", "en"], in: german) == ["D", "de-DE"])
        #expect(try overview(asked: "fr", chain: ["de-AT", "en"], in: german) == ["E", "en-US"])
    }

    @Test func `a tag without a region takes the likeliest first, then any in their order`() throws {
        #expect(try overview(in: ["de-CH": "C", "de-AT": "A", "de-DE": "D"]) == ["D", "de-DE"])
        #expect(try overview(in: ["de-CH": "C", "de-AT": "A", "de-DE": ""]) == ["C", "de-CH"])
        #expect(try overview(asked: "it", chain: ["pt"], in: ["pt-PT": "P", "pt-BR": "B"]) == ["B", "pt-BR"])
    }

    // MARK: - 2: empty texts

    @Test func `an empty text was not translated`() throws {
        #expect(try overview(in: ["de-DE": "", "en-US": "E"]) == ["E", "en-US"])
        #expect(try title("T", in: ["de-DE": "", "en-US": "T"]) == ["T", "en-US"])
    }

    // MARK: - 3: the original title

    @Test func `an empty title in the original language is the original title`() throws {
        // TMDb gives the original title, the German one being missing.
        let titles: KeyValuePairs = ["en-US": "", "de-DE": "", "fr-FR": "Titre"]
        let original = ("Title", "en")
        #expect(
            try title("Title", original: original, asked: "de", chain: ["en", "fr"], in: titles) == ["Title", "en"])
        #expect(
            try title("Title", original: original, asked: "de", chain: ["fr", "en"], in: titles) == ["Titre", "fr-FR"])
        #expect(try title("Title", original: original, asked: "en-GB", chain: ["fr"], in: titles) == ["Title", "en"])
    }

    @Test func `the original title comes before those for other regions, a translated one before it`() throws {
        let original = ("Sorcerer", "en")
        #expect(
            try title(original: original, asked: "en", in: ["en-GB": "Philosopher", "en-US": ""]) == ["Sorcerer", "en"])
        #expect(try title(original: original, asked: "en", in: ["en-US": "Magician"]) == ["Magician", "en-US"])
        #expect(
            try title(original: original, asked: "en-GB", in: ["en-GB": "Philosopher", "en-US": ""])
                == ["Philosopher", "en-GB"])
        #expect(try title(original: ("", "en"), asked: "en", in: ["en-GB": "Philosopher"]) == ["Philosopher", "en-GB"])
    }

    @Test func `other texts have no original`() throws {
        #expect(try overview(asked: "de", chain: ["fr"], in: ["fr-FR": ""]) == ["", nil])
    }

    // MARK: - 4: TMDb's answer

    @Test func `a title that TMDb puts in the place of a missing one is not in the language asked for`() throws {
        // A Korean film without a German title: TMDb answers with the English one.
        let titles: KeyValuePairs = ["de-DE": "", "en-US": "Parasite", "fr-FR": "Parasite (fr)", "ko-KR": ""]
        let original = ("기생충", "ko")
        #expect(try title("Parasite", original: original, chain: ["fr"], in: titles) == ["Parasite (fr)", "fr-FR"])
        #expect(try title("Parasite", original: original, chain: ["it"], in: titles) == ["Parasite", "en-US"])
        #expect(try title("Parasite", original: original, chain: ["ko"], in: titles) == ["기생충", "ko"])
        #expect(try title("기생충", original: original, chain: ["it"], in: titles) == ["기생충", "ko"])
    }

    @Test func `what TMDb takes from another region of the language is kept, and told`() throws {
        #expect(try overview("D", asked: "de-AT", chain: ["en"], in: ["de-DE": "D", "en-US": "E"]) == ["D", "de-DE"])
    }

    @Test func `of languages with the same text the one asked for counts`() throws {
        #expect(try overview("D", asked: "de-AT", chain: ["en"], in: ["en-US": "D", "de-DE": "D"]) == ["D", "de-DE"])
    }

    @Test func `TMDb answers with no language but the one asked for, the chain's and English`() throws {
        let titles: KeyValuePairs = ["de-DE": "", "fr-FR": "Parasite", "it-IT": ""]
        #expect(try title("Parasite", original: ("기생충", "ko"), chain: ["it"], in: titles) == ["Parasite", nil])
    }

    /// What has a title and takes no other text.
    private struct Titled: Translatable {
        var title: String?
        var texts: ContentTexts {
            get { ContentTexts(title: title) }
            set { title = newValue.title }
        }
    }

    @Test func `a text that there is no place for has no language`() throws {
        let texts = try #require(ContentDefaults(textFallback: try TextFallback(["en"])).texts(for: .americanEnglish))
        var content = Titled(title: "T")
        let languages = texts.applyFallback(
            to:
                &content,
            from: [translation("en-US", ContentTexts(title: "T", tagline: "L", overview: "O", biography: "B"))])
        #expect(languages == TextLanguages(title: "en-US"))
    }

    @Test func `what stands in no translation is kept, its language unknown`() throws {
        #expect(try overview("Neu", in: ["de-DE": "", "en-US": "E"]) == ["Neu", nil])
        #expect(try title("Neu", original: ("Old", "en"), in: ["en-US": ""]) == ["Neu", nil])
    }

    @Test func `a page in the place of a missing one is told to be another language's`() throws {
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

    // MARK: - 5: names made of a number

    @Test(arguments: ["Season 1", "Staffel 1", "1. évad", "第1季", "#1", "1", "Сезон 1"])
    func `a name made of a number stands in for nothing`(name: String) throws {
        #expect(try title("Kapitel 1", number: 1, in: ["de-DE": "", "en-US": name]) == ["Kapitel 1", nil])
        #expect(
            try title("Folge 1", number: 1, chain: ["en", "fr"], in: ["en-US": name, "fr-FR": "Le"]) == ["Le", "fr-FR"])
    }

    @Test func `a name takes the place of one made of a number`() throws {
        #expect(try title("Episode 1", number: 1, in: ["de-DE": "", "en-US": "Pilot"]) == ["Pilot", "en-US"])
        #expect(try title("Folge 1", number: 1, in: ["de-DE": "Folge 1", "en-US": "Pilot"]) == ["Folge 1", "de-DE"])
    }

    @Test(arguments: ["Season 10", "Season One", "The Last 1 Left", "Apollo 13"])
    func `any other name is a name`(name: String) throws {
        #expect(try title("Staffel 1", number: 1, in: ["en-US": name]) == [name, "en-US"])
        #expect(try title("Staffel 1", in: ["en-US": "Season 1"]) == ["Staffel 1", nil])
    }

    @Test func `texts without translations are a translation if they are whole`() throws {
        let austrian = try ContentLocale(language: "de-AT")
        func translation(_ title: String?, _ overview: String?) -> Translation? {
            Content(texts: ContentTexts(title: title, overview: overview), number: 1).asTranslation(for: austrian)
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
            Content(texts: ContentTexts(title: "Pilot", overview: "O")).asTranslation(
                for: ContentLocale(language: "de")))
        var content = Content(texts: german.texts)
        let texts = try #require(
            ContentDefaults(textFallback: try TextFallback(["en"])).texts(for: ContentLocale(language: "de")))
        #expect(texts.applyFallback(to: &content, from: [german]) == TextLanguages(title: "de", overview: "de"))
    }
}
