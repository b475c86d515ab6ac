import CoreDomain
import MoviesDomain
import PeopleDomain
import PopcornMoviesAdapters
import PopcornPeopleAdapters
import PopcornSharedAdapters
import PopcornTVSeriesAdapters
import TMDb
import TVSeriesDomain

/// A remote data source of mixed lists and external-ID lookups.
struct TMDbMediaRemoteDataSource: Sendable {

    private let client: TMDbClient
    private let pageMapper = ContentPageMapper()
    private let mapper = MediaMapper()

    init(client: TMDbClient) {
        self.client = client
    }
}

extension TMDbMediaRemoteDataSource: ListRemoteDataSource {

    func page(
        _ number: Int, of list: MediaList, locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<MediaPreview> {
        try await PopcornError.tmdb(list.subject(ofPage: number)) { () throws(TMDbError) in
            let page =
                switch list {
                case .search(let search):
                    try await client.search.all(
                        query: search.text, includeAdult: search.includesAdult, page: number, language: locale.language)
                case .trending(let window):
                    try await client.trending.all(in: window.tmdb, page: number, language: locale.language)
                }
            return pageMapper.map(page, page: number, item: mapper.map)
        }
    }
}

extension TMDbMediaRemoteDataSource: ExternalIDRemoteDataSource {

    func matches(of id: ExternalID, locale: ContentLocale) async throws(PopcornError) -> [ExternalIDMatch] {
        let matches = try await PopcornError.tmdb(id.subject) { () throws(TMDbError) in
            mapper.map(
                try await client.find.results(
                    forExternalID: id.value, source: id.source.tmdb, language: locale.language))
        }
        guard !matches.isEmpty else { throw PopcornError(.notFound, "TMDb has no \(id.subject)", subject: id.subject) }
        return matches
    }
}

/// A mapper from TMDb's mixed results to the contexts' entities.
struct MediaMapper {

    private let movieMapper = MoviePreviewMapper()
    private let seriesMapper = TVSeriesPreviewMapper()
    private let personMapper = PersonPreviewMapper()
    private let seasonMapper = TVSeasonMapper()
    private let episodeMapper = TVEpisodeMapper()

    /// Returns the preview of a movie, a TV series or a person, or `nil` for a collection.
    func map(_ dto: TMDb.Media) -> MediaPreview? {
        switch dto {
        case .movie(let movie): .movie(movieMapper.map(movie))
        case .tvSeries(let series): .tvSeries(seriesMapper.map(series))
        case .person(let person): .person(personMapper.map(person))
        case .collection: nil
        }
    }

    /// Returns all matches. Omits seasons and episodes without a series identifier, because they could not be fetched.
    func map(_ dto: TMDb.FindResults) -> [ExternalIDMatch] {
        let media =
            dto.movies.map { MediaPreview.movie(movieMapper.map($0)) }
            + dto.tvSeries.map { .tvSeries(seriesMapper.map($0)) } + dto.people.map { .person(personMapper.map($0)) }
        let seasons = dto.tvSeasons.compactMap { season in
            season.showID.map { TVSeasonWithParts(season: seasonMapper.map(season), seriesID: $0) }
        }
        let episodes = dto.tvEpisodes.compactMap { episode in
            episode.showID.map { TVEpisodeWithParts(episode: episodeMapper.map(episode), seriesID: $0) }
        }
        return media.map { .media($0) } + seasons.map { .season($0) } + episodes.map { .episode($0) }
    }
}

extension ExternalIDSource {

    /// The corresponding source in the SDK.
    var tmdb: TMDb.ExternalSource {
        switch self {
        case .imdb: .imdb
        case .tvdb: .tvdb
        case .wikidata: .wikidata
        case .facebook: .facebook
        case .instagram: .instagram
        case .twitter: .twitter
        case .tikTok: .tikTok
        case .youTube: .youTube
        }
    }
}
