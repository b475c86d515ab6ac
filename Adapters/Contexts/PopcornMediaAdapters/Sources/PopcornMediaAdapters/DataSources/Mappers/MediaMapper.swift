import CoreDomain
import MediaDomain
import PopcornSharedAdapters
import TMDb

/// A mapper from TMDb's mixed results to the domain's entities.
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
            season.showID.map { MatchedSeason(seasonMapper.map(season), seriesID: $0) }
        }
        let episodes = dto.tvEpisodes.compactMap { episode in
            episode.showID.map { MatchedEpisode(episodeMapper.map(episode), seriesID: $0) }
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
