package import CoreDomain
import CoreInfrastructure
package import Foundation
import PopcornPersistence

/// Calendar subscriptions: secrets that permit reading the calendar of an owner without a token. Only their hashes are
/// stored.
extension UserLibrary {

    /// Returns the creation time of an owner's calendar subscription; `nil` if the owner has none.
    package func calendarSubscription(of owner: WatchlistOwner) async throws(PopcornError) -> Date? {
        try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.calendarSubscription(of: owner.name)?.createdAt
        }
    }

    /// Creates the calendar subscription of an owner, in place of the existing one.
    ///
    /// - Parameters:
    ///   - secretHash: The hash of the secret.
    ///   - time: The current time.
    package func subscribeToCalendar(
        of owner: WatchlistOwner, secretHash: String, at time: Date
    ) async throws(PopcornError) {
        let subscription = CoreCalendarSubscriptionEntity(
            key: .init(owner: owner.name), secretHash: secretHash, createdAt: time)
        try await PopcornError.storage { () throws(DatabaseError) in try await storage.replace(subscription) }
    }

    /// Deletes the calendar subscription of an owner, if there is one.
    package func unsubscribeFromCalendar(of owner: WatchlistOwner) async throws(PopcornError) {
        _ = try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.removeCalendarSubscription(of: owner.name)
        }
    }

    /// Returns the owner of a calendar subscription; `nil` if no subscription has the hash.
    package func calendarOwner(secretHash: String) async throws(PopcornError) -> WatchlistOwner? {
        let subscription = try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.calendarSubscription(secretHash: secretHash)
        }
        return try subscription.map { row throws(PopcornError) in try WatchlistOwner(row.key.owner) }
    }
}
