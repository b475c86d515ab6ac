public import CoreDomain
import CoreInfrastructure
import MoviesComposition
import MoviesDomain
import PeopleComposition
import PeopleDomain
import TVSeriesComposition
import TVSeriesDomain

/// What movies, series and people are searched for by, in one list.
public typealias MediaSearch = NameSearch

/// A list that mixes movies, series and people.
enum MediaList: ContentList {
    /// By words of the title or name.
    case search(MediaSearch)

    var name: String {
        switch self {
        case .search(let search): "media/search?\(search.queryKey)"
        }
    }

    var isRegional: Bool { false }

    func check() throws(PopcornError) {
        switch self {
        case .search(let search): try search.check()
        }
    }
}

/// A movie, a series or a person, as the contexts' lists show them.
enum MediaPreview: Hashable, Sendable {
    case movie(MoviePreview)
    case tvSeries(TVSeriesPreview)
    case person(PersonPreview)
}

/// What an identifier of another site belongs to.
enum ExternalIDMatch: Hashable, Sendable {
    case media(MediaPreview)
    case season(TVSeasonWithParts)
    case episode(TVEpisodeWithParts)
}

extension MixedPreviewTables<MediaPreview> {

    /// The tables of the contexts' previews, which their own lists share.
    static var media: Self {
        Self(
            .init(.movie, PopcornMoviesFactory.previews, MediaPreview.movie, preview: \.movie),
            .init(.tvSeries, PopcornTVSeriesFactory.previews, MediaPreview.tvSeries, preview: \.tvSeries),
            .init(.person, PopcornPeopleFactory.previews, MediaPreview.person, preview: \.person))
    }
}

extension MixedPreviewTables<ExternalIDMatch> {

    /// The tables of the contexts' previews, and those of seasons and episodes.
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
