import CoreDomain
import CoreInfrastructure
import Foundation
import PopcornCaching
import PopcornPersistence
import TVSeriesDomain

/// A lookup of the data of a series that its seasons and episodes need. It reads only the cache.
struct CachedTVSeriesLookup: Sendable {

    let database: any EntityDatabase
    let environment: CachingEnvironment

    /// Returns the original language of a series, even if the series is stale; `nil` if it is not cached or cannot be
    /// read.
    func originalLanguage(ofSeries id: Int, _ locale: ContentLocale) async -> String? {
        try? await database.find(TVSeriesSeriesEntity.self, .init(id: id, language: locale.language))?
            .originalLanguage
    }

    /// Returns the names of a season and its series. Names that are not cached, have expired or cannot be read are
    /// `nil`.
    ///
    /// - Parameter languages: The languages of the series' name, in order of preference; `nil` if text fallback is
    ///   disabled.
    func names(
        of id: TVSeasonLocator, in languages: [String]?, _ locale: ContentLocale
    ) async -> TVSeasonNames {
        let seriesKey = TVSeriesSeriesEntity.Key(id: id.seriesID, language: locale.language)
        let seasonKey = TVSeriesSeasonEntity.Key(id, language: locale.language)
        environment.registerKey(seriesKey)
        environment.registerKey(seasonKey)
        let oldest = environment.clock.now.addingTimeInterval(-(environment.policy.retention / .seconds(1)))
        do throws(DatabaseError) {
            var season = try await database.find(TVSeriesSeasonEntity.self, seasonKey)
            if let found = season, found.cachedAt <= oldest { season = nil }
            // The row of a series also contains the names of its seasons.
            let texts = languages.map { RelationSelection<TVSeriesSeriesEntity>.texts(\.translations, in: $0) }
            var series =
                season == nil || texts != nil
                ? try await database.find(
                    TVSeriesSeriesEntity.self, seriesKey,
                    including: .rows(of: \.seasons, where: \.seasonNumber, isIn: [id.seasonNumber])
                        + (texts ?? .none))?
                    .entity
                : try await database.find(TVSeriesSeriesEntity.self, seriesKey)
            if let found = series, found.cachedAt <= oldest { series = nil }
            return TVSeasonNames(
                series: series?.name(in: languages), season: season?.season.name ?? series?.seasons?.first?.name,
                originalLanguage: series?.originalLanguage)
        } catch {
            return TVSeasonNames()
        }
    }
}

extension TVSeriesSeriesEntity {

    /// Returns the name in the first of the languages that has a name.
    fileprivate func name(in languages: [String]?) -> String {
        guard let languages else { return name }
        var series = TVSeries(
            id: key.seriesID, name: name, originalName: originalName, originalLanguage: originalLanguage)
        let mapper = TranslationMapper()
        _ = TextChain(tags: languages).applyFallback(to: &series, from: translations?.map { mapper.map($0) })
        return series.name
    }
}
