import Foundation
import TMDb
import TMDbTesting

/// Sample rows, which exist for every title. They are generated from the title's identifier.
struct SampleTitleRows: TitleRows {
    /// The episodes of every season.
    private static let episodes = 1...10

    func row(of title: Title, language: String?) -> [String: JSONValue]? {
        switch title {
        case .movie(let id):
            guard id > 0 else { return nil }
            return row(title, like: try? MovieListItem.sample(seed: id), with: ["id": .integer(id)])
        case .tvSeries(let id):
            guard id > 0 else { return nil }
            return row(title, like: try? TVSeriesListItem.sample(seed: id), with: ["id": .integer(id)])
        case .tvEpisode(let series, let season, let number):
            guard (1...9_999).contains(number), let row = self.season(season, ofTVSeries: series) else {
                return nil
            }
            let id = row.episodeID(number)
            return self.row(
                title, like: try? TVEpisode.sample(seed: id),
                with: [
                    "id": .integer(id), "show_id": .integer(series), "season_number": .integer(season),
                    "episode_number": .integer(number),
                ])
        }
    }

    func season(_ number: Int, ofTVSeries series: Int) -> SeasonRow? {
        guard series > 0, number >= 0 else { return nil }
        // The identifiers of different seasons never collide.
        let (seasons, overflow) = series.multipliedReportingOverflow(by: 1_000)
        guard !overflow, number < 1_000, seasons < Int.max / 100_000 else { return nil }
        let row = SeasonRow(id: seasons + number, episodes: [])
        return SeasonRow(
            id: row.id, episodes: Self.episodes.map { SeasonRow.Episode(id: row.episodeID($0), number: $0) })
    }

    private func row(
        _ title: Title, like sample: (some Encodable)?, with members: [String: JSONValue]
    ) -> [String: JSONValue]? {
        guard let sample, let bytes = try? Self.encoder.encode(sample),
            case .object(let row) = try? JSONDecoder().decode(JSONValue.self, from: bytes)
        else { return nil }
        let keys = title.kind.rowKeys
        return row.filter { keys.contains($0.key) }.merging(members) { $1 }
    }

    /// An encoder that writes dates without a time, like TMDb.
    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(date.formatted(.iso8601.year().month().day()))
        }
        return encoder
    }
}

extension SeasonRow {
    fileprivate func episodeID(_ number: Int) -> Int { id * 10_000 + number }
}
