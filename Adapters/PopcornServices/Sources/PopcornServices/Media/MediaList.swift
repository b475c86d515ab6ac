public import CoreDomain
import CoreInfrastructure
import MoviesComposition
import MoviesDomain
import PeopleComposition
import PeopleDomain
import TVSeriesComposition
import TVSeriesDomain

/// A text search for movies, TV series and people in one list.
public typealias MediaSearch = NameSearch

/// A list of movies, TV series and people.
enum MediaList: ContentList {
    /// A search by title or name.
    case search(MediaSearch)
    /// The trending movies, series and people of the last day or week.
    case trending(TrendingWindow)

    var name: String {
        switch self {
        case .search(let search): "media/search?\(search.queryKey)"
        case .trending(let window): "media/trending/\(window.rawValue)"
        }
    }

    var isRegional: Bool { false }

    var isDated: Bool { self == .trending(.day) }

    func validate() throws(PopcornError) {
        switch self {
        case .search(let search): try search.validate()
        case .trending: break
        }
    }
}

/// A preview of a movie, a TV series or a person.
enum MediaPreview: Hashable, Sendable {
    case movie(MoviePreview)
    case tvSeries(TVSeriesPreview)
    case person(PersonPreview)
}

/// A match of an external identifier.
enum ExternalIDMatch: Hashable, Sendable {
    case media(MediaPreview)
    case season(TVSeasonWithParts)
    case episode(TVEpisodeWithParts)
}

extension MixedPreviewTables<MediaPreview> {

    /// The preview tables of the contexts, which their own lists also use.
    static var media: Self {
        Self(
            .init(.movie, PopcornMoviesFactory.previews, MediaPreview.movie, preview: \.movie),
            .init(.tvSeries, PopcornTVSeriesFactory.previews, MediaPreview.tvSeries, preview: \.tvSeries),
            .init(.person, PopcornPeopleFactory.previews, MediaPreview.person, preview: \.person))
    }
}

extension MixedPreviewTables<ExternalIDMatch> {

    /// The preview tables of the contexts, including those of seasons and episodes.
    static var externalIDs: Self {
        Self(
            .init(.movie, PopcornMoviesFactory.previews, { .media(.movie($0)) }, preview: \.media?.movie),
            .init(.tvSeries, PopcornTVSeriesFactory.previews, { .media(.tvSeries($0)) }, preview: \.media?.tvSeries),
            .init(.person, PopcornPeopleFactory.previews, { .media(.person($0)) }, preview: \.media?.person),
            .init(.tvSeason, PopcornTVSeriesFactory.seasonPreviews, ExternalIDMatch.season, preview: \.season),
            .init(.tvEpisode, PopcornTVSeriesFactory.episodePreviews, ExternalIDMatch.episode, preview: \.episode))
    }
}

extension MediaPreview {

    /// The title; `nil` for a person.
    var title: TitleID? {
        switch self {
        case .movie(let movie): TitleID(.movie, movie.id)
        case .tvSeries(let series): TitleID(.tvSeries, series.id)
        case .person: nil
        }
    }

    var movie: MoviePreview? {
        if case .movie(let movie) = self { movie } else { nil }
    }

    var tvSeries: TVSeriesPreview? {
        if case .tvSeries(let series) = self { series } else { nil }
    }

    var person: PersonPreview? {
        if case .person(let person) = self { person } else { nil }
    }
}

extension ExternalIDMatch {

    var media: MediaPreview? {
        if case .media(let media) = self { media } else { nil }
    }

    var season: TVSeasonWithParts? {
        if case .season(let season) = self { season } else { nil }
    }

    var episode: TVEpisodeWithParts? {
        if case .episode(let episode) = self { episode } else { nil }
    }
}
