/// The key of a season that was appended to its series: `season/1`.
struct AppendedSeasonKey: CodingKey {

    private static let prefix = "season/"

    /// The number of the season, from 0.
    let number: Int

    var stringValue: String { Self.prefix + String(number) }

    var intValue: Int? { nil }

    init(number: Int) {
        self.number = number
    }

    /// Reads a key; `nil` if it is that of anything but a season.
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

    /// The seasons that were appended to the series that is being read, without those that cannot be read.
    func appendedSeasons() throws -> [Int: TVSeason] {
        let container = try container(keyedBy: AppendedSeasonKey.self)
        var seasons: [Int: TVSeason] = [:]
        for key in container.allKeys.sorted(by: { $0.number < $1.number }) {
            do {
                seasons[key.number] = try container.decodeAppended(forKey: key) { try TVSeason(from: $0) }
            } catch {
                UnreadableValues.add(error, at: container.codingPath + [key])
            }
        }
        return seasons
    }
}

extension Encoder {

    /// Writes the seasons that were appended to the series that is being written.
    func encode(appendedSeasons seasons: [Int: TVSeason]) throws {
        var container = container(keyedBy: AppendedSeasonKey.self)
        for (number, season) in seasons {
            try container.encode(season, forKey: AppendedSeasonKey(number: number))
        }
    }
}
