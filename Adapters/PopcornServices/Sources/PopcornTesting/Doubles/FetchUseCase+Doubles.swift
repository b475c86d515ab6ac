public import CoreApplication
public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation

/// Doubles, for tests.
extension FetchUseCase {

    /// Gives one value, whatever is requested.
    ///
    /// ```swift
    /// let fetchMovieDetails = FetchMovieDetailsUseCase.returning(.mock(title: "Fight Club"), origin: .stale)
    /// ```
    ///
    /// - Parameters:
    ///   - value: What it gives.
    ///   - origin: Where the value is said to come from. Default: the cache.
    ///   - cachedAt: When TMDb is said to have given the value. Default: the time of `WallClock.mock()`.
    ///   - failure: Why TMDb is said to have given no newer one. Default: `nil`, which is no failure.
    public static func returning(
        _ value: Value, origin: DataOrigin = .cache, cachedAt: Date = WallClock.mock().now,
        failure: PopcornError? = nil
    ) -> FetchUseCase {
        returning(origin: origin, cachedAt: cachedAt, failure: failure) { _ in value }
    }

    /// Gives what a closure makes of the request, or throws what it throws.
    ///
    /// - Parameters:
    ///   - origin: Where the value is said to come from. Default: the cache.
    ///   - cachedAt: When TMDb is said to have given the value. Default: the time of `WallClock.mock()`.
    ///   - failure: Why TMDb is said to have given no newer one. Default: `nil`, which is no failure.
    ///   - value: Makes the value. If it throws, its first line says so: `id throws(PopcornError) in`.
    public static func returning(
        origin: DataOrigin = .cache, cachedAt: Date = WallClock.mock().now, failure: PopcornError? = nil,
        _ value: @escaping @Sendable (Request) async throws(PopcornError) -> Value
    ) -> FetchUseCase {
        FetchUseCase { request, _, _ async throws(PopcornError) in
            Sourced(try await value(request), origin: origin, cachedAt: cachedAt, failure: failure)
        }
    }

    /// Fails, whatever is requested.
    public static func throwing(_ error: PopcornError) -> FetchUseCase {
        FetchUseCase { _, _, _ throws(PopcornError) in throw error }
    }

    /// Fails with a message that names the use case: the test did not expect it to be executed.
    public static func unexpected(_ name: String) -> FetchUseCase {
        throwing(.unset(name))
    }
}

extension FetchUseCase where Request == Int {

    /// Gives each of some titles its value; of any other, TMDb is said to have none
    /// (``/CoreDomain/PopcornError/Kind-swift.enum/notFound``).
    ///
    /// - Parameters:
    ///   - values: The values by TMDb's identifier.
    ///   - origin: Where the values are said to come from. Default: the cache.
    ///   - cachedAt: When TMDb is said to have given the values. Default: the time of `WallClock.mock()`.
    public static func returning(
        byID values: [Int: Value], origin: DataOrigin = .cache, cachedAt: Date = WallClock.mock().now
    ) -> FetchUseCase {
        returning(origin: origin, cachedAt: cachedAt) { id throws(PopcornError) in try values.value(ofTitle: id) }
    }
}

extension FetchUseCase where Request == TitleRequest {

    /// Gives each of some titles its value, whoever asks; of any other, TMDb is said to have none
    /// (``/CoreDomain/PopcornError/Kind-swift.enum/notFound``).
    ///
    /// - Parameters:
    ///   - values: The values by TMDb's identifier.
    ///   - origin: Where the values are said to come from. Default: the cache.
    ///   - cachedAt: When TMDb is said to have given the values. Default: the time of `WallClock.mock()`.
    public static func returning(
        byID values: [Int: Value], origin: DataOrigin = .cache, cachedAt: Date = WallClock.mock().now
    ) -> FetchUseCase {
        returning(origin: origin, cachedAt: cachedAt) { title throws(PopcornError) in
            try values.value(ofTitle: title.id)
        }
    }
}

extension Dictionary where Key == Int {
    fileprivate func value(ofTitle id: Int) throws(PopcornError) -> Value {
        guard let value = self[id] else { throw PopcornError(.notFound, "TMDb has no title \(id)") }
        return value
    }
}
