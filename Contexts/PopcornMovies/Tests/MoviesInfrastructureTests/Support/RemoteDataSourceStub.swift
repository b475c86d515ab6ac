import CoreDomain
import MoviesDomain
import Synchronization

/// Gives prepared answers and counts the questions.
final class RemoteDataSourceStub: MovieRemoteDataSource {

    private let state: Mutex<(answer: Result<MovieRecord, PopcornError>, requests: [ContentLocale])>

    init(_ answer: Result<MovieRecord, PopcornError>) {
        state = Mutex((answer, []))
    }

    var requests: [ContentLocale] { state.withLock(\.requests) }

    func answer(_ answer: Result<MovieRecord, PopcornError>) {
        state.withLock { $0.answer = answer }
    }

    func movie(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieRecord {
        let answer = state.withLock { state in
            state.requests.append(locale)
            return state.answer
        }
        return try answer.get()
    }
}
