/// The strings of samples, by key and by the model that contains them.
enum SampleTexts {

    static func text(at position: SamplePosition) -> String {
        if let words = SampleWords.byKey[position.key] { return position.pick(words) }
        return name(at: position) ?? title(at: position) ?? formattedString(at: position) ?? prose(at: position)
            ?? fallback(at: position)
    }

    /// Returns a name. `name` and `original_name` of an object are equal.
    private static func name(at position: SamplePosition) -> String? {
        guard SampleWords.nameKeys.contains(position.key) else { return nil }
        let kind = SampleWords.namesByModel.first { position.owner.contains($0.model) }
        if let kind { return position.pick(kind.names, of: "name") }
        let isPerson = SampleWords.modelsOfPeople.contains { position.owner.contains($0) }
        guard isPerson || position.key == "author" else { return titleText(at: position) }
        let given = position.pick(SampleWords.givenNames, of: "given name")
        return "\(given) \(position.pick(SampleWords.familyNames, of: "family name"))"
    }

    private static func title(at position: SamplePosition) -> String? {
        ["title", "original_title", "media_title"].contains(position.key) ? titleText(at: position) : nil
    }

    private static func titleText(at position: SamplePosition) -> String {
        "The \(position.pick(SampleWords.adjectives, of: "adjective")) \(position.pick(SampleWords.nouns, of: "noun"))"
    }

    /// Returns a string with a specific format: a date, path, URL or identifier.
    private static func formattedString(at position: SamplePosition) -> String? {
        switch position.key {
        case "media_type", "list_type": mediaType(at: position)
        case "birthday": day(at: position, years: 1930...1989)
        case "deathday", "expires_at": day(at: position, years: 2030...2039)
        case "first_air_date", "minimum": day(at: position, years: 1990...2009)
        case "last_air_date", "maximum": day(at: position, years: 2010...2025)
        case "time": day(at: position, years: 2010...2025)
        case let key where key.hasSuffix("_date") || key.hasSuffix("_at"): day(at: position, years: 1990...2025)
        case let key where key.hasSuffix("_path"): "/\(identifier(at: position)).jpg"
        case "base_url": "http://images.example/t/p/\(identifier(at: position))/"
        case let key where key.hasSuffix("url"): "https://images.example/t/p/\(identifier(at: position))/"
        case "homepage", "link": "https://films.example/\(identifier(at: position))"
        case "imdb_id": "tt\(position.number(in: 1_000_000...9_999_999))"
        case "wikidata_id": "Q\(position.number(in: 1...9_999_999))"
        case let key where key.hasSuffix("id") || key == "key" || key.hasSuffix("token") || key == "hash":
            identifier(at: position)
        default: nil
        }
    }

    private static func mediaType(at position: SamplePosition) -> String {
        SampleWords.mediaTypesByModel.first { position.owner.contains($0.model) }?.type
            ?? position.pick(["movie", "tv"])
    }

    private static func day(at position: SamplePosition, years: ClosedRange<Int>) -> String {
        let year = years.lowerBound + position.number(below: years.count, of: "year of \(position.key)")
        let month = String(101 + position.number(below: 12, of: "month of \(position.key)")).dropFirst()
        let day = String(101 + position.number(below: 28, of: "day of \(position.key)")).dropFirst()
        return "\(year)-\(month)-\(day)"
    }

    private static func identifier(at position: SamplePosition) -> String {
        let halves = ["first", "second"].map { half in
            String(
                0x1000_0000_0000 + position.number(below: 0x1000_0000_0000, of: "\(half) half of \(position.key)"),
                radix: 16)
        }
        return halves.joined()
    }

    private static func prose(at position: SamplePosition) -> String? {
        guard SampleWords.proseKeys.contains(position.key) else { return nil }
        let parts = [SampleWords.heroes, SampleWords.deeds, SampleWords.turns].enumerated()
        return parts.map { position.pick($1, of: "\(position.key) \($0)") }.joined(separator: " ") + "."
    }

    private static func fallback(at position: SamplePosition) -> String {
        let key = position.key.isEmpty ? "text" : position.key.replacing("_", with: " ")
        return "\(key) \(position.number(in: 1...9999))"
    }
}
