public import CoreApplication
public import CoreDomain
import NIOConcurrencyHelpers

/// Remembers what a use case was asked.
///
/// ```swift
/// let requests = RecordedRequests<TitleRequest>()
/// let movies = MovieUseCases.mock(fetchMovieDetails: .returning(.mock()).recorded(in: requests))
/// ```
///
/// It may be used from many tasks at once.
public final class RecordedRequests<Request: Sendable>: Sendable {

    /// One execution of a use case.
    public struct Execution: Sendable {
        /// What was requested.
        public let request: Request
        /// The locale; `nil` if the caller named none.
        public let locale: ContentLocale?
        /// Where the answer might come from.
        public let policy: ReadPolicy
    }

    private let executions = NIOLockedValueBox<[Execution]>([])

    /// Creates an empty record.
    public init() {}

    /// The executions so far, in order.
    public var all: [Execution] { executions.withLockedValue(\.self) }

    func add(_ execution: Execution) {
        executions.withLockedValue { $0.append(execution) }
    }
}

extension RecordedRequests.Execution: Equatable where Request: Equatable {}

extension FetchUseCase {

    /// The same use case, which also records what it is asked.
    public func recorded(in requests: RecordedRequests<Request>) -> FetchUseCase {
        FetchUseCase { request, locale, policy async throws(PopcornError) in
            requests.add(.init(request: request, locale: locale, policy: policy))
            return try await sourced(request, locale: locale, policy: policy)
        }
    }
}
