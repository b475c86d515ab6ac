/// The response bodies of a show's resources.
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

    /// The keywords. TMDb uses different keys for the keywords of movies and of series.
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
