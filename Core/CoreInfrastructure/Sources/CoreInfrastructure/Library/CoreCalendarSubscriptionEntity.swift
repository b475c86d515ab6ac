package import Foundation
package import PopcornPersistence

/// A row of the calendar subscription of an owner.
package struct CoreCalendarSubscriptionEntity: Equatable {
    package static let table = "calendar_subscription"

    package let key: Key
    /// The hash of the secret in the URL of the calendar.
    package let secretHash: String
    package let createdAt: Date

    package init(key: Key, secretHash: String, createdAt: Date) {
        self.key = key
        self.secretHash = secretHash
        self.createdAt = createdAt
    }

    package struct Key: Hashable {
        package let owner: String

        package init(owner: String) {
            self.owner = owner
        }
    }
}

extension CoreCalendarSubscriptionEntity: TableEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        secretHash = row.column("secret_hash", \.secretHash)
        createdAt = row.column("created_at", \.createdAt)
    }
}

extension CoreCalendarSubscriptionEntity.Key: Entity {
    package init(from row: Row<Self>) {
        owner = row.column("owner", \.owner)
    }
}

extension [Migration] {
    /// The migrations of the calendar subscriptions, oldest first.
    package static let calendarSubscriptions: [Migration] = [
        Migration(
            "calendar.subscriptions",
            """
            CREATE TABLE "calendar_subscription" (
                "owner" TEXT NOT NULL,
                "secret_hash" TEXT NOT NULL,
                "created_at" REAL NOT NULL,
                PRIMARY KEY ("owner")
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE UNIQUE INDEX "calendar_subscription_secret" ON "calendar_subscription" ("secret_hash")
            """)
    ]
}
