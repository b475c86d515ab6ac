public import CoreDomain
package import Tracing

/// A use case that reads or changes data of an owner, such as a watchlist or a search history.
///
/// A use case wraps a closure, so tests can create a double: `AddMovieToWatchlistUseCase { id, owner in true }`.
public struct OwnerUseCase<Request: Sendable, Value: Sendable>: Sendable {

    /// A closure that performs a request on the data of an owner.
    public typealias Work = @Sendable (_ request: Request, _ owner: WatchlistOwner) async throws(PopcornError) -> Value

    let work: Work
    package let isSet: Bool

    /// Creates a use case, or a test double.
    public init(_ work: @escaping Work) {
        self.init(isSet: true, work)
    }

    init(isSet: Bool, _ work: @escaping Work) {
        self.isSet = isSet
        self.work = work
    }

    /// Creates a use case that records each execution as a span with its name.
    package init(_ name: String, tracer: any Tracer, _ work: @escaping Work) {
        if tracer is NoOpTracer {
            self.init(work)
            return
        }
        self.init { request, owner async throws(PopcornError) in
            try await tracer.withUseCaseSpan(name, request) { () async throws(PopcornError) in
                try await work(request, owner)
            }
        }
    }
}
