public import CoreApplication
public import CoreDomain
import NIOConcurrencyHelpers

/// A record of the executions of a use case.
///
/// ```swift
/// let requests = RecordedRequests<TitleRequest>()
/// let movies = MovieUseCases.mock { $0.fetchMovieDetails = .returning(.mock()).recorded(in: requests) }
/// ```
///
/// It is safe to use from several tasks concurrently.
public final class RecordedRequests<Request: Sendable>: Sendable {

    /// An execution of a use case.
    public struct Execution: Sendable {
        /// The request.
        public let request: Request
        /// The locale; `nil` if the caller did not specify one.
        public let locale: ContentLocale?
        /// The read policy.
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

    /// Returns a use case that behaves the same and records each execution.
    public func recorded(in requests: RecordedRequests<Request>) -> FetchUseCase {
        FetchUseCase { request, locale, policy async throws(PopcornError) in
            requests.add(.init(request: request, locale: locale, policy: policy))
            return try await sourced(request, locale: locale, policy: policy)
        }
    }
}
