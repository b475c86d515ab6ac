import CoreDomain
import Foundation
import MoviesDomain
import PeopleDomain
import TVSeriesDomain

/// Sample series and seasons with as much data as large real ones. They are the same in every run.
enum SampleSeries {

    /// A series with ten seasons.
    static let record = TVSeriesWithParts(
        series: TVSeries(
            id: 1, name: "The Rock", tagline: "Nobody leaves by day.", originalName: "The Rock", originalLanguage: "en",
            overview: SampleMovie.overview, episodeRunTime: [47], numberOfSeasons: 10, numberOfEpisodes: 240,
            seasons: (1...10).map { season(number: $0) }, createdBy: (0..<2).map(creator),
            genres: [Genre(id: 18, name: "Drama"), Genre(id: 9648, name: "Mystery")], firstAirDate: date(0),
            originCountry: ["US"], posterPath: SampleMovie.path(1, "jpg"), backdropPath: SampleMovie.path(2, "jpg"),
            homepageURL: URL(string: "https://www.example.com/series/the-rock"), isInProduction: true,
            languages: ["en"], lastAirDate: date(240), lastEpisodeToAir: episode(23, season: 10),
            nextEpisodeToAir: episode(24, season: 10),
            networks: [Network(id: 49, name: "Channel", logoPath: SampleMovie.path(3, "png"), originCountry: "US")],
            productionCompanies: (0..<4).map(SampleMovie.company),
            productionCountries: [ProductionCountry(countryCode: "US", name: "United States of America")],
            spokenLanguages: [SpokenLanguage(languageCode: "en", name: "English")], status: "Returning Series",
            type: "Scripted", popularity: 312.75, voteAverage: 8.4, voteCount: 14_120, isAdultOnly: false))

    /// A season with 24 episodes, each with ten crew members and eight guest stars.
    static let season = TVSeasonWithParts(
        season: season(
            number: 1,
            episodes: (1...24).map { number in
                episode(
                    number, season: 1, crew: (0..<10).map(SampleMovie.crewMember),
                    guestStars: (0..<8).map(SampleMovie.castMember))
            }),
        seriesID: 1)

    private static func season(number: Int, episodes: [TVEpisode]? = nil) -> TVSeason {
        TVSeason(
            id: 3600 + number, name: "Season \(number)", seasonNumber: number, overview: SampleMovie.overview,
            airDate: date(number * 24), posterPath: SampleMovie.path(100 + number, "jpg"), voteAverage: 8.2,
            episodes: episodes)
    }

    private static func episode(
        _ number: Int, season: Int, crew: [CrewMember]? = nil, guestStars: [CastMember]? = nil
    ) -> TVEpisode {
        TVEpisode(
            id: 62_000 + season * 100 + number, name: "Watch \(number)", episodeNumber: number, seasonNumber: season,
            overview: SampleMovie.overview, airDate: date(season * 24 + number), episodeType: "standard", runtime: 47,
            showID: 1, productionCode: "", stillPath: SampleMovie.path(200 + number, "jpg"), crew: crew,
            guestStars: guestStars, voteAverage: 8.1, voteCount: 512)
    }

    private static func creator(_ number: Int) -> Creator {
        Creator(
            id: 66_000 + number, creditID: SampleMovie.creditID(number), name: "Writer \(number)",
            originalName: "Writer \(number)", gender: .female, profilePath: SampleMovie.path(300 + number, "jpg"))
    }

    /// Returns the date some days after the first air date of the series.
    fileprivate static func date(_ days: Int) -> Date {
        Date(timeIntervalSince1970: 1_216_252_800 + Double(days) * 86_400)
    }
}

/// A sample person with as much data as a busy real one.
enum SamplePerson {

    /// A person with 400 credits: 300 roles and 100 jobs, each in another title.
    static let record = PersonWithParts(
        person: Person(
            id: 1, name: "Player Number 1", alsoKnownAs: ["Player One", "玩家"], knownForDepartment: "Acting",
            biography: SampleMovie.overview, birthday: Date(timeIntervalSince1970: -220_000_000), gender: .male,
            placeOfBirth: "A town by the sea", profilePath: SampleMovie.path(1, "jpg"), popularity: 21.5,
            imdbID: "nm0000001"),
        credits: (0..<400).map(credit))

    private static func credit(_ number: Int) -> PersonCredit {
        let creditID = SampleMovie.creditID(number)
        let isPart = number % 4 != 3
        return PersonCredit(
            kind: number.isMultiple(of: 5) ? .tvSeries : .movie, id: 9000 + number, title: "Title Number \(number)",
            originalTitle: "Title Number \(number)", posterPath: SampleMovie.path(400 + number, "jpg"),
            backdropPath: SampleMovie.path(900 + number, "jpg"), releaseDate: SampleSeries.date(number),
            popularity: 12.5, voteAverage: 7.25, voteCount: 4321,
            roles: isPart ? [PersonRole(creditID: creditID, character: "The Keeper", order: number % 30)] : [],
            jobs: isPart ? [] : [PersonJob(creditID: creditID, job: "Producer", department: "Production")])
    }
}

/// Sample pages of a list.
enum SamplePage {

    /// 19 of the movies, with titles only.
    static let others = ContentPage(
        page: 1, totalPages: 1, totalResults: 19,
        items: movies.items.dropLast().map { MoviePreview(id: $0.id, title: "Other") })

    /// 20 movies.
    static let movies = ContentPage(
        page: 1, totalPages: 500, totalResults: 10_000,
        items: (0..<20).map { number in
            MoviePreview(
                id: 5000 + number, title: "Title Number \(number)", originalTitle: "Title Number \(number)",
                originalLanguage: "en", overview: SampleMovie.overview, genreIDs: [18, 9648, 28],
                releaseDate: SampleSeries.date(number), posterPath: SampleMovie.path(500 + number, "jpg"),
                backdropPath: SampleMovie.path(600 + number, "jpg"), popularity: 32.5, voteAverage: 7.5,
                voteCount: 4321, hasVideo: false, isAdultOnly: false)
        })
}
