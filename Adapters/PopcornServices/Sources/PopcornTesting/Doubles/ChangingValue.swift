public import CoreApplication
public import CoreDomain
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A value that a double returns and that a test can change. Changing it notifies the observers of `updates`.
///
/// ```swift
/// let movie = ChangingValue(MovieDetails.mock())
/// let movies = MovieUseCases.mock { $0.fetchMovieDetails = .returning(movie) }
/// movie.change(to: .mock(title: "Fight Club"))
/// ```
///
/// It is safe to use from several tasks concurrently.
public final class ChangingValue<Value: Sendable>: Sendable {

    private let result: NIOLockedValueBox<Result<Value, PopcornError>>
    private let changes = ChangeNotifier()

    /// Creates a value that a test can change.
    public init(_ value: Value) {
        result = NIOLockedValueBox(.success(value))
    }

    /// Changes the value and notifies observers.
    public func change(to value: Value) {
        set(.success(value))
    }

    /// Replaces the value with an error, which the double throws from now on.
    public func fail(_ error: PopcornError) {
        set(.failure(error))
    }

    /// Ends all sequences of updates, like a shutdown of the services.
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

    /// Creates a double that returns the current value of a ``ChangingValue`` for every request.
    public static func returning(_ value: ChangingValue<Value>) -> FetchUseCase {
        returning { _ throws(PopcornError) in try value.get() }
    }
}

extension OwnerUseCase {

    /// Creates a double that returns the current value of a ``ChangingValue`` for every request.
    public static func returning(_ value: ChangingValue<Value>) -> OwnerUseCase {
        OwnerUseCase { _, _ throws(PopcornError) in try value.get() }
    }
}
