package import CoreDomain

/// A mapper from seasons and their episodes to details, with image URLs.
package struct TVSeasonDetailsMapper {

    let imagesConfiguration: ImagesConfiguration

    package init(imagesConfiguration: ImagesConfiguration) {
        self.imagesConfiguration = imagesConfiguration
    }

    package func map(
        _ season: TVSeason, seriesID: Int, seriesName: String?, textLanguages: TextLanguages? = nil
    ) -> TVSeasonDetails {
        let episodeMapper = TVEpisodeDetailsMapper(imagesConfiguration: imagesConfiguration)
        return TVSeasonDetails(
            id: season.id, name: season.name, seasonNumber: season.seasonNumber, overview: season.overview,
            airDate: season.airDate, posterURLSet: imagesConfiguration.posterURLSet(for: season.posterPath),
            voteAverage: season.voteAverage, episodeCount: season.episodeCount,
            episodes: season.episodes?.map {
                episodeMapper.map($0, seriesID: seriesID, seriesName: seriesName, seasonName: season.name)
            },
            seriesID: seriesID, seriesName: seriesName, textLanguages: textLanguages)
    }
}
