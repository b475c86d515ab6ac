import CoreApplication
import CoreDomain
import Foundation
import MoviesDomain
import NIOConcurrencyHelpers
import Tracing

/// A repository that gives one answer and remembers what it was asked.
final class MovieRepositoryMock: MovieRepository {

    struct Question: Equatable {
        let id: Int
        let parts: [MoviePart]
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
        withID id: Int, including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieRecord> {
        asked.withLockedValue { $0.append(Question(id: id, parts: parts, locale: locale, policy: policy)) }
        return try answer.get()
    }
}

/// Gives one configuration, and remembers the policies it was asked with.
final class AppConfigurationMock: AppConfigurationProviding {

    private let asked = NIOLockedValueBox<[ReadPolicy]>([])

    var policies: [ReadPolicy] { asked.withLockedValue { $0 } }

    func imagesConfiguration(_ policy: ReadPolicy) async -> ImagesConfiguration {
        asked.withLockedValue { $0.append(policy) }
        return .example
    }
}

extension UseCaseBuilder {

    /// A builder whose spans go nowhere.
    static func mock(
        _ configuration: AppConfigurationMock = AppConfigurationMock(), defaults: ContentDefaults = ContentDefaults()
    ) -> UseCaseBuilder {
        UseCaseBuilder(appConfiguration: configuration, defaults: defaults, tracer: NoOpTracer())
    }
}
