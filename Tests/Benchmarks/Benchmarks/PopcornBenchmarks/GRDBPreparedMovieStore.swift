import Foundation
import GRDB
import PopcornServices

/// The movies of a file with child tables, accessed with GRDB in the fastest way: with cached prepared statements and
/// columns decoded by position.
struct GRDBPreparedMovieStore {

    let pool: DatabasePool
    let language: String

    func read(id: Int) throws -> Movie? {
        try pool.read { database in
            let statement = try database.cachedStatement(sql: Self.select)
            let rows = try Row.fetchCursor(statement, arguments: [id, language])
            guard let row = try rows.next() else { return nil }
            return try movie(row, database)
        }
    }

    private func movie(_ row: Row, _ database: Database) throws -> Movie {
        let rowID: Int64 = row[0]
        return Movie(
            id: row[1],
            title: row[2],
            tagline: row[3],
            originalTitle: row[4],
            originalLanguage: row[5],
            originCountry: try rows(database, Self.originCountries, rowID, count: row[22]) { $0[0] },
            overview: row[6],
            runtime: row[7],
            genres: try rows(database, Self.genres, rowID, count: row[21]) { Genre(id: $0[0], name: $0[1]) },
            releaseDate: (row[8] as Double?).map { Date(timeIntervalSinceReferenceDate: $0) },
            posterPath: Self.url(row[9]),
            backdropPath: Self.url(row[10]),
            budget: row[11],
            revenue: row[12],
            homepageURL: Self.url(row[13]),
            imdbID: row[14],
            status: (row[15] as String?).map { MovieStatus(rawValue: $0) ?? .unknown },
            productionCompanies: try rows(database, Self.companies, rowID, count: row[23]) {
                ProductionCompany(id: $0[0], name: $0[1], originCountry: $0[2], logoPath: Self.url($0[3]))
            },
            productionCountries: try rows(database, Self.countries, rowID, count: row[24]) {
                ProductionCountry(countryCode: $0[0], name: $0[1])
            },
            spokenLanguages: try rows(database, Self.languages, rowID, count: row[25]) {
                SpokenLanguage(languageCode: $0[0], name: $0[1])
            },
            belongsToCollection: try rows(database, Self.collections, rowID, count: row[26]) {
                BelongsToCollection(
                    id: $0[0], name: $0[1], posterPath: Self.url($0[2]), backdropPath: Self.url($0[3]))
            }?.first,
            popularity: row[16],
            voteAverage: row[17],
            voteCount: row[18],
            hasVideo: row[19],
            isAdultOnly: row[20])
    }

    private func rows<Value>(
        _ database: Database, _ sql: String, _ owner: Int64, count: Int?, _ transform: (Row) -> Value
    ) throws -> [Value]? {
        guard let count else { return nil }
        var values: [Value] = []
        if count == 0 { return values }
        values.reserveCapacity(count)
        let rows = try Row.fetchCursor(try database.cachedStatement(sql: sql), arguments: [owner])
        while let row = try rows.next() {
            values.append(transform(row))
        }
        return values
    }

    private static func url(_ text: String?) -> URL? {
        text.flatMap { URL(string: $0) }
    }
}

extension GRDBPreparedMovieStore {
    // The same statements as those of plain C.

    private static let select = """
        SELECT row_id, movie_id, title, tagline, original_title, original_language, overview, runtime, release_date, \
        poster_path, backdrop_path, budget, revenue, homepage_url, imdb_id, status, popularity, vote_average, \
        vote_count, has_video, is_adult_only, genre_count, origin_country_count, production_company_count, \
        production_country_count, spoken_language_count, collection_count \
        FROM movies_movie WHERE movie_id = ? AND language = ?
        """
    private static let genres = select("genre", "genre_id, name")
    private static let originCountries = select("origin_country", "country_code")
    private static let companies = select("production_company", "company_id, name, origin_country, logo_path")
    private static let countries = select("production_country", "country_code, name")
    private static let languages = select("spoken_language", "language_code, name")
    private static let collections = select("collection", "collection_id, name, poster_path, backdrop_path")

    private static func select(_ relation: String, _ columns: String) -> String {
        "SELECT \(columns) FROM movies_movie_\(relation) WHERE owner_row_id = ? ORDER BY position"
    }
}
