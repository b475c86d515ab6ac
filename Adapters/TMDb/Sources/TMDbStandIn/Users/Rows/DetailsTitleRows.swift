import Foundation
import TMDb

/// Rows that are created from the details of titles.
struct DetailsTitleRows: TitleRows {
    /// The sources of the details.
    let sources: [any ResponseSource]
    /// The rows of titles for which the sources have no response.
    let others: (any TitleRows)?

    func row(of title: Title, language: String?) -> [String: JSONValue]? {
        switch details(title.detailsPath, language: language) {
        case .missing: return nil
        case .unknown: return others?.row(of: title, language: language)
        case .known(var details):
            if case .array(let genres) = details["genres"] {
                details["genre_ids"] = .array(genres.compactMap { $0["id"] })
            }
            if case .tvEpisode(let series, _, _) = title { details["show_id"] = .integer(series) }
            let keys = title.kind.rowKeys
            return details.filter { keys.contains($0.key) }
        }
    }

    func season(_ number: Int, ofTVSeries series: Int) -> SeasonRow? {
        switch details("/3/tv/\(series)/season/\(number)", language: nil) {
        case .missing: return nil
        case .unknown: return others?.season(number, ofTVSeries: series)
        case .known(let details):
            guard case .integer(let id) = details["id"] else { return nil }
            return SeasonRow(id: id, episodes: Self.episodes(in: details))
        }
    }

    private static func episodes(in details: [String: JSONValue]) -> [SeasonRow.Episode] {
        guard case .array(let episodes) = details["episodes"] else { return [] }
        return episodes.compactMap { episode in
            guard case .integer(let id) = episode["id"], case .integer(let number) = episode["episode_number"] else {
                return nil
            }
            return SeasonRow.Episode(id: id, number: number)
        }
    }

    private enum Details {
        case known([String: JSONValue])
        /// The response is an error or not a JSON object.
        case missing
        case unknown
    }

    private func details(_ path: String, language: String?) -> Details {
        let request = IncomingRequest(path: path, language: language)
        guard let response = sources.response(to: request) else { return .unknown }
        guard response.status == 200,
            case .object(let details) = try? JSONDecoder().decode(JSONValue.self, from: Data(response.body))
        else { return .missing }
        return .known(details)
    }
}

extension Title {
    fileprivate var detailsPath: String {
        switch self {
        case .movie(let id): "/3/movie/\(id)"
        case .tvSeries(let id): "/3/tv/\(id)"
        case .tvEpisode(let series, let season, let number): "/3/tv/\(series)/season/\(season)/episode/\(number)"
        }
    }
}

extension IncomingRequest {
    fileprivate init(path: String, language: String?) {
        var parameters = QueryParameters(parsing: "")
        parameters["language"] = language
        self.init(path: path, parameters: parameters)
    }
}
