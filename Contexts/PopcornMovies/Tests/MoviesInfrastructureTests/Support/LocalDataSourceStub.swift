import Caching
import MoviesDomain
import NIOConcurrencyHelpers
import Persistence

@testable import MoviesInfrastructure

/// Keeps movies in memory, or fails.
final class LocalDataSourceStub: MovieLocalDataSource {

    struct State {
        var records: [String: Cached<MovieRecord>] = [:]
        var readError: DatabaseError?
        var storeError: DatabaseError?
        var storeCount = 0
    }

    let state: NIOLockedValueBox<State>

    init(_ state: State = State()) {
        self.state = NIOLockedValueBox(state)
    }

    func movie(
        withID id: Int, language: String, including parts: MovieParts
    ) async throws(DatabaseError) -> Cached<MovieRecord>? {
        let (error, record) = state.withLockedValue { ($0.readError, $0.records["\(id) \(language)"]) }
        if let error { throw error }
        return record.map { Cached($0.value.including(parts), cachedAt: $0.cachedAt) }
    }

    func highlights(
        ofMovieWithID id: Int, language: String, regions: [String]
    ) async throws(DatabaseError) -> Cached<MovieHighlights>? {
        let record = try await movie(withID: id, language: language, including: .all)
        return record.map { Cached($0.value.highlights(in: regions), cachedAt: $0.cachedAt) }
    }

    func store(_ record: Cached<MovieRecord>, language: String) async throws(DatabaseError) {
        let error = state.withLockedValue { state in
            state.storeCount += 1
            if state.storeError == nil { state.records["\(record.value.movie.id) \(language)"] = record }
            return state.storeError
        }
        if let error { throw error }
    }
}
