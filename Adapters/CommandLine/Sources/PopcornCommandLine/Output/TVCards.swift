import CoreApplication
import CoreDomain
import Foundation
import PopcornServices
import TVSeriesApplication

/// Cards for TV series, seasons and episodes.
extension Card {

    private static let peopleShown = 8

    static func series(_ series: TVSeriesDetails) -> Card {
        let years = [series.firstAirDate, series.isInProduction == true ? nil : series.lastAirDate].map { date in
            date?.formatted(.iso8601.year()) ?? ""
        }
        let span = years[0].isEmpty ? "" : years[0] == years[1] ? " (\(years[0]))" : " (\(years[0])–\(years[1]))"
        return Card(sections: [
            heading(
                series.name + span, tagline: series.tagline,
                facts: [
                    series.status, count(series.numberOfSeasons, "season"), count(series.numberOfEpisodes, "episode"),
                    ageRating(series.contentRating, in: series.contentRatingRegion),
                    joined(series.genres?.map(\.name) ?? []),
                    rating(series.voteAverage, of: series.voteCount),
                    series.isOnWatchlist == true ? "on your watchlist" : nil,
                ]),
            text(series.overview),
            row("Created by", joined(series.createdBy?.map(\.name) ?? []))
                + row("Next episode", series.nextEpisodeToAir.map(line))
                + row("Last episode", series.lastEpisodeToAir.map(line))
                + rows("Seasons", series.seasons?.map(line) ?? []),
            row("Networks", joined(series.networks?.map(\.name) ?? []))
                + row("Companies", joined(series.productionCompanies?.map(\.name) ?? []))
                + row("Countries", joined(series.productionCountries?.map(\.name) ?? []))
                + row("Homepage", series.homepageURL?.absoluteString) + row(series.textLanguages),
            row("Poster", series.posterURLSet?.detail.absoluteString)
                + row("Backdrop", series.backdropURLSet?.detail.absoluteString)
                + row("Logo", series.logoURLSet?.detail.absoluteString),
        ])
    }

    static func wholeSeries(_ series: TVSeriesDetails) -> Card {
        Card(
            sections: self.series(series).sections + (series.seasons ?? []).map { [line($0)] + episodes(of: $0) })
    }

    private static func episodes(of season: TVSeasonDetails) -> [String] {
        (season.episodes ?? []).flatMap { TextLayout.row("\($0.episodeNumber)", title($0)) }
    }

    static func season(_ season: TVSeasonDetails) -> Card {
        return Card(sections: [
            heading(
                joined([season.seriesName, name(of: season)], by: ": "),
                facts: [
                    day(season.airDate), count(season.episodes?.count ?? season.episodeCount, "episode"),
                    season.voteAverage.flatMap { $0 > 0 ? "★ \(String(format: "%.1f", $0))" : nil },
                ]),
            text(season.overview), episodes(of: season),
            row("Poster", season.posterURLSet?.detail.absoluteString) + row(season.textLanguages),
        ])
    }

    static func episode(_ episode: TVEpisodeDetails) -> Card {
        let crew = episode.crew ?? []
        return Card(sections: [
            heading(
                joined([episode.seriesName, joined([number(episode), episode.name], by: " ")], by: ": "),
                facts: [
                    episode.seasonName, day(episode.airDate), runtime(episode.runtime), episode.episodeType,
                    rating(episode.voteAverage, of: episode.voteCount),
                ]),
            text(episode.overview),
            row(
                "Directed by",
                joined(crew.filter { $0.jobs.contains { $0.job == "Director" } }.map(\.name)))
                + row(
                    "Written by",
                    joined(crew.filter { $0.jobs.contains { $0.department == "Writing" } }.map(\.name)))
                + rows(
                    "Guest stars", (episode.guestStars ?? []).map(part), first: peopleShown),
            row("Still", episode.stillURLSet?.detail.absoluteString) + row(episode.textLanguages),
        ])
    }

