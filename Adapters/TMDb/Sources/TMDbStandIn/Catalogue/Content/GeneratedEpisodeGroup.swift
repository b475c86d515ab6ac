/// The only episode group of a generated series: its seasons, latest first.
struct GeneratedEpisodeGroup {
    let series: GeneratedShow

    init(series: GeneratedShow) {
        self.series = series
    }

    /// Creates the episode group with an identifier. Returns `nil` if the identifier is unknown.
    init?(_ text: Substring, in catalogue: GeneratedCatalogue) {
        guard let identifier = CatalogueIdentifier(text), identifier.purpose == .episodeGroup,
            identifier.entry.kind == .tvSeries, identifier.entry.index < catalogue.seriesCount, identifier.number == 0
        else { return nil }
        series = GeneratedShow(catalogue: catalogue, entry: identifier.entry)
    }

    private func id(_ number: Int) -> String {
        CatalogueIdentifier(.episodeGroup, of: series.entry, number: number).text
    }

    func writeRow(to writer: inout JSONWriter) {
        let seasons = GeneratedSeason.all(of: series)
        writer.member("description", "The latest season first.")
        writer.member("episode_count", seasons.reduce(0) { $0 + $1.episodeCount })
        writer.member("group_count", seasons.count)
        writer.member("id", id(0))
        writer.member("name", "Latest First")
        writer.member("network") { CatalogueVocabulary.network.writeShort(series.network, to: &$0) }
        writer.member("type", 6)
    }

    var details: [UInt8] {
        JSONWriter.object(capacity: 16_384) { details in
            writeRow(to: &details)
            details.member("groups", of: GeneratedSeason.all(of: series).reversed().enumerated()) { writer, part in
                writer.object { group in
                    group.member("id", id(part.element.number))
                    group.member("name", "Season \(part.element.number)")
                    group.member("order", part.offset)
                    group.member("locked", false)
                    group.member("episodes", of: part.element.episodes) { $1.write(to: &$0, withPeople: false) }
                }
            }
        }
    }
}
