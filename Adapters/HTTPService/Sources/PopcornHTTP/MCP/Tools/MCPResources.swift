import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication
import PeopleApplication
import TVSeriesApplication
import TVSeriesDomain

extension MCPResourceTemplate {

    /// The templates of titles and people, as texts for reading.
    static let popcorn: [MCPResourceTemplate] = [
        MCPResourceTemplate("movie", "Movie", "A movie, with its cast and where to watch it.") { call, id in
            let movie = try await call.movie(id)
            return MCPDocument.text(of: movie)
        },
        MCPResourceTemplate("tv", "TV series", "A TV series, with its seasons and cast.") { call, id in
            let series = try await call.series(id)
            return MCPDocument.text(of: series)
        },
        MCPResourceTemplate("person", "Person", "A person, with the best-known titles.") { call, id in
            let person = try await call.person(id)
            return MCPDocument.text(of: person)
        },
    ]

    private init(
        _ kind: String, _ title: String, _ description: String,
        text: @escaping @Sendable (MCPToolCall, Int) async throws -> String
    ) {
        let prefix = "popcorn://\(kind)/"
        self.init(
            uriTemplate: prefix + "{id}", name: kind, title: title,
            description: description + " `id` is the TMDb identifier.", mimeType: "text/markdown"
        ) { uri, call throws(MCPToolError) in
            guard uri.hasPrefix(prefix), let id = Int32(uri.dropFirst(prefix.count)), id > 0 else { return nil }
            let arguments = try MCPArguments([:], of: [])
            do {
                return try await text(MCPToolCall(call: call, arguments: arguments, locale: call.locale), Int(id))
            } catch {
                throw MCPToolError(error, remedy: "Find the identifier with the tool `search`.")
            }
        }
    }
}

/// A text in Markdown about a title or a person.
private struct MCPDocument {

    private var paragraphs: [String] = []

    /// Adds a heading, if there are lines below it, and the lines.
    private mutating func add(_ heading: String, _ lines: [String]) {
        guard !lines.isEmpty else { return }
        paragraphs.append("## \(heading)")
        paragraphs.append(lines.map { "- \($0)" }.joined(separator: "\n"))
    }

    private mutating func add(_ text: String?) {
        if let text = text.nonEmpty { paragraphs.append(text) }
    }

    /// Adds a list of facts. Facts without a value are omitted.
    private mutating func add(facts: [(String, String?)]) {
        add(facts.compactMap { name, value in value.nonEmpty.map { "- \(name): \($0)" } }.joined(separator: "\n"))
    }

    private var text: String { paragraphs.map(\.markdown).joined(separator: "\n\n") + "\n" }

    private static let format = MCPFormat.english

    static func text(of movie: DetailsWithParts<MovieDetails, MovieParts>) -> String {
        var document = MCPDocument()
        document.add("# \(MCPFormat.title(movie.title, movie.releaseDate))")
        document.add(movie.tagline.nonEmpty.map { "*\($0)*" })
        document.add(facts: [
            ("Release", movie.releaseDate.map(format.day)),
            ("Running time", movie.runtime.flatMap { $0 > 0 ? format.duration(minutes: $0) : nil }),
            ("Genres", movie.genres?.map(\.name).joined(separator: ", ")), ("Age rating", movie.certification),
            ("Rating", MCPFormat.rating(movie.voteAverage, movie.voteCount)),
            ("Directed by", movie.credits?.crew(job: "Director").map(\.name).sentenceList),
            ("Collection", movie.belongsToCollection?.name),
            ("Page", movie.links?.tmdbURL.absoluteString),
        ])
        document.add(movie.overview)
        document.add("Cast", (movie.credits?.cast.prefix(10) ?? []).map { person($0.id, $0.name, $0.character) })
        document.add(movie.watchOffers ?? nil)
        return document.text
    }

    static func text(of series: DetailsWithParts<TVSeriesDetails, TVSeriesParts>) -> String {
        var document = MCPDocument()
        document.add("# \(MCPFormat.title(series.name, series.firstAirDate))")
        document.add(series.tagline.nonEmpty.map { "*\($0)*" })
        document.add(facts: [
            ("First episode", series.firstAirDate.map(format.day)), ("Status", series.status),
            (
                "Next episode",
                series.nextEpisodeToAir.flatMap { episode in
                    episode.airDate.map {
                        "\(MCPFormat.episode(episode.seasonNumber, episode.episodeNumber)), \(format.day($0))"
                    }
                }
            ),
            ("Genres", series.genres?.map(\.name).joined(separator: ", ")), ("Age rating", series.contentRating),
            ("Rating", MCPFormat.rating(series.voteAverage, series.voteCount)),
            ("Created by", series.createdBy?.map(\.name).sentenceList),
            ("Networks", series.networks?.map(\.name).joined(separator: ", ")),
            ("Page", series.links?.tmdbURL.absoluteString),
        ])
        document.add(series.overview)
        document.add(
            "Seasons",
            (series.seasons ?? []).map { season in
                let count = season.episodeCount.map { ", \(MCPFormat.count($0, "episode"))" } ?? ""
                return "\(season.seasonNumber): \(MCPFormat.title(season.name, season.airDate))\(count)"
            })
        document.add(
            "Cast",
            (series.credits?.cast.prefix(10) ?? []).map { person($0.id, $0.name, $0.roles.first?.character ?? "") })
        document.add(series.watchOffers ?? nil)
        return document.text
    }

    static func text(of person: DetailsWithParts<PersonDetails, PersonParts>) -> String {
        var document = MCPDocument()
        document.add("# \(person.name)")
        document.add(facts: [
            ("Known for", person.knownForDepartment), ("Born", person.birthDate.map(format.day)),
            ("Place of birth", person.placeOfBirth), ("Died", person.deathDate.map(format.day)),
            ("Page", person.links?.tmdbURL.absoluteString),
        ])
        document.add(person.biography)
        document.add(
            "Best-known titles",
            (person.knownFor ?? []).map { title in
                "[\(MCPFormat.title(title.title, title.releaseDate))](popcorn://\(title.kind.rawValue)/\(title.id))"
            })
        return document.text
    }

    private static func person(_ id: Int, _ name: String, _ character: String) -> String {
        "[\(name)](popcorn://person/\(id))\(character.isEmpty ? "" : " as \(character)")"
    }

    private mutating func add(_ offers: WatchOffersDetails?) {
        guard let offers else { return }
        let answer = MCPOffers(offers, count: .max, MCPExtent.all[0])
        let kinds: [(String, [String]?)] = [
            ("Subscription", answer.flatrate), ("Free", answer.free), ("With advertisements", answer.ads),
            ("Rent", answer.rent), ("Buy", answer.buy),
        ]
        add(
            "Where to watch in \(Self.format.region(offers.region)) (source: JustWatch)",
            kinds.compactMap { kind, names in names.map { "\(kind): \($0.joined(separator: ", "))" } })
    }
}

extension String {
    /// The paragraph without carriage returns and trailing white space.
    fileprivate var markdown: String {
        replacing("\r", with: "").split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in String(line.reversed().drop(while: \.isWhitespace).reversed()) }.joined(separator: "\n")
    }
}
