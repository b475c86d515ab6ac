import AsyncPrimitives
public import CoreApplication
public import CoreDomain
import NIOConcurrencyHelpers

/// What a double gives until a test changes it. Those who wait for updates hear of the change.
///
/// ```swift
/// let movie = ChangingValue(MovieDetails.mock())
/// let movies = MovieUseCases.mock(fetchMovieDetails: .returning(movie))
/// movie.change(to: .mock(title: "Fight Club"))
/// ```
///
/// It may be used from many tasks at once.
public final class ChangingValue<Value: Sendable>: Sendable {

    private let result: NIOLockedValueBox<Result<Value, PopcornError>>
    private let changes = ChangeNotifier()

    /// A value that a test will change.
    public init(_ value: Value) {
        result = NIOLockedValueBox(.success(value))
    }

    /// Gives another value from now on.
    public func change(to value: Value) {
        set(.success(value))
    }

    /// Fails from now on.
    public func fail(_ error: PopcornError) {
        set(.failure(error))
    }

    /// Ends all updates, as the shutdown of the services does.
    public func end() {
        changes.end()
    }

    func get() throws(PopcornError) -> Value {
        changes.registerTopic("value")
        return try result.withLockedValue(\.self).get()
    }

    private func set(_ result: Result<Value, PopcornError>) {
        self.result.withLockedValue { $0 = result }
        changes.announce("value")
    }
}

extension FetchUseCase {

    /// Gives what a test changes, whatever is requested.
    public static func returning(_ value: ChangingValue<Value>) -> FetchUseCase {
        returning { _ throws(PopcornError) in try value.get() }
    }
}

extension WatchlistUseCase {

    /// Gives what a test changes, whatever is requested.
    public static func returning(_ value: ChangingValue<Value>) -> WatchlistUseCase {
        WatchlistUseCase { _, _ throws(PopcornError) in try value.get() }
    }
}
