#if PostgreSQL
import CoreInfrastructure
import Foundation
import Logging
import MoviesDomain
import MoviesInfrastructure
import PopcornBenchmarkSupport
import PopcornPersistence
import PopcornPostgreSQL

/// The measurements of the storage in PostgreSQL.
///
/// Each compares two implementations, which are measured in turn.
struct Report {

    private static let language = "en-US"
    private static let titleCount = 1000
    /// The number of titles that are read at once.
    private static let batchSize = 200
    /// The movie with all parts. The others have none.
    private static let wholeID = 1

    private let plain: PlainConnection
    private let database: PostgreSQLDatabase
    private let movies: PostgreSQLEntities<MoviesMovieEntity>
    private let mapper = MovieWithPartsMapper()

    init(url: String) async throws {
        database = PostgreSQLDatabase(
            try PostgreSQLAddress(url), logger: Logger(label: "report") { _ in SwiftLogNoOpLogHandler() })
        let layouts = try await PostgreSQLLayouts(.movies, in: database, schema: "popcorn")
        movies = try PostgreSQLEntities(MoviesMovieEntity.self, in: database, layouts)
        plain = try PlainConnection(url: url)
    }

    func run() async throws {
        for id in 1...Self.titleCount { try await store(entity(id)) }
        _ = try await database.execute(PostgreSQLBatch(.write, [PostgreSQLCommand("ANALYZE popcorn.movies_movie")]))
        print("|                                | libpq alone |   Popcorn | ratio |   aim |")
        print("| ---                            |        ---: |      ---: |  ---: |  ---: |")
        try await compare(
            "Read a movie", aim: 1.3, plain: { try readPlain(2, whole: false) },
            popcorn: { try await Self.read(2, [], in: movies) })
        try await compare(
            "Read a movie with all parts", aim: 1.3, plain: { try readPlain(Self.wholeID, whole: true) },
            popcorn: {
                try await Self.read(Self.wholeID, .parts([.credits, .images, .releases, .watchOffers]), in: movies)
            })
        try await compare(
            "Read a movie, 64 at once", aim: 1.3, plain: { for _ in 0..<64 { try readPlain(2, whole: false) } },
            popcorn: { [movies] in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<64 { group.addTask { try await Self.read(2, [], in: movies) } }
                    try await group.waitForAll()
                }
            })
        let (small, large) = (entity(2), entity(Self.wholeID))
        let (smallRow, largeRow) = (try movies.storing(small), try movies.storing(large))
        try await compare(
            "Write a movie", aim: 1.3, plain: { try plain.execute(smallRow) }, popcorn: { try await store(small) })
        try await compare(
            "Write a movie with all parts", aim: 1.3, plain: { try plain.execute(largeRow) },
            popcorn: { try await store(large) })
        try await compareBatches()
        await database.close()
    }

    // MARK: - Work

    private func entity(_ id: Int) -> MoviesMovieEntity {
        let record =
            id == Self.wholeID ? SampleMovie.record(id: id) : MovieWithParts(movie: SampleMovie.movie(id: id))
        return mapper.map(
            record, key: .init(id: id, language: Self.language), cachedAt: Date(timeIntervalSinceReferenceDate: 0))
    }

    private func store(_ entity: MoviesMovieEntity) async throws {
        _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [try movies.storing(entity)]))
    }

    private static func read(
        _ id: Int, _ selection: RelationSelection<MoviesMovieEntity>, in movies: PostgreSQLEntities<MoviesMovieEntity>
    ) async throws {
        guard let (found, _) = try await movies.find(.init(id: id, language: language), including: selection),
            found.entity.key.movieID == id, MovieWithPartsMapper().map(found.entity).movie.id == id
        else { throw Failure(description: "the movie \(id) was not read") }
    }

    private func readPlain(_ id: Int, whole: Bool) throws {
        let columns = "record_layout, is_incomplete, record"
        let parts = whole ? "*" : "\(columns), relation_genre, relation_production_company, relation_spoken_language"
        let rows = try plain.execute(
            PostgreSQLCommand(
                "SELECT \(parts) FROM popcorn.movies_movie WHERE movie_id = $1 AND language = $2",
                [.integer(Int64(id)), .text(Self.language)]))
        guard rows == 1 else { throw Failure(description: "the movie \(id) was not read") }
    }

    // MARK: - Measurement

    private static let rounds = 30

    private func compare(
        _ name: String, aim: Double, plain: () throws -> Void, popcorn: () async throws -> Void
    ) async throws {
        var (plainTimes, popcornTimes): ([Double], [Double]) = ([], [])
        for round in 0...Self.rounds {
            let count = 20
            var start = ContinuousClock.now
            for _ in 0..<count { try plain() }
            let plainTime = (ContinuousClock.now - start) / count
            start = .now
            for _ in 0..<count { try await popcorn() }
            let popcornTime = (ContinuousClock.now - start) / count
            // The first round prepares the statements.
            if round > 0 {
                plainTimes.append(plainTime.microseconds)
                popcornTimes.append(popcornTime.microseconds)
            }
        }
        printRow(name, plainTimes.median, popcornTimes.median, aim: "≤ \(aim)")
    }

    private func compareBatches() async throws {
        let keys = (1...Self.batchSize).map { MoviesMovieEntity.Key(id: $0 + 1, language: Self.language) }
        var (single, batched): ([Double], [Double]) = ([], [])
        for _ in 0..<Self.rounds {
            var start = ContinuousClock.now
            for key in keys { _ = try await movies.find([key]) }
            single.append((ContinuousClock.now - start).microseconds)
            start = .now
            guard try await movies.find(keys).count == keys.count else {
                throw Failure(description: "not all movies were read")
            }
            batched.append((ContinuousClock.now - start).microseconds)
        }
        print("\n|                                | one by one |   at once | ratio |   aim |")
        print("| ---                            |       ---: |      ---: |  ---: |  ---: |")
        printRow("Read \(Self.batchSize) movies", single.median, batched.median, aim: "≤ 0.1")
    }

    private func printRow(_ name: String, _ left: Double, _ right: Double, aim: String) {
        func cell(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(width - text.count, 0)) + text
        }
        func number(_ value: Double) -> String { String(format: value < 100 ? "%.1f µs" : "%.0f µs", value) }
        let label = name + String(repeating: " ", count: max(30 - name.count, 0))
        print(
            "| \(label) | \(cell(number(left), 11)) | \(cell(number(right), 9)) |"
                + " \(cell(String(format: "%.2f", right / left), 5)) | \(cell(aim, 5)) |")
    }
}

/// An error of the report.
struct Failure: Error, CustomStringConvertible {
    let description: String
}

extension Duration {
    fileprivate var microseconds: Double {
        Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
    }
}

extension [Double] {
    fileprivate var median: Double { sorted()[count / 2] }
}
#endif
