package import Foundation

/// A repository of calendar subscriptions: secrets that permit reading the calendar of an owner without a token. Only
/// their hashes are stored.
package protocol CalendarSubscriptionRepository: Sendable {

    /// Returns the creation time of an owner's calendar subscription; `nil` if the owner has none.
    func calendarSubscription(of owner: WatchlistOwner) async throws(PopcornError) -> Date?

    /// Returns the owner of a calendar subscription; `nil` if no subscription has the hash.
    func calendarOwner(secretHash: String) async throws(PopcornError) -> WatchlistOwner?

    /// Creates the calendar subscription of an owner, in place of the existing one.
    ///
    /// - Parameters:
    ///   - secretHash: The hash of the secret.
    ///   - time: The current time.
    func subscribeToCalendar(of owner: WatchlistOwner, secretHash: String, at time: Date) async throws(PopcornError)

    /// Deletes the calendar subscription of an owner.
    ///
    /// - Returns: `false` if it did not exist.
    @discardableResult
    func unsubscribeFromCalendar(of owner: WatchlistOwner) async throws(PopcornError) -> Bool
}
