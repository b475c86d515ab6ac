import CoreDomain
import Foundation
import MoviesDomain
import NIOConcurrencyHelpers

/// A repository that gives one answer and remembers what it was asked.
final class MovieRepositoryMock: MovieRepository {

    struct Question: Equatable {
        let id: Int
        let parts: MovieParts
        var regions: [String] = []
        let locale: ContentLocale
        let policy: ReadPolicy
    }

    private let answer: Result<Sourced<MovieRecord>, PopcornError>
    private let asked = NIOLockedValueBox<[Question]>([])

    init(_ answer: Result<Sourced<MovieRecord>, PopcornError>) {
        self.answer = answer
    }

    var questions: [Question] { asked.withLockedValue { $0 } }

    func movie(
        withID id: Int, including parts: MovieParts, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieRecord> {
        asked.withLockedValue { $0.append(Question(id: id, parts: parts, locale: locale, policy: policy)) }
        return try answer.get()
    }

    func highlights(
        ofMovieWithID id: Int, regions: [String], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieHighlights> {
        asked.withLockedValue {
            $0.append(Question(id: id, parts: [], regions: regions, locale: locale, policy: policy))
        }
        return try answer.get().map { $0.highlights(in: regions) }
    }
}

/// A watchlist of fixed movies, or one that always fails.
final class MovieWatchlistRepositoryMock: MovieWatchlistRepository {

    private let ids: NIOLockedValueBox<[Int]>
    private let failure: PopcornError?

    init(_ ids: [Int] = [], failure: PopcornError? = nil) {
        self.ids = NIOLockedValueBox(ids)
        self.failure = failure
    }

    var contents: [Int] { ids.withLockedValue { $0 } }

    func movies() async throws(PopcornError) -> [WatchlistMovie] {
        if let failure { throw failure }
        return contents.map { WatchlistMovie(id: $0, addedAt: .distantPast) }
    }

    func contains(movieID: Int) async throws(PopcornError) -> Bool {
        if let failure { throw failure }
        return contents.contains(movieID)
    }

    func add(movieID: Int) async throws(PopcornError) -> Bool {
        if let failure { throw failure }
        return ids.withLockedValue { ids in
            if ids.contains(movieID) { return false }
            ids.append(movieID)
            return true
        }
    }

    func remove(movieID: Int) async throws(PopcornError) -> Bool {
        if let failure { throw failure }
        return ids.withLockedValue { ids in
            let count = ids.count
            ids.removeAll { $0 == movieID }
            return ids.count < count
        }
    }
}

/// Gives one configuration, or one failure, and remembers the policies it was asked with.
final class AppConfigurationMock: AppConfigurationProviding {

    private let answer: Result<ImagesConfiguration, PopcornError>
    private let asked = NIOLockedValueBox<[ReadPolicy]>([])

    init(_ answer: Result<ImagesConfiguration, PopcornError> = .success(.example)) {
        self.answer = answer
    }

    var policies: [ReadPolicy] { asked.withLockedValue { $0 } }

    func imagesConfiguration(_ policy: ReadPolicy) async throws(PopcornError) -> ImagesConfiguration {
        asked.withLockedValue { $0.append(policy) }
        return try answer.get()
    }
}
