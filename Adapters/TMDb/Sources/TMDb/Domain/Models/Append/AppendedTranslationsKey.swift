/// A season or an episode of a TV series, identified by its numbers.
package struct TVSeriesMember: Hashable, Sendable {
    package let seasonNumber: Int
    /// The episode number; `nil` for the season itself.
    package let episodeNumber: Int?

    package init(seasonNumber: Int, episodeNumber: Int? = nil) {
        self.seasonNumber = seasonNumber
        self.episodeNumber = episodeNumber
    }
}

/// The coding key of translations of a season or an episode that are appended to its series, such as
/// `season/1/translations` or `season/1/episode/2/translations`.
struct AppendedTranslationsKey: CodingKey {

    let member: TVSeriesMember

    var stringValue: String {
        let episode = member.episodeNumber.map { "/episode/\($0)" } ?? ""
        return AppendedSeasonKey(number: member.seasonNumber).stringValue + episode + "/translations"
    }

    var intValue: Int? { nil }

    init(_ member: TVSeriesMember) {
        self.member = member
    }

    /// Creates a key from a string. Returns `nil` if the string is not a key of translations.
    init?(stringValue: String) {
        let parts = stringValue.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3 || parts.count == 5, parts[0] == "season", parts.last == "translations",
            let season = Int(parts[1])
        else { return nil }
        guard parts.count == 5 else {
            self.init(TVSeriesMember(seasonNumber: season))
            return
        }
        guard parts[2] == "episode", let episode = Int(parts[3]) else { return nil }
        self.init(TVSeriesMember(seasonNumber: season, episodeNumber: episode))
    }

    init?(intValue: Int) {
        nil
    }
}

extension Decoder {

    /// Returns the translations of seasons and episodes that are appended to the decoded series. Translations that
    /// cannot be decoded are omitted.
    func appendedTranslations() throws -> [TVSeriesMember: TVSeasonTranslationCollection] {
        let container = try container(keyedBy: AppendedTranslationsKey.self)
        var translations: [TVSeriesMember: TVSeasonTranslationCollection] = [:]
        for key in container.allKeys {
            translations[key.member] = container.decodeAppended(key)
        }
        return translations
    }
}

extension Encoder {

    /// Encodes the translations of seasons and episodes that are appended to the encoded series.
    func encode(appendedTranslations: [TVSeriesMember: TVSeasonTranslationCollection]) throws {
        var container = container(keyedBy: AppendedTranslationsKey.self)
        for (member, translations) in appendedTranslations {
            try container.encode(translations, forKey: AppendedTranslationsKey(member))
        }
    }
}
