/// The bodies of what belongs to a show.
extension GeneratedShow {

    var movieDetails: [UInt8] {
        var writer = JSONWriter(capacity: 4096)
        writeMovieDetails(to: &writer)
        return writer.bytes
    }

    var seriesDetails: [UInt8] {
        var writer = JSONWriter(capacity: 8192)
        writeSeriesDetails(to: &writer)
        return writer.bytes
    }

    var credits: [UInt8] { casting.credits(id: id) }

    func aggregateCredits(id: Int? = nil, episodes: Int? = nil) -> [UInt8] {
        let episodes = episodes ?? GeneratedSeason.all(of: self).reduce(0) { $0 + $1.episodeCount }
        return JSONWriter.object(capacity: 8192) { credits in
            credits.member("id", id ?? self.id)
            credits.member("cast", of: casting.cast) { $1.writeAggregate(episodes: episodes, to: &$0) }
            credits.member("crew", of: casting.crew) { $1.writeAggregate(episodes: episodes, to: &$0) }
        }
    }

    var externalIDs: [UInt8] {
        JSONWriter.object { ids in
            ids.member("id", id)
            ids.member("imdb_id", entry.imdbID)
            ids.member("wikidata_id", "Q\(id)")
            ids.null("facebook_id")
            ids.null("instagram_id")
            ids.null("twitter_id")
        }
    }

    /// TMDb has the keywords of movies and of series under different names.
    var keywords: [UInt8] {
        JSONWriter.object { keywords in
            keywords.member("id", id)
            keywords.member(kind == .movie ? "keywords" : "results", of: [keyword]) { writer, index in
                writer.object { CatalogueVocabulary.keyword.writeShort(index, to: &$0) }
            }
        }
    }

    var episodeGroups: [UInt8] {
        JSONWriter.object { groups in
            groups.member("id", id)
            groups.member("results", of: [GeneratedEpisodeGroup(series: self)]) { writer, group in
                writer.object { group.writeRow(to: &$0) }
            }
        }
    }
}

extension Casting {
    func credits(id: Int) -> [UInt8] {
        JSONWriter.object(capacity: 8192) { credits in
            credits.member("id", id)
            credits.member("cast", of: cast) { $1.write(to: &$0) }
            credits.member("crew", of: crew) { $1.write(to: &$0) }
        }
    }
}

extension GeneratedSeason {
    var credits: [UInt8] { series.casting.credits(id: id) }
    var aggregateCredits: [UInt8] { series.aggregateCredits(id: id, episodes: episodeCount) }
}

extension GeneratedEpisode {
    var credits: [UInt8] {
        JSONWriter.object(capacity: 8192) { credits in
            credits.member("id", id)
            credits.member("cast", of: casting.cast) { $1.write(to: &$0) }
            credits.member("crew", of: crew) { $1.write(to: &$0) }
            credits.member("guest_stars", of: guests) { $1.write(to: &$0) }
        }
    }
}

/// The one other order in which a series of a catalogue can be watched: backwards by season.
struct GeneratedEpisodeGroup {
    let series: GeneratedShow

    init(series: GeneratedShow) {
        self.series = series
    }

    /// The group of an identifier; nil if there is none.
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
