/// The coding key of a season that is appended to its series, such as `season/1`.
struct AppendedSeasonKey: CodingKey {

    private static let prefix = "season/"

    /// The season number, from 0.
    let number: Int

    var stringValue: String { Self.prefix + String(number) }

    var intValue: Int? { nil }

    init(number: Int) {
        self.number = number
    }

    /// Creates a season key from a string. Returns `nil` if the string is not a season key.
    init?(stringValue: String) {
        guard stringValue.hasPrefix(Self.prefix), let number = Int(stringValue.dropFirst(Self.prefix.count)) else {
            return nil
        }
        self.init(number: number)
    }

    init?(intValue: Int) {
        nil
    }
}

extension Decoder {

    /// Returns the seasons that are appended to the decoded series. Seasons without a list of episodes are omitted,
    /// because their episodes are unknown.
    func appendedSeasons() throws -> [Int: TVSeason] {
        let container = try container(keyedBy: AppendedSeasonKey.self)
        var seasons: [Int: TVSeason] = [:]
        for key in container.allKeys.sorted(by: { $0.number < $1.number }) {
            seasons[key.number] = container.decodeAppended(key) { decoder in
                let season = try TVSeason(from: decoder)
                guard season.episodes != nil else {
                    throw DecodingError.dataCorruptedError(
                        forKey: key, in: container, debugDescription: "The episodes are missing")
                }
                return season
            }
        }
        return seasons
    }
}

extension Encoder {

    /// Encodes the seasons that are appended to the encoded series.
    func encode(appendedSeasons seasons: [Int: TVSeason]) throws {
        var container = container(keyedBy: AppendedSeasonKey.self)
        for (number, season) in seasons {
            try container.encode(season, forKey: AppendedSeasonKey(number: number))
        }
    }
}

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
