/// The strings of samples, by key and by the model that contains them.
enum SampleTexts {

    static func text(at place: SamplePlace) -> String {
        if let words = SampleWords.byKey[place.key] { return place.pick(words) }
        return name(at: place) ?? title(at: place) ?? form(at: place) ?? prose(at: place) ?? fallback(at: place)
    }

    /// Returns a name. `name` and `original_name` of an object are equal.
    private static func name(at place: SamplePlace) -> String? {
        guard SampleWords.nameKeys.contains(place.key) else { return nil }
        let kind = SampleWords.namesByModel.first { place.owner.contains($0.model) }
        if let kind { return place.pick(kind.names, of: "name") }
        let isPerson = SampleWords.modelsOfPeople.contains { place.owner.contains($0) }
        guard isPerson || place.key == "author" else { return titleText(at: place) }
        let given = place.pick(SampleWords.givenNames, of: "given name")
        return "\(given) \(place.pick(SampleWords.familyNames, of: "family name"))"
    }

    private static func title(at place: SamplePlace) -> String? {
        ["title", "original_title", "media_title"].contains(place.key) ? titleText(at: place) : nil
    }

    private static func titleText(at place: SamplePlace) -> String {
        "The \(place.pick(SampleWords.adjectives, of: "adjective")) \(place.pick(SampleWords.nouns, of: "noun"))"
    }

    /// Returns a string with a specific format: a date, path, URL or identifier.
    private static func form(at place: SamplePlace) -> String? {
        switch place.key {
        case "media_type", "list_type": mediaType(at: place)
        case "birthday": day(at: place, years: 1930...1989)
        case "deathday", "expires_at": day(at: place, years: 2030...2039)
        case "first_air_date", "minimum": day(at: place, years: 1990...2009)
        case "last_air_date", "maximum": day(at: place, years: 2010...2025)
        case "time": day(at: place, years: 2010...2025)
        case let key where key.hasSuffix("_date") || key.hasSuffix("_at"): day(at: place, years: 1990...2025)
        case let key where key.hasSuffix("_path"): "/\(identifier(at: place)).jpg"
        case "base_url": "http://images.example/t/p/\(identifier(at: place))/"
        case let key where key.hasSuffix("url"): "https://images.example/t/p/\(identifier(at: place))/"
        case "homepage", "link": "https://films.example/\(identifier(at: place))"
        case "imdb_id": "tt\(place.number(in: 1_000_000...9_999_999))"
        case "wikidata_id": "Q\(place.number(in: 1...9_999_999))"
        case let key where key.hasSuffix("id") || key == "key" || key.hasSuffix("token") || key == "hash":
            identifier(at: place)
        default: nil
        }
    }

    private static func mediaType(at place: SamplePlace) -> String {
        SampleWords.mediaTypesByModel.first { place.owner.contains($0.model) }?.type
            ?? place.pick(["movie", "tv"])
    }

    private static func day(at place: SamplePlace, years: ClosedRange<Int>) -> String {
        let year = years.lowerBound + place.number(below: years.count, of: "year of \(place.key)")
        let month = String(101 + place.number(below: 12, of: "month of \(place.key)")).dropFirst()
        let day = String(101 + place.number(below: 28, of: "day of \(place.key)")).dropFirst()
        return "\(year)-\(month)-\(day)"
    }

    private static func identifier(at place: SamplePlace) -> String {
        let halves = ["first", "second"].map { half in
            String(
                0x1000_0000_0000 + place.number(below: 0x1000_0000_0000, of: "\(half) half of \(place.key)"), radix: 16)
        }
        return halves.joined()
    }

    private static func prose(at place: SamplePlace) -> String? {
        guard SampleWords.proseKeys.contains(place.key) else { return nil }
        let parts = [SampleWords.heroes, SampleWords.deeds, SampleWords.turns].enumerated()
        return parts.map { place.pick($1, of: "\(place.key) \($0)") }.joined(separator: " ") + "."
    }

    private static func fallback(at place: SamplePlace) -> String {
        let key = place.key.isEmpty ? "text" : place.key.replacing("_", with: " ")
        return "\(key) \(place.number(in: 1...9999))"
    }
}
