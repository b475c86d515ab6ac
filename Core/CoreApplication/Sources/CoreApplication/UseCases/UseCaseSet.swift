import CoreDomain

/// A set of use cases. A use case that is not set throws an error whose message contains its name.
///
/// Tests create a set without use cases and assign the required use cases:
///
/// ```swift
/// var movies = MovieUseCases.unset
/// movies.addToWatchlist = AddMovieToWatchlistUseCase { _, _ in true }
/// ```
public protocol UseCaseSet: Sendable {
    /// Creates a set of use cases that are not set.
    init()
}

extension UseCaseSet {
    /// A set of use cases that are not set.
    public static var unset: Self { Self() }
}

/// A use case that a ``UseCaseSet`` contains.
package protocol SettableUseCase {
    /// Whether the use case was created by anything but `unset(_:)`.
    var isSet: Bool { get }
}

extension FetchUseCase: SettableUseCase {

    /// Creates a use case that throws an error whose message contains a name.
    public static func unset(_ name: String) -> FetchUseCase {
        FetchUseCase({ _, _, _ throws(PopcornError) in throw .unset(name) }, all: nil, isSet: false)
    }
}

extension OwnerUseCase: SettableUseCase {

    /// Creates a use case that throws an error whose message contains a name.
    public static func unset(_ name: String) -> OwnerUseCase {
        OwnerUseCase(isSet: false) { _, _ throws(PopcornError) in throw .unset(name) }
    }
}

extension PopcornError {

    /// Returns the error of a use case that is not set.
    fileprivate static func unset(_ name: String) -> PopcornError {
        .invalidInput("The use case '\(name)' is not set; assign one, such as: \(name) = .returning(…)")
    }
}
