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

    /// Returns the seasons that are appended to the decoded series. Seasons without episodes are omitted, because their
    /// episodes did not come.
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
