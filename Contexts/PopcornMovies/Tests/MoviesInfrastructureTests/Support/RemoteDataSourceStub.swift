import CoreDomain
import MoviesDomain
import NIOConcurrencyHelpers

/// Gives prepared answers and counts the questions.
final class RemoteDataSourceStub: MovieRemoteDataSource {

    private let state: NIOLockedValueBox<(answer: Result<MovieRecord, PopcornError>, requests: [ContentLocale])>

    init(_ answer: Result<MovieRecord, PopcornError>) {
        state = NIOLockedValueBox((answer, []))
    }

    var requests: [ContentLocale] { state.withLockedValue(\.requests) }

    func answer(_ answer: Result<MovieRecord, PopcornError>) {
        state.withLockedValue { $0.answer = answer }
    }

    func movie(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> MovieRecord {
        let answer = state.withLockedValue { state in
            state.requests.append(locale)
            return state.answer
        }
        return try answer.get()
    }
}
