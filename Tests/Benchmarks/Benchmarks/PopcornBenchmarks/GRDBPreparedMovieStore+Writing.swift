import Foundation
import GRDB
import PopcornServices

extension GRDBPreparedMovieStore {

    /// Writes a movie, replacing the stored movie.
    func write(_ movie: Movie, cachedAt: Date) throws {
        try pool.write { database in
            let select = try database.cachedStatement(sql: Self.selectRowID)
            guard let rowID = try Int64.fetchOne(select, arguments: [movie.id, language]) else {
                throw BenchmarkFailure(description: "movie \(movie.id), which was to be replaced, is missing")
            }
            try update(movie, cachedAt, rowID, database)
            try replace(database, "genre", 2, rowID, movie.genres) { [$0.id, $0.name] }
            try replace(database, "origin_country", 1, rowID, movie.originCountry) { [$0] }
            try replace(database, "production_company", 4, rowID, movie.productionCompanies) {
                [$0.id, $0.name, $0.originCountry, $0.logoPath?.absoluteString]
            }
            try replace(database, "production_country", 2, rowID, movie.productionCountries) {
                [$0.countryCode, $0.name]
            }
            try replace(database, "spoken_language", 2, rowID, movie.spokenLanguages) { [$0.languageCode, $0.name] }
            try replace(database, "collection", 4, rowID, movie.belongsToCollection.map { [$0] }) {
                [$0.id, $0.name, $0.posterPath?.absoluteString, $0.backdropPath?.absoluteString]
            }
        }
    }

    private func update(_ movie: Movie, _ cachedAt: Date, _ rowID: Int64, _ database: Database) throws {
        let statement = try database.cachedStatement(sql: Self.update)
        try statement.execute(arguments: [
            movie.title, movie.tagline, movie.originalTitle, movie.originalLanguage, movie.overview, movie.runtime,
            movie.releaseDate?.timeIntervalSinceReferenceDate, movie.posterPath?.absoluteString,
            movie.backdropPath?.absoluteString, movie.budget, movie.revenue, movie.homepageURL?.absoluteString,
            movie.imdbID, movie.status?.rawValue, movie.popularity, movie.voteAverage, movie.voteCount,
            movie.hasVideo, movie.isAdultOnly, cachedAt.timeIntervalSinceReferenceDate, movie.genres?.count,
            movie.originCountry?.count, movie.productionCompanies?.count, movie.productionCountries?.count,
            movie.spokenLanguages?.count, movie.belongsToCollection == nil ? nil : 1, rowID,
        ])
    }

    private func replace<Value>(
        _ database: Database, _ relation: String, _ columnCount: Int, _ rowID: Int64, _ values: [Value]?,
        _ columns: (Value) -> [(any DatabaseValueConvertible)?]
    ) throws {
        let delete = try database.cachedStatement(
            sql: "DELETE FROM movies_movie_\(relation) WHERE owner_row_id = ?")
        try delete.execute(arguments: [rowID])
        guard let values, !values.isEmpty else { return }
        let parameters = repeatElement("?", count: columnCount + 2).joined(separator: ", ")
        let insert = try database.cachedStatement(sql: "INSERT INTO movies_movie_\(relation) VALUES (\(parameters))")
        for (position, value) in values.enumerated() {
            try insert.execute(arguments: StatementArguments([rowID, position] + columns(value)))
        }
    }

    private static let selectRowID = "SELECT row_id FROM movies_movie WHERE movie_id = ? AND language = ?"

    private static let update = """
        UPDATE movies_movie SET title = ?, tagline = ?, original_title = ?, original_language = ?, overview = ?, \
        runtime = ?, release_date = ?, poster_path = ?, backdrop_path = ?, budget = ?, revenue = ?, homepage_url = ?, \
        imdb_id = ?, status = ?, popularity = ?, vote_average = ?, vote_count = ?, has_video = ?, is_adult_only = ?, \
        cached_at = ?, genre_count = ?, origin_country_count = ?, production_company_count = ?, \
        production_country_count = ?, spoken_language_count = ?, collection_count = ? WHERE row_id = ?
        """
}
