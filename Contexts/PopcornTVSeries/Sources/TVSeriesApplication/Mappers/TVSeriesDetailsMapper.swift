import CoreApplication
import CoreDomain
import TVSeriesDomain

/// A mapper from TV series to details, with image URLs, the age rating and the watchlist state.
struct TVSeriesDetailsMapper {

    private let companyMapper = ProductionCompanyDetailsMapper()
    let imagesConfiguration: ImagesConfiguration

    func map(
        _ content: TVSeriesWithParts, regions: [String], isOnWatchlist: Bool? = nil, texts: TextChain? = nil
    ) -> TVSeriesDetails {
        let seasonMapper = TVSeasonDetailsMapper(imagesConfiguration: imagesConfiguration)
        let seasons = content.series.seasons?.map { season in
            texts.withFallback(season, from: content.translations(ofSeason: season.seasonNumber)) {
                (season: $0, textLanguages: $1)
            }
        }
        func details(_ episode: TVEpisode, of series: TVSeries) -> TVEpisodeDetails {
            let season = seasons?.first { $0.season.seasonNumber == episode.seasonNumber }?.season
            let translations = content.translations(
                ofSeason: episode.seasonNumber, episode: episode.episodeNumber)
            return texts.withFallback(episode, from: translations) {
                TVEpisodeDetailsMapper(imagesConfiguration: imagesConfiguration).map(
                    $0, seriesID: series.id, seriesName: series.name, seasonName: season?.name, textLanguages: $1)
            }
        }
        let rating = content.contentRatings?.applicableRating(in: regions)
        return texts.withFallback(content.series, from: content.translations) { series, textLanguages in
            TVSeriesDetails(
                id: series.id, name: series.name, tagline: series.tagline, originalName: series.originalName,
                originalLanguage: series.originalLanguage, overview: series.overview,
                episodeRunTime: series.episodeRunTime, numberOfSeasons: series.numberOfSeasons,
                numberOfEpisodes: series.numberOfEpisodes,
                seasons: seasons?.map {
                    seasonMapper.map(
                        $0.season, seriesID: series.id, seriesName: series.name, textLanguages: $0.textLanguages)
                },
                createdBy: series.createdBy?.map(creator), genres: series.genres, firstAirDate: series.firstAirDate,
                originCountry: series.originCountry,
                posterURLSet: imagesConfiguration.posterURLSet(for: series.posterPath),
                backdropURLSet: imagesConfiguration.backdropURLSet(for: series.backdropPath),
                logoURLSet: imagesConfiguration.logoURLSet(for: content.images?.logoPaths.first),
                homepageURL: series.homepageURL, isInProduction: series.isInProduction, languages: series.languages,
                lastAirDate: series.lastAirDate,
                lastEpisodeToAir: series.lastEpisodeToAir.map { details($0, of: series) },
                nextEpisodeToAir: series.nextEpisodeToAir.map { details($0, of: series) },
                networks: series.networks?.map(network),
                productionCompanies: series.productionCompanies?.map {
                    companyMapper.map($0, imagesConfiguration: imagesConfiguration)
                },
                productionCountries: series.productionCountries, spokenLanguages: series.spokenLanguages,
                status: series.status, type: series.type, popularity: series.popularity,
                voteAverage: series.voteAverage, voteCount: series.voteCount, isAdultOnly: series.isAdultOnly,
                contentRating: rating?.rating, contentRatingRegion: rating?.region, isOnWatchlist: isOnWatchlist,
                textLanguages: textLanguages)
        }
    }

    private func creator(_ creator: Creator) -> CreatorDetails {
        CreatorDetails(
            id: creator.id, creditID: creator.creditID, name: creator.name, originalName: creator.originalName,
            gender: creator.gender, profileURLSet: imagesConfiguration.profileURLSet(for: creator.profilePath))
    }

    private func network(_ network: Network) -> NetworkDetails {
        NetworkDetailsMapper().map(network, imagesConfiguration: imagesConfiguration)
    }
}
