/// A step that a library goes through once.
///
/// Migrations are never changed once released. Each context has a list of its own, whose order is kept; the lists of
/// different contexts know nothing of each other, so a library notes the name of each step and not how many there were.
///
/// As a rule a migration only adds, so that an older version of a program, running beside a newer one, gets on with
/// what it does not know. One that takes something away ``isBreaking``.
package struct Migration: Sendable {

    /// What the library notes, such as `movies.watchlist`: the context and what is new. Letters, digits, `.`, `-`, `_`.
    package let name: String

    /// Whether older versions can no longer use the library. They refuse it then.
    package let isBreaking: Bool

    /// The version that a library had when it went through this step, if that was before steps had names.
    let oldVersion: Int?

    /// What is done.
    package let statements: [String]

    /// A step of statements.
    package init(_ name: String, isBreaking: Bool = false, oldVersion: Int? = nil, _ statements: String...) {
        self.name = name
        self.isBreaking = isBreaking
        self.oldVersion = oldVersion
        self.statements = statements
    }
}
