public import CoreDomain
package import Tracing

/// Reads or changes an owner's watchlist.
///
/// ```swift
/// try await popcorn.movies.addToWatchlist.execute(id: 550, owner: WatchlistOwner("alice"))
/// ```
///
/// It is a value around a closure, so a test makes a double of one: `AddMovieToWatchlistUseCase { id, owner in true }`.
public struct WatchlistUseCase<Request: Sendable, Value: Sendable>: Sendable {

    /// Does what is requested with an owner's list.
    public typealias Work = @Sendable (_ request: Request, _ owner: WatchlistOwner) async throws(PopcornError) -> Value

    private let work: Work

    /// Creates a use case, or a double of one.
    public init(_ work: @escaping Work) {
        self.work = work
    }

    /// Creates a use case whose executions are spans of its name.
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

    /// The whole list.
    ///
    /// - Parameter owner: Whose list. Default: that of the owner in a program that names none.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(owner: WatchlistOwner = .default) async throws(PopcornError) -> Value {
        try await work((), owner)
    }
}

extension WatchlistUseCase where Request == Void, Value: Equatable {

    /// The whole list, and then each later change of it.
    ///
    /// - Parameter owner: Whose list. Default: that of the owner in a program that names none.
    public func updates(owner: WatchlistOwner = .default) -> ContentUpdates<Value> {
        ContentUpdates { [work] _ throws(PopcornError) in try await work((), owner) }
    }
}

extension WatchlistUseCase where Request == Int {

    /// One title of the list.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - owner: Whose list. Default: that of the owner in a program that names none.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @discardableResult
    public func execute(id: Int, owner: WatchlistOwner = .default) async throws(PopcornError) -> Value {
        try await work(id, owner)
    }
}
