import CoreApplication
import CoreDomain
import Foundation
import MediaDomain

/// A mapper from previews and matches to application models with image URLs.
struct MediaDetailsMapper {

    let imagesConfiguration: ImagesConfiguration

    func map(_ preview: MediaPreview, isOnWatchlist: Bool? = nil) -> MediaPreviewDetails {
        switch preview {
        case .movie(let movie):
            .movie(
                MoviePreviewDetailsMapper().map(
                    movie, isOnWatchlist: isOnWatchlist, imagesConfiguration: imagesConfiguration))
        case .tvSeries(let series):
            .tvSeries(
                TVSeriesPreviewDetailsMapper().map(
                    series, isOnWatchlist: isOnWatchlist, imagesConfiguration: imagesConfiguration))
        case .person(let person):
            .person(PersonPreviewDetailsMapper().map(person, imagesConfiguration: imagesConfiguration))
        }
    }

    func map(_ item: WatchedTitles.Item) -> WatchlistTitle {
        var entry = item.entry
        entry.lastKnown = nil
        return WatchlistTitle(
            entry: entry, preview: item.title.map { map($0.preview, isOnWatchlist: true) },
            nextEpisodeAirDate: item.title?.nextEpisodeAirDate,
            lastKnown: item.title == nil ? item.entry.lastKnown.map(map) : nil, isRemoved: item.isRemoved,
            failure: item.failure)
    }

    private func map(_ known: LastKnownTitle) -> LastKnownTitleDetails {
        LastKnownTitleDetails(
            title: known.title, year: known.year,
            posterURLSet: imagesConfiguration.posterURLSet(for: known.posterPath))
    }

    func map(_ matches: [ExternalIDMatch]) -> ExternalIDMatches {
        let media = matches.compactMap(\.media).map { map($0) }
        let seasonMapper = TVSeasonDetailsMapper(imagesConfiguration: imagesConfiguration)
        let episodeMapper = TVEpisodeDetailsMapper(imagesConfiguration: imagesConfiguration)
        return ExternalIDMatches(
            movies: media.compactMap { if case .movie(let movie) = $0 { movie } else { nil } },
            tvSeries: media.compactMap { if case .tvSeries(let series) = $0 { series } else { nil } },
            people: media.compactMap { if case .person(let person) = $0 { person } else { nil } },
            seasons: matches.compactMap(\.season).map {
                seasonMapper.map($0.season, seriesID: $0.seriesID, seriesName: $0.seriesName)
            },
            episodes: matches.compactMap(\.episode).map {
                episodeMapper.map(
                    $0.episode, seriesID: $0.seriesID, seriesName: $0.seriesName, seasonName: $0.seasonName)
            })
    }
}
