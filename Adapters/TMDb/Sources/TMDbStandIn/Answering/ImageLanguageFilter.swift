/// The languages of the images that a request wants.
///
/// TMDb sends images of every language when it is asked for none, those of the language when only `language` is given,
/// and those of `include_image_language` when that is given. Images of people, companies and networks have no language.
enum ImageLanguageFilter: Equatable {
    case all
    /// Bare language codes, and `null` for images without text.
    case only(Set<String>)

    private static let resourcesWithLanguages: Set<String> = ["movie", "tv", "collection"]

    init(path: String, parameters: QueryParameters) {
        let resource = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
        let included = parameters.list("include_image_language")
        if !Self.resourcesWithLanguages.contains(resource) {
            self = .all
        } else if !included.isEmpty {
            self = .only(Set(included.map { $0.lowercased() }))
        } else if let language = parameters["language"], !language.isEmpty {
            self = .only([LanguageMatch.language(of: language.lowercased())])
        } else {
            self = .all
        }
    }

    /// Whether images recorded under `recorded` hold every image that this filter lets through.
    func canBeServed(from recorded: Self) -> Bool {
        recorded == .all || recorded == self
    }

    /// Leaves the images of the wanted languages in each array of an `images` object, in their order.
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

    /// TMDb marks an image without text with `null`, and since 2025 with `xx` too.
    private static func language(of image: Range<Int>, in json: RawJSON) throws(RawJSONError) -> String {
        let member = try json.members(in: image).first { $0.key == "iso_639_1" }
        let text = member.map { String(decoding: json.text(of: $0), as: UTF8.self) } ?? "null"
        let code = text.filter { $0 != "\"" }
        return code.isEmpty || code == "xx" ? "null" : code
    }
}
