import TMDbTesting

/// A season of a generated series.
struct GeneratedSeason: Sendable {
    let series: GeneratedShow
    let number: Int

    /// The number of days between the starts of consecutive seasons.
    private static let interval = 364

    /// Returns the number of seasons of a series.
    static func count(of series: GeneratedShow) -> Int {
        let years = (CatalogueDay.today.number - series.day.number) / interval
        return 1 + min(series.number("seasons", below: 6), max(0, years))
    }

    static func all(of series: GeneratedShow) -> [GeneratedSeason] {
        (1...count(of: series)).map { GeneratedSeason(series: series, uncheckedNumber: $0) }
    }

    init?(series: GeneratedShow, number: Int) {
        guard (1...Self.count(of: series)).contains(number) else { return nil }
        self.init(series: series, uncheckedNumber: number)
    }

    private init(series: GeneratedShow, uncheckedNumber: Int) {
        self.series = series
        number = uncheckedNumber
    }

    /// Creates the season with an identifier. Returns `nil` if the identifier is unknown.
    init?(catalogue: GeneratedCatalogue, id: Int) {
        let (index, number) = (id - Self.firstID).quotientAndRemainder(dividingBy: 100)
        guard let entry = catalogue.entry(.tvSeries, id: index + CatalogueKind.tvSeries.firstID) else { return nil }
        self.init(series: GeneratedShow(catalogue: catalogue, entry: entry), number: number)
    }

    private static let firstID = 1_000_000_000
    var id: Int { Self.firstID + series.entry.index * 100 + number }
    var day: CatalogueDay { series.day.adding((number - 1) * Self.interval) }

    var episodeCount: Int {
        6 + Int((series.catalogue.bits(of: series.entry, for: "episodes") &+ UInt64(number)).splitMix64 % 7)
    }

    var episodes: [GeneratedEpisode] { (1...episodeCount).map { GeneratedEpisode(season: self, uncheckedNumber: $0) } }

    private var posterPath: String {
        let bits = (series.catalogue.bits(of: series.entry, for: "season") &+ UInt64(number)).splitMix64
        return "/poster-\(bits.hexadecimal(digits: 16)).jpg"
    }

    private func writeShared(to writer: inout JSONWriter) {
        writer.member("air_date", day)
        writer.member("id", id)
        writer.member("name", "Season \(number)")
        writer.member("overview", series.overview)
        writer.member("poster_path", posterPath)
        writer.member("season_number", number)
        writer.member("vote_average", thousandths: series.voteAverage)
    }

    /// Writes the row in the details of the series.
    func writeRow(to writer: inout JSONWriter) {
        writer.object {
            writeShared(to: &$0)
            $0.member("episode_count", episodeCount)
        }
    }

    var details: [UInt8] {
        JSONWriter.object(capacity: 32_768) { details in
            let identifier = CatalogueIdentifier(.season, of: series.entry, number: number)
            details.member("_id", identifier.text)
            writeShared(to: &details)
            details.member("networks", of: [series.network]) { writer, index in
                writer.object { CatalogueVocabulary.network.writeShort(index, to: &$0) }
            }
            details.member("episodes", of: episodes) { $1.write(to: &$0, withPeople: true) }
        }
    }
}
