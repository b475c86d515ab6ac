import TMDbTesting

/// An episode of a generated series.
struct GeneratedEpisode: Sendable {
    let season: GeneratedSeason
    let number: Int

    private static let firstID = 1_000_000_000_000

    init(season: GeneratedSeason, uncheckedNumber: Int) {
        self.season = season
        number = uncheckedNumber
    }

    init?(season: GeneratedSeason, number: Int) {
        guard (1...season.episodeCount).contains(number) else { return nil }
        self.init(season: season, uncheckedNumber: number)
    }

    /// Creates the episode with an identifier. Returns `nil` if the identifier is unknown.
    init?(catalogue: GeneratedCatalogue, id: Int) {
        let (seasonID, number) = (id - Self.firstID).quotientAndRemainder(dividingBy: 1000)
        guard let season = GeneratedSeason(catalogue: catalogue, id: seasonID) else { return nil }
        self.init(season: season, number: number)
    }

    /// Returns the guest star with a credit identifier, or `nil` if the credit is unknown.
    static func guest(of credit: CatalogueIdentifier, in catalogue: GeneratedCatalogue) -> CatalogueRole? {
        guard credit.purpose == .guest, credit.entry.kind == .tvSeries,
            let entry = catalogue.entry(.tvSeries, id: credit.entry.id)
        else { return nil }
        let series = GeneratedShow(catalogue: catalogue, entry: entry)
        return GeneratedSeason(series: series, number: credit.number / 10_000)
            .flatMap { GeneratedEpisode(season: $0, number: credit.number / 10 % 1000) }?
            .guests.first { $0.identifier == credit }
    }

    var id: Int { Self.firstID + season.id * 1000 + number }
    var day: CatalogueDay { season.day.adding((number - 1) * 7) }
    var casting: Casting { season.series.casting }

    /// Pseudorandom bits, derived from the episode.
    private var bits: UInt64 {
        (season.series.catalogue.bits(of: season.series.entry, for: "episode") ^ UInt64(season.number * 1000 + number))
            .splitMix64
    }

    private var name: String {
        let names = CatalogueNames.movies
        return names.name(combination: Int(bits % UInt64(names.combinations)), number: 0)
    }

    var guests: [CatalogueRole] { casting.guests(bits: bits, number: season.number * 1000 + number) }
    var crew: [CatalogueRole] { Array(casting.crew.prefix(2)) }

    func writeMembers(to writer: inout JSONWriter) {
        writer.member("air_date", day)
        writer.member("episode_number", number)
        writer.member("episode_type", number == season.episodeCount ? "finale" : "standard")
        writer.member("id", id)
        writer.member("name", name)
        writer.member("overview", SampleWords.heroes[Int(bits % 7)] + " " + SampleWords.deeds[Int(bits % 5)] + ".")
        writer.member("production_code", "")
        writer.member("runtime", 25 + Int(bits % 40))
        writer.member("season_number", season.number)
        writer.member("show_id", season.series.id)
        writer.member("still_path", "/still-\(bits.hexadecimal(digits: 16)).jpg")
        writer.member("vote_average", thousandths: season.series.voteAverage)
        writer.member("vote_count", 5 + Int(bits % 90))
    }

    func write(to writer: inout JSONWriter, withPeople: Bool) {
        writer.object {
            writeMembers(to: &$0)
            guard withPeople else { return }
            $0.member("crew", of: crew) { $1.write(to: &$0) }
            $0.member("guest_stars", of: guests) { $1.write(to: &$0) }
        }
    }

    var details: [UInt8] {
        var writer = JSONWriter(capacity: 4096)
        write(to: &writer, withPeople: true)
        return writer.bytes
    }
}