    static func episodeCredits(_ credits: TVEpisodeCreditsDetails) -> Card {
        self.credits(
            CreditsDetails(cast: credits.cast, crew: credits.crew),
            guests: credits.guestStars.map(part))
    }

    static func aggregateCredits(_ credits: AggregateCreditsDetails) -> Card {
        let cast = credits.cast.filter { !$0.name.isBlank }.map { member in
            part(member.name, joined(member.roles.map(\.character)))
                + episodes(member.totalEpisodeCount)
        }
        let crew = credits.crew.filter { !$0.name.isBlank }.map { member in
            joined([member.name] + member.jobs.map(\.job))
                + episodes(member.totalEpisodeCount)
        }
        return Card(
            sections: orNothing(
                "TMDb has no credits.", [rows("Cast", cast), rows("Crew", crew)]))
    }

    static func contentRatings(_ ratings: [ContentRating]) -> Card {
        let lines = ratings.flatMap { rating in
            row(rating.region, joined([rating.rating] + (rating.descriptors ?? [])))
        }
        return Card(sections: orNothing("TMDb has no age ratings.", [lines]))
    }

    static func nextEpisodes(_ next: NextEpisodes) -> Card {
        let days = next.days.map { day in
            [heading(of: day.date)] + day.episodes.map(line)
        }
        let leftOut = next.failures.flatMap { omitted(TitleID(.tvSeries, $0.seriesID), $0.seasonNumber, $0.error) }
        return Card(
            sections: orNothing(
                "No series on the watchlist has a next episode. To add one: popcorn watchlist add 456 --kind tv", days
            )
                + [leftOut])
    }

    /// Returns the message of a title, or of one of its seasons, that could not be read.
    static func omitted(_ title: TitleID, _ season: Int?, _ error: PopcornError) -> [String] {
        let noun = title.kind == .movie ? "Movie" : "Series"
        let omitted = season.map { "Season \($0) of series \(title.id)" } ?? "\(noun) \(title.id)"
        return text("\(omitted) is omitted: \(error.message).")
    }

    /// Returns a day with its weekday.
    static func heading(of day: Date) -> String {
        day.formatted(.iso8601.year().month().day()) + weekday(day)
    }

    /// Returns an episode with the name of its series.
    static func line(_ episode: NextEpisodeDetails) -> String {
        let number = "\(episode.seasonNumber)×\(episode.episodeNumber)"
        let title = joined([episode.seriesName, number, episode.name], by: " · ")
        return ListLine(id: episode.seriesID, title: title, fact: runtime(episode.runtime) ?? "").description
    }

    private static func weekday(_ day: Date) -> String {
        let names = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"]
        let number = Int((day.timeIntervalSince1970 / 86_400).rounded(.down)) % names.count
        return number < 0 ? "" : ", \(names[number])"
    }

    private static func episodes(_ count: Int?) -> String {
        self.count(count, "episode").map { " (\($0))" } ?? ""
    }

    static func count(_ count: Int?, _ noun: String) -> String? {
        count.map { "\($0) \(noun)\($0 == 1 ? "" : "s")" }
    }

    private static func number(_ episode: TVEpisodeDetails) -> String {
        "\(episode.seasonNumber)×\(episode.episodeNumber)"
    }

    private static func title(_ episode: TVEpisodeDetails) -> String {
        joined([episode.name, day(episode.airDate), runtime(episode.runtime)], by: " · ")
    }

    static func line(_ episode: TVEpisodeDetails) -> String {
        joined([number(episode), title(episode)], by: " ")
    }

    private static func line(_ season: TVSeasonDetails) -> String {
        joined([name(of: season), day(season.airDate), count(season.episodeCount, "episode")], by: " · ")
    }

    /// Returns the name of a season or, if it has none, its number.
    private static func name(of season: TVSeasonDetails) -> String {
        season.name.isBlank ? "Season \(season.seasonNumber)" : season.name
    }
}
