import TMDbTesting

/// A generated movie or TV series.
struct GeneratedShow: Sendable {
    let catalogue: GeneratedCatalogue
    let entry: CatalogueEntry

    var id: Int { entry.id }
    var kind: CatalogueKind { entry.kind }
    var title: String { catalogue.name(of: entry) }
    var posterPath: String { catalogue.imagePath(of: entry, for: "poster") }
    var backdropPath: String { catalogue.imagePath(of: entry, for: "backdrop") }

    /// The popularity, in thousandths. It decreases with the index, so entries are ordered by popularity.
    var popularity: Int { 500_000 * 50 / (50 + entry.index) }

    var overview: String {
        let parts =
            [
                (SampleWords.heroes, "hero"), (SampleWords.deeds, "deed"), (SampleWords.turns, "turn"),
            ] as [([String], StaticString)]
        return parts.map { $0[number($1, below: $0.count)] }.joined(separator: " ") + "."
    }

    var origin: CatalogueOrigin { CatalogueOrigin.all[number("origin", below: CatalogueOrigin.all.count)] }

    /// The two genres. The first genre is determined by the index, so that the shows of a genre can be listed without a
    /// search.
    var genres: [CatalogueGenre] {
        let all = CatalogueGenre.all(of: kind)
        let (first, step) = (entry.index % all.count, 1 + number("genre", below: all.count - 1))
        return [all[first], all[(first + step) % all.count]]
    }

    /// The index of the production company in its vocabulary. The keyword and the network are selected in the same way.
    var company: Int { entry.index % CatalogueVocabulary.company.names.count }
    var keyword: Int { entry.index % CatalogueVocabulary.keyword.names.count }
    var network: Int { entry.index % CatalogueVocabulary.network.names.count }

    func number(_ subject: StaticString, below bound: Int) -> Int {
        catalogue.number(of: entry, for: subject, below: bound)
    }
}

// MARK: - Votes and days

extension GeneratedShow {

    /// The average rating, in thousandths, from 9.2 for the top-rated show down to 3.2.
    var voteAverage: Int {
        let orders = catalogue.orders(of: kind)
        return 9200 - 6000 * orders.byVotes.position(of: entry.index) / max(1, catalogue.count(of: kind))
    }

    var voteCount: Int { 20 + number("votes", below: 500) + 20_000 * 50 / (50 + entry.index) }

    /// The position among the shows of the kind, newest first.
    private var recencyPosition: Int { catalogue.orders(of: kind).byDay.position(of: entry.index) }

    /// The release date of a movie, or the first air date of a series.
    var day: CatalogueDay {
        let window = CatalogueWindow(kind: kind, count: catalogue.count(of: kind))
        return window.day(at: recencyPosition)
    }

    /// Whether a series is still running.
    var isRunning: Bool {
        CatalogueWindow(kind: kind, count: catalogue.count(of: kind)).current.contains(recencyPosition)
    }
}

// MARK: - Rows

extension GeneratedShow {

    func write(to writer: inout JSONWriter, withMediaType: Bool = false, more: (inout JSONWriter) -> Void = { _ in }) {
        writer.object { row in
            writeShared(to: &row)
            row.member("genre_ids", of: genres) { $0.value($1.id) }
            if kind == .tvSeries { row.member("origin_country", of: [origin.country]) }
            if withMediaType { row.member("media_type", kind.mediaType) }
            more(&row)
        }
    }

    /// Writes the members that are common to list rows and details.
    func writeShared(to row: inout JSONWriter) {
        let title = title
        row.member("adult", false)
        row.member("backdrop_path", backdropPath)
        row.member("id", id)
        row.member("original_language", origin.language)
        row.member("overview", overview)
        row.member("popularity", thousandths: popularity)
        row.member("poster_path", posterPath)
        if kind == .movie {
            row.member("original_title", title)
            row.member("title", title)
            row.member("release_date", day)
            row.member("video", false)
        } else {
            row.member("original_name", title)
            row.member("name", title)
            row.member("first_air_date", day)
        }
        row.member("vote_average", thousandths: voteAverage)
        row.member("vote_count", voteCount)
    }
}

extension GeneratedShow {

    /// Writes the members that are common to the details of movies and series.
    func writeSharedDetails(to details: inout JSONWriter) {
        writeShared(to: &details)
        details.member("genres", of: genres) { writer, genre in
            writer.object {
                $0.member("id", genre.id)
                $0.member("name", genre.name)
            }
        }
        details.member("homepage", "https://films.example/\(kind.mediaType)/\(id)")
        details.member("origin_country", of: [origin.country])
        details.member("production_companies", of: [company]) { writer, index in
            writer.object { CatalogueVocabulary.company.writeShort(index, to: &$0) }
        }
        details.member("production_countries", of: [origin]) { writer, origin in
            writer.object {
                $0.member("iso_3166_1", origin.country)
                $0.member("name", origin.countryName)
            }
        }
        details.member("spoken_languages", of: [origin]) { writer, origin in
            writer.object {
                $0.member("english_name", origin.languageName)
                $0.member("iso_639_1", origin.language)
                $0.member("name", origin.ownName)
            }
        }
        details.member("tagline", "\(SampleWords.adjectives[number("tagline", below: 10)]) and never again.")
    }

    func writeMovieDetails(to writer: inout JSONWriter) {
        writer.object { details in
            writeSharedDetails(to: &details)
            if let collection = GeneratedCollection(catalogue: catalogue, movie: entry.index) {
                details.member("belongs_to_collection") { collection.writeShort(to: &$0) }
            } else {
                details.null("belongs_to_collection")
            }
            details.member("budget", (1 + number("budget", below: 200)) * 1_000_000)
            details.member("imdb_id", entry.imdbID)
            details.member("revenue", (1 + number("revenue", below: 600)) * 1_000_000)
            details.member("runtime", 75 + number("runtime", below: 90))
            details.member("status", day > .today ? "Post Production" : "Released")
        }
    }
}

extension GeneratedShow {

    func writeSeriesDetails(to writer: inout JSONWriter) {
        let seasons = GeneratedSeason.all(of: self)
        let episodes = seasons.flatMap(\.episodes)
        let aired = episodes.last { $0.day <= .today }
        let next = isRunning ? episodes.first { $0.day > .today } : nil
        writer.object { details in
            writeSharedDetails(to: &details)
            details.member("created_by", of: casting.crew.prefix(1)) { $1.writeCreator(to: &$0) }
            details.member("episode_run_time", of: [25 + number("runtime", below: 40)]) { $0.value($1) }
            details.member("in_production", isRunning)
            details.member("languages", of: [origin.language])
            details.member("last_air_date", aired?.day)
            writeEpisode("last_episode_to_air", aired, to: &details)
            writeEpisode("next_episode_to_air", next, to: &details)
            details.member("networks", of: [network]) { writer, index in
                writer.object { CatalogueVocabulary.network.writeShort(index, to: &$0) }
            }
            details.member("number_of_episodes", episodes.count)
            details.member("number_of_seasons", seasons.count)
            details.member("seasons", of: seasons) { $1.writeRow(to: &$0) }
            details.member("status", isRunning ? "Returning Series" : "Ended")
            details.member("type", "Scripted")
        }
    }

    private func writeEpisode(_ key: StaticString, _ episode: GeneratedEpisode?, to details: inout JSONWriter) {
        guard let episode else { return details.null(key) }
        details.member(key) { episode.writeMembers(to: &$0) }
    }
}
