/// A change to the schema or content of a library, applied once.
///
/// Released migrations must not change. Each context has its own list of migrations, in a fixed order. The lists are
/// independent of each other, so a library stores the names of its applied migrations, not their number.
///
/// Migrations usually only add. An older version that runs next to a newer one can then ignore the additions.
/// Set ``isBreaking`` for a migration that removes something.
package struct Migration: Sendable {

    /// The name that the library stores: the context and the addition, such as `movies.watchlist`. Letters, digits,
    /// `.`, `-`, `_`.
    package let name: String

    /// Whether older versions can no longer use the library. They then refuse to open it.
    package let isBreaking: Bool

    /// The lowest `user_version` of libraries that applied this migration before migrations had names; `nil` for later
    /// migrations.
    let oldVersion: Int?

    /// The SQL statements of the migration, in order.
    package let statements: [String]

    /// Creates a migration from SQL statements.
    package init(_ name: String, isBreaking: Bool = false, oldVersion: Int? = nil, _ statements: String...) {
        self.name = name
        self.isBreaking = isBreaking
        self.oldVersion = oldVersion
        self.statements = statements
    }
}
