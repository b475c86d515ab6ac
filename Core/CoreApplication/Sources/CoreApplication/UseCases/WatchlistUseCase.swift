public import CoreDomain
package import Tracing

/// A use case that reads or changes an owner's watchlist.
///
/// ```swift
/// try await popcorn.movies.addToWatchlist.execute(id: 550, owner: WatchlistOwner("alice"))
/// ```
///
/// A use case wraps a closure, so tests can create a double: `AddMovieToWatchlistUseCase { id, owner in true }`.
public struct WatchlistUseCase<Request: Sendable, Value: Sendable>: Sendable {

    /// A closure that performs a request on an owner's watchlist.
    public typealias Work = @Sendable (_ request: Request, _ owner: WatchlistOwner) async throws(PopcornError) -> Value

    private let work: Work

    /// Creates a use case, or a test double.
    public init(_ work: @escaping Work) {
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

extension WatchlistUseCase where Request == Void {

    /// Fetches the watchlist.
    ///
    /// - Parameter owner: The owner of the watchlist. Default: ``/CoreDomain/WatchlistOwner/default``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(owner: WatchlistOwner = .default) async throws(PopcornError) -> Value {
        try await work((), owner)
    }
}

extension WatchlistUseCase where Request == Void, Value: Equatable {

    /// Returns an asynchronous sequence of the watchlist: the current value, then each change.
    ///
    /// - Parameter owner: The owner of the watchlist. Default: ``/CoreDomain/WatchlistOwner/default``.
    public func updates(owner: WatchlistOwner = .default) -> ContentUpdates<Value> {
        ContentUpdates { [work] _ throws(PopcornError) in try await work((), owner) }
    }
}

extension WatchlistUseCase where Request == Int {

    /// Performs the use case for one title.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - owner: The owner of the watchlist. Default: ``/CoreDomain/WatchlistOwner/default``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @discardableResult
    public func execute(id: Int, owner: WatchlistOwner = .default) async throws(PopcornError) -> Value {
        try await work(id, owner)
    }
}
