import CoreApplication
import CoreDomain
import TVSeriesDomain

/// Maps TV series to details: adds image URLs, the age rating and whether the series is on the watchlist.
struct TVSeriesDetailsMapper {

    private let companyMapper = ProductionCompanyDetailsMapper()
    let imagesConfiguration: ImagesConfiguration

    func map(
        _ content: TVSeriesWithParts, regions: [String], isOnWatchlist: Bool = false, texts: TextChain? = nil
    ) -> TVSeriesDetails {
        let seasonMapper = TVSeasonDetailsMapper(imagesConfiguration: imagesConfiguration)
        let rating = content.contentRatings?.applicableRating(in: regions)
        return texts.withFallback(content.series, from: content.translations) { series, textLanguages in
            TVSeriesDetails(
                id: series.id, name: series.name, tagline: series.tagline, originalName: series.originalName,
                originalLanguage: series.originalLanguage, overview: series.overview,
                episodeRunTime: series.episodeRunTime, numberOfSeasons: series.numberOfSeasons,
                numberOfEpisodes: series.numberOfEpisodes,
                seasons: series.seasons?.map { seasonMapper.map($0, seriesID: series.id, seriesName: series.name) },
                createdBy: series.createdBy?.map(creator), genres: series.genres, firstAirDate: series.firstAirDate,
                originCountry: series.originCountry,
                posterURLSet: imagesConfiguration.posterURLSet(for: series.posterPath),
                backdropURLSet: imagesConfiguration.backdropURLSet(for: series.backdropPath),
                logoURLSet: imagesConfiguration.logoURLSet(for: content.images?.logoPaths.first),
                homepageURL: series.homepageURL, isInProduction: series.isInProduction, languages: series.languages,
                lastAirDate: series.lastAirDate,
                lastEpisodeToAir: series.lastEpisodeToAir.map { episode($0, of: series) },
                nextEpisodeToAir: series.nextEpisodeToAir.map { episode($0, of: series) },
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
        NetworkDetails(
            id: network.id, name: network.name, logoURLSet: imagesConfiguration.logoURLSet(for: network.logoPath),
            originCountry: network.originCountry, headquarters: network.headquarters, homepage: network.homepage)
    }

    private func episode(_ episode: TVEpisode, of series: TVSeries) -> TVEpisodeDetails {
        let season = series.seasons?.first { $0.seasonNumber == episode.seasonNumber }
        return TVEpisodeDetailsMapper(imagesConfiguration: imagesConfiguration).map(
            episode, seriesID: series.id, seriesName: series.name, seasonName: season?.name)
    }
}
