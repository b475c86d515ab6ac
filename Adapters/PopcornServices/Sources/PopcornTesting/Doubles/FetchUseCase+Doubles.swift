public import CoreApplication
public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation
public import PeopleApplication

/// Doubles for tests.
extension FetchUseCase {

    /// Creates a double that returns the same value for every request.
    ///
    /// ```swift
    /// let fetchMovieDetails = FetchMovieDetailsUseCase.returning(.mock(title: "Fight Club"), origin: .stale)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - origin: The ``/CoreDomain/Sourced/origin`` that the double reports. Default: the cache.
    ///   - cachedAt: The ``/CoreDomain/Sourced/cachedAt`` that the double reports. Default: the time of
    ///     `WallClock.mock()`.
    ///   - failure: The ``/CoreDomain/Sourced/failure`` that the double reports. Default: `nil`.
    public static func returning(
        _ value: Value, origin: DataOrigin = .cache, cachedAt: Date = WallClock.mock().now,
        failure: PopcornError? = nil
    ) -> FetchUseCase {
        returning(origin: origin, cachedAt: cachedAt, failure: failure) { _ in value }
    }

    /// Creates a double that calls a closure for each request.
    ///
    /// If the closure throws, it must declare the error type: `id throws(PopcornError) in`. The other parameters are
    /// those of `returning(_:)`.
    public static func returning(
        origin: DataOrigin = .cache, cachedAt: Date = WallClock.mock().now, failure: PopcornError? = nil,
        _ value: @escaping @Sendable (Request) async throws(PopcornError) -> Value
    ) -> FetchUseCase {
        FetchUseCase { request, _, _ async throws(PopcornError) in
            Sourced(try await value(request), origin: origin, cachedAt: cachedAt, failure: failure)
        }
    }

    /// Creates a double that throws an error for every request.
    public static func throwing(_ error: PopcornError) -> FetchUseCase {
        FetchUseCase { _, _, _ throws(PopcornError) in throw error }
    }
}

extension FetchUseCase where Request == Int {

    /// Creates a double that returns the value for each listed title and throws
    /// ``/CoreDomain/PopcornError/Kind-swift.enum/notFound`` for any other title. The values are keyed by TMDb
    /// identifier. The other parameters are those of `returning(_:)`.
    public static func returning(
        byID values: [Int: Value], origin: DataOrigin = .cache, cachedAt: Date = WallClock.mock().now
    ) -> FetchUseCase {
        returning(origin: origin, cachedAt: cachedAt) { id throws(PopcornError) in try values.value(ofTitle: id) }
    }
}

extension FetchUseCase where Request == TitleRequest {

    /// Creates a double that returns the value for each listed title, regardless of the owner, and throws
    /// ``/CoreDomain/PopcornError/Kind-swift.enum/notFound`` for any other title. The values are keyed by TMDb
    /// identifier. The other parameters are those of `returning(_:)`.
    public static func returning(
        byID values: [Int: Value], origin: DataOrigin = .cache, cachedAt: Date = WallClock.mock().now
    ) -> FetchUseCase {
        returning(origin: origin, cachedAt: cachedAt) { title throws(PopcornError) in
            try values.value(ofTitle: title.id)
        }
    }
}

extension FetchUseCase where Request == PersonCreditsRequest {

    /// Creates a double that returns the value for each listed person, and throws
    /// ``/CoreDomain/PopcornError/Kind-swift.enum/notFound`` for any other person. The values are keyed by TMDb
    /// identifier. The other parameters are those of `returning(_:)`.
    public static func returning(
        byID values: [Int: Value], origin: DataOrigin = .cache, cachedAt: Date = WallClock.mock().now
    ) -> FetchUseCase {
        returning(origin: origin, cachedAt: cachedAt) { request throws(PopcornError) in
            try values.value(ofTitle: request.id)
        }
    }
}

extension FetchUseCase {

    /// Creates a double that returns the value for each listed title or person, with all its parts, and throws
    /// ``/CoreDomain/PopcornError/Kind-swift.enum/notFound`` for any other title or person.
    ///
    /// - Parameters:
    ///   - values: The values, by TMDb identifier or locator.
    ///   - origin: The ``/CoreDomain/Sourced/origin`` that the double reports. Default: the cache.
    ///   - cachedAt: The ``/CoreDomain/Sourced/cachedAt`` that the double reports. Default: the time of
    ///     `WallClock.mock()`.
    public static func returning<ID, Parts>(
        byID values: [ID: Value], origin: DataOrigin = .cache, cachedAt: Date = WallClock.mock().now
    ) -> FetchUseCase where Request == PartsRequest<ID, Parts> {
        returning(origin: origin, cachedAt: cachedAt) { request throws(PopcornError) in
            try values.value(ofTitle: request.id)
        }
    }
}

extension Dictionary {
    fileprivate func value(ofTitle id: Key) throws(PopcornError) -> Value {
        guard let value = self[id] else { throw PopcornError(.notFound, "TMDb has no title \(id)") }
        return value
    }
}

/// Doubles for tests.
extension OwnerUseCase {

    /// Creates a double that returns the same value for every request.
    public static func returning(_ value: Value) -> OwnerUseCase {
        OwnerUseCase { _, _ in value }
    }

    /// Creates a double that throws an error for every request.
    public static func throwing(_ error: PopcornError) -> OwnerUseCase {
        OwnerUseCase { _, _ throws(PopcornError) in throw error }
    }
}
