/// The quality of the match between the requested language and the language of a recording. Lower values are better.
enum LanguageMatch: Int, Comparable {
    case same
    /// The language without a region: `de` for `de-DE`.
    case languageAlone
    /// The same language with another region: `de-AT` for `de-DE`.
    case otherRegion
    /// TMDb's default language, which TMDb uses for missing translations.
    case defaultLanguage

    /// TMDb's language for requests without a language.
    static let tmdbDefault = "en-US"

    /// Compares two language tags. Returns `nil` if the recording does not match the requested language.
    init?(requested: String?, recorded: String?) {
        let requestedTag = (requested ?? Self.tmdbDefault).lowercased()
        let recordedTag = (recorded ?? Self.tmdbDefault).lowercased()
        let requestedLanguage = Self.language(of: requestedTag)
        if requestedTag == recordedTag {
            self = .same
        } else if recordedTag == requestedLanguage {
            self = .languageAlone
        } else if Self.language(of: recordedTag) == requestedLanguage {
            self = .otherRegion
        } else if recordedTag == Self.tmdbDefault.lowercased() {
            self = .defaultLanguage
        } else {
            return nil
        }
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Returns the language of a language tag: `de` for `de-DE`.
    static func language(of tag: String) -> String {
        String(tag.split(separator: "-").first ?? "")
    }
}

/// A filter for images by the requested languages.
///
/// TMDb returns images in all languages if the request specifies no language. It returns images in the language if only
/// `language` is given, and images in the languages of `include_image_language` if that is given. Images of people,
/// companies and networks have no language.
enum ImageLanguageFilter: Equatable {
    case all
    /// Images in these languages, as language codes without a region. `null` includes images without text.
    case only(Set<String>)

    private static let resourcesWithLanguages: Set<String> = ["movie", "tv", "collection"]

    init(path: String, parameters: QueryParameters) {
        let resource = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
        let included = parameters.list("include_image_language")
        if !Self.resourcesWithLanguages.contains(resource) {
            self = .all
        } else if !included.isEmpty {
            self = .only(Set(included.map { Self.code($0.lowercased()) }))
        } else if let language = parameters["language"], !language.isEmpty {
            self = .only([LanguageMatch.language(of: language.lowercased())])
        } else {
            self = .all
        }
    }

    /// Returns whether images that were recorded with another filter include all images that match this filter.
    func canBeServed(from recorded: Self) -> Bool {
        recorded == .all || recorded == self
    }

    /// Removes the images in other languages from each array of an `images` object. The order is unchanged.
    func apply(to images: ArraySlice<UInt8>) throws(RawJSONError) -> [UInt8] {
        guard case .only(let languages) = self else { return Array(images) }
        let json = RawJSON(bytes: Array(images))
        var result = try RawJSONObject(parsing: json.bytes)
        for member in try json.members() where json.isArray(member) {
            var kept: [UInt8] = [UInt8(ascii: "[")]
            for element in try json.elements(in: member.valueRange)
            where languages.contains(try Self.language(of: element, in: json)) {
                if kept.count > 1 { kept.append(UInt8(ascii: ",")) }
                kept.append(contentsOf: json.bytes[element])
            }
            kept.append(UInt8(ascii: "]"))
            result.set(member.key, to: kept[...])
        }
        return result.bytes
    }

    /// Returns the language of an image. TMDb marks images without text with `null`, and since 2025 also with `xx`.
    private static func language(of image: Range<Int>, in json: RawJSON) throws(RawJSONError) -> String {
        let member = try json.members(in: image).first { $0.key == "iso_639_1" }
        let text = member.map { String(decoding: json.text(of: $0), as: UTF8.self) } ?? "null"
        return code(text.filter { $0 != "\"" })
    }

    private static func code(_ code: String) -> String {
        code.isEmpty || code == "xx" ? "null" : code
    }
}
