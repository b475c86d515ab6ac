#if PostgreSQL
import CoreInfrastructure
import Foundation
import Logging
import MoviesDomain
import MoviesInfrastructure
import PopcornBenchmarkSupport
import PopcornPersistence
import PopcornPostgreSQL
import PopcornServices
import TMDbTesting

/// The measurements of the storage in PostgreSQL.
///
/// Each compares two implementations, which are measured in turn.
struct Report {

    private static let language = "en-US"
    private static let titleCount = 1000
    private static let largeTitleCount = 1_000_000
    /// The number of titles that are read at a time.
    private static let batchSize = 200
    /// The movie with all parts. The others have none.
    private static let wholeID = 1

    private let url: String
    private let plain: PlainConnection
    private let database: PostgreSQLDatabase
    private let layouts: PostgreSQLLayouts
    private let movies: PostgreSQLEntities<MoviesMovieEntity>
    private let mapper = MovieWithPartsMapper()

    init(url: String) async throws {
        self.url = url
        database = PostgreSQLDatabase(
            try PostgreSQLAddress(url), logger: Logger(label: "report") { _ in SwiftLogNoOpLogHandler() })
        layouts = try await PostgreSQLLayouts(.movies, in: database, schema: "popcorn")
        movies = try PostgreSQLEntities(MoviesMovieEntity.self, in: database, layouts)
        plain = try PlainConnection(url: url)
    }

