import Foundation
import GRDB
import PopcornServices

/// The movies of a file with child tables, accessed with GRDB in the usual way: with Codable records and the query
/// interface.
struct GRDBCodableMovieStore {

    let pool: DatabasePool
    let language: String

    func read(id: Int) throws -> Movie? {
        try pool.read { database in
            guard let row = try movie(id, database), let rowID = row.rowID else { return nil }
            return Movie(
                id: row.movieID,
                title: row.title,
                tagline: row.tagline,
                originalTitle: row.originalTitle,
                originalLanguage: row.originalLanguage,
                originCountry: try rows(OriginCountryRow.self, rowID, count: row.originCountryCount, database)?
                    .map(\.countryCode),
                overview: row.overview,
                runtime: row.runtime,
                genres: try rows(GenreRow.self, rowID, count: row.genreCount, database)?
                    .map { Genre(id: $0.genreID, name: $0.name) },
                releaseDate: row.releaseDate,
                posterPath: row.posterPath,
                backdropPath: row.backdropPath,
                budget: row.budget,
                revenue: row.revenue,
                homepageURL: row.homepageURL,
                imdbID: row.imdbID,
                status: row.status.map { MovieStatus(rawValue: $0) ?? .unknown },
                productionCompanies: try rows(CompanyRow.self, rowID, count: row.companyCount, database)?
                    .map {
                        ProductionCompany(
                            id: $0.companyID, name: $0.name, originCountry: $0.originCountry, logoPath: $0.logoPath)
                    },
                productionCountries: try rows(CountryRow.self, rowID, count: row.countryCount, database)?
                    .map { ProductionCountry(countryCode: $0.countryCode, name: $0.name) },
                spokenLanguages: try rows(LanguageRow.self, rowID, count: row.spokenLanguageCount, database)?
                    .map { SpokenLanguage(languageCode: $0.languageCode, name: $0.name) },
                belongsToCollection: try rows(CollectionRow.self, rowID, count: row.collectionCount, database)?.first
                    .map {
                        BelongsToCollection(
                            id: $0.collectionID, name: $0.name, posterPath: $0.posterPath,
                            backdropPath: $0.backdropPath)
                    },
                popularity: row.popularity,
                voteAverage: row.voteAverage,
                voteCount: row.voteCount,
                hasVideo: row.hasVideo,
                isAdultOnly: row.isAdultOnly)
        }
    }

    private func movie(_ id: Int, _ database: Database) throws -> MovieRow? {
        try MovieRow
            .filter(MovieRow.CodingKeys.movieID == id && MovieRow.CodingKeys.language == language)
            .fetchOne(database)
    }

    private func rows<Value: OwnedRow>(
        _ type: Value.Type, _ rowID: Int64, count: Int?, _ database: Database
    ) throws -> [Value]? {
        guard let count else { return nil }
        guard count > 0 else { return [] }
        return try type.filter(Column("owner_row_id") == rowID).order(Column("position")).fetchAll(database)
    }

    /// Writes a movie, replacing the stored movie.
    func write(_ movie: Movie, cachedAt: Date) throws {
        try pool.write { database in
            guard let stored = try self.movie(movie.id, database), let rowID = stored.rowID else {
                throw BenchmarkFailure(description: "movie \(movie.id), which was to be replaced, is missing")
            }
            try MovieRow(movie, rowID: rowID, language: language, cachedAt: cachedAt).update(database)
            try replace(rowID, database, movie.genres) {
                GenreRow(owner: rowID, position: $0, genreID: $1.id, name: $1.name)
            }
            try replace(rowID, database, movie.originCountry) {
                OriginCountryRow(owner: rowID, position: $0, countryCode: $1)
            }
            try replace(rowID, database, movie.productionCompanies) {
                CompanyRow(
                    owner: rowID, position: $0, companyID: $1.id, name: $1.name, originCountry: $1.originCountry,
                    logoPath: $1.logoPath)
            }
            try replace(rowID, database, movie.productionCountries) {
                CountryRow(owner: rowID, position: $0, countryCode: $1.countryCode, name: $1.name)
            }
            try replace(rowID, database, movie.spokenLanguages) {
                LanguageRow(owner: rowID, position: $0, languageCode: $1.languageCode, name: $1.name)
            }
            try replace(rowID, database, movie.belongsToCollection.map { [$0] }) {
                CollectionRow(
                    owner: rowID, position: $0, collectionID: $1.id, name: $1.name, posterPath: $1.posterPath,
                    backdropPath: $1.backdropPath)
            }
        }
    }

    private func replace<Value, Owned: OwnedRow>(
        _ rowID: Int64, _ database: Database, _ values: [Value]?, _ row: (Int, Value) -> Owned
    ) throws {
        try Owned.filter(Column("owner_row_id") == rowID).deleteAll(database)
        for (position, value) in (values ?? []).enumerated() {
            try row(position, value).insert(database)
        }
    }
}

extension MovieRow {
    init(_ movie: Movie, rowID: Int64, language: String, cachedAt: Date) {
        self.init(
            rowID: rowID, movieID: movie.id, language: language, title: movie.title, tagline: movie.tagline,
            originalTitle: movie.originalTitle, originalLanguage: movie.originalLanguage, overview: movie.overview,
            runtime: movie.runtime, releaseDate: movie.releaseDate, posterPath: movie.posterPath,
            backdropPath: movie.backdropPath, budget: movie.budget, revenue: movie.revenue,
            homepageURL: movie.homepageURL, imdbID: movie.imdbID, status: movie.status?.rawValue,
            popularity: movie.popularity, voteAverage: movie.voteAverage, voteCount: movie.voteCount,
            hasVideo: movie.hasVideo, isAdultOnly: movie.isAdultOnly, cachedAt: cachedAt,
            genreCount: movie.genres?.count, originCountryCount: movie.originCountry?.count,
            companyCount: movie.productionCompanies?.count, countryCount: movie.productionCountries?.count,
            spokenLanguageCount: movie.spokenLanguages?.count,
            collectionCount: movie.belongsToCollection == nil ? nil : 1)
    }
}