    func run() async throws {
        for id in 1...Self.titleCount { try await store(entity(id)) }
        _ = try await database.execute(PostgreSQLBatch(.write, [PostgreSQLCommand("ANALYZE popcorn.movies_movie")]))
        printHeader("libpq alone", "Popcorn")
        try await compare(
            "Read a movie", aim: 1.3, { try readPlain(2, whole: false) },
            { try await Self.read(2, [], in: movies) })
        try await compare(
            "Read a movie with all parts", aim: 1.3, { try readPlain(Self.wholeID, whole: true) },
            {
                try await Self.read(Self.wholeID, .parts([.credits, .images, .releases, .watchOffers]), in: movies)
            })
        try await compare(
            "Read a movie, 64 at once", aim: 1.3, { for _ in 0..<64 { try readPlain(2, whole: false) } },
            { [movies] in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<64 { group.addTask { try await Self.read(2, [], in: movies) } }
                    try await group.waitForAll()
                }
            })
        let (small, large) = (entity(2), entity(Self.wholeID))
        let (smallRow, largeRow) = (try command(storing: small), try command(storing: large))
        try await compare(
            "Write a movie", aim: 1.3, { try plain.execute(smallRow) }, { try await store(small) })
        try await compare(
            "Write a movie with all parts", aim: 1.3, { try plain.execute(largeRow) },
            { try await store(large) })
        try await compareBatches()
        try await compareMemory()
        try compareListeners()
        try await compareSizes()
        await database.close()
    }

    // MARK: - Work

    private func entity(_ id: Int) -> MoviesMovieEntity {
        let record =
            id == Self.wholeID ? SampleMovie.record(id: id) : MovieWithParts(movie: SampleMovie.movie(id: id))
        return mapper.map(
            record, key: .init(id: id, language: Self.language), cachedAt: Date(timeIntervalSinceReferenceDate: 0))
    }

    private func command(storing entity: MoviesMovieEntity) throws -> PostgreSQLCommand {
        guard let command = try layouts.command(for: .store(entity)) else {
            throw Failure(description: "a movie is not stored")
        }
        return command
    }

    private func store(_ entity: MoviesMovieEntity) async throws {
        _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [try command(storing: entity)]))
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
        _ name: String, aim: Double, count: Int = 20, _ first: () async throws -> Void,
        _ second: () async throws -> Void
    ) async throws {
        var (firstTimes, secondTimes): ([Double], [Double]) = ([], [])
        for round in 0...Self.rounds {
            let firstTime = try await time(count, first)
            let secondTime = try await time(count, second)
            // The first round prepares the statements.
            if round > 0 {
                firstTimes.append(firstTime)
                secondTimes.append(secondTime)
            }
        }
        printRow(name, firstTimes.median, secondTimes.median, aim: "≤ \(aim)")
    }

    /// Returns the microseconds of a call of a closure.
    private func time(_ count: Int, _ body: () async throws -> Void) async throws -> Double {
        let start = ContinuousClock.now
        for _ in 0..<count { try await body() }
        return ((ContinuousClock.now - start) / count).microseconds
    }

    private func compareBatches() async throws {
        let keys = (1...Self.batchSize).map { MoviesMovieEntity.Key(id: $0 + 1, language: Self.language) }
        printHeader("one by one", "at once")
        try await compare("Read \(Self.batchSize) movies", aim: 0.1, count: 1) {
            for key in keys { _ = try await movies.find([key]) }
        } _: {
            guard try await movies.find(keys).count == keys.count else {
                throw Failure(description: "not all movies were read")
            }
        }
    }

    /// Compares the details of a movie that is in memory, with each of the engines behind the memory.
    private func compareMemory() async throws {
        let tmdb = TMDbMock(unanswered: .sample(seed: 1))
        let file = try await PopcornServices(.init(tmdb: .client(tmdb.client), storage: .temporary))
        let server = try await PopcornServices(
            .init(tmdb: .client(tmdb.client), storage: .postgres(url, schema: "details")))
        for popcorn in [file, server] {
            // The second read is of the database, and its value is kept.
            for _ in 1...3 { _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550) }
        }
        printHeader("SQLite", "PostgreSQL")
        try await compare("Details of a movie in memory", aim: 1, count: 20_000) {
            _ = try await file.movies.fetchMovieDetails.execute(id: 550)
        } _: {
            _ = try await server.movies.fetchMovieDetails.execute(id: 550)
        }
        await file.shutdown()
        await server.shutdown()
    }

    /// Compares writes that notify listening connections, as those of replicas, with writes that notify none.
    private func compareListeners() throws {
        let store = try command(storing: entity(2))
        let notify = PostgreSQLCommand("SELECT pg_notify($1, $2)", [.text("report"), .text("replica rows 1234")])
        func seconds() throws -> Double {
            let times = try (0..<Self.rounds).map { _ in
                let start = ContinuousClock.now
                for _ in 0..<100 {
                    try plain.execute(PostgreSQLCommand("BEGIN"))
                    try plain.execute(store)
                    try plain.execute(notify)
                    try plain.execute(PostgreSQLCommand("COMMIT"))
                }
                return ((ContinuousClock.now - start) / 100).microseconds
            }
            return times.median
        }
        let alone = try seconds()
        printHeader("no listener", "listeners")
        var listeners: [PlainConnection] = []
        for count in [1, 10, 100] {
            while listeners.count < count {
                let listener = try PlainConnection(url: url)
                try listener.execute(PostgreSQLCommand("LISTEN report"))
                listeners.append(listener)
            }
            printRow("Write and notify \(count)", alone, try seconds(), aim: "")
        }
    }

    /// Compares random reads from a thousand movies and from a million.
    private func compareSizes() async throws {
        var random = SystemRandomNumberGenerator()
        var small: [Double] = []
        for _ in 0...Self.rounds { small.append(try await timeReads(of: Self.titleCount, using: &random)) }
        try await addMovies()
        var large: [Double] = []
        for _ in 0...Self.rounds { large.append(try await timeReads(of: Self.largeTitleCount, using: &random)) }
        printHeader("1,000", "1,000,000")
        printRow("Read one of the movies", small.dropFirst().median, large.dropFirst().median, aim: "≤ 1.3")
    }

    /// Returns the microseconds of a read of a random movie without parts.
    private func timeReads(of count: Int, using random: inout some RandomNumberGenerator) async throws -> Double {
        let ids = (0..<2000).map { _ in Int.random(in: Self.wholeID + 1...count, using: &random) }
        let start = ContinuousClock.now
        for id in ids { try await Self.read(id, [], in: movies) }
        return ((ContinuousClock.now - start) / ids.count).microseconds
    }

    private func addMovies() async throws {
        for start in stride(from: Self.titleCount + 1, through: Self.largeTitleCount, by: Self.batchSize) {
            let commands = try (start..<start + Self.batchSize).map { try command(storing: entity($0)) }
            _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, commands))
        }
        try plain.execute(PostgreSQLCommand("ANALYZE popcorn.movies_movie"))
        try plain.execute(PostgreSQLCommand("CHECKPOINT"))
        let size = try plain.texts(
            PostgreSQLCommand("SELECT pg_size_pretty(pg_total_relation_size('popcorn.movies_movie'))"))
        print("\nThe table with a million movies has \(size.joined()).")
    }

    private func cell(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }

    private func printHeader(_ left: String, _ right: String) {
        print("\n|                                | \(cell(left, 11)) | \(cell(right, 10)) | ratio |   aim |")
        print("| ---                            |        ---: |       ---: |  ---: |  ---: |")
    }

    private func printRow(_ name: String, _ left: Double, _ right: Double, aim: String) {
        func number(_ value: Double) -> String { String(format: value < 100 ? "%.1f µs" : "%.0f µs", value) }
        let label = name + String(repeating: " ", count: max(30 - name.count, 0))
        print(
            "| \(label) | \(cell(number(left), 11)) | \(cell(number(right), 10)) |"
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

extension Collection<Double> {
    fileprivate var median: Double { sorted()[count / 2] }
}
#endif
