/// A step from one version of a database's schema to the next.
///
/// Migrations are never changed once released; the version of a database is the number of migrations it has been
/// through.
package struct Migration: Sendable {

    /// What is done, within one transaction.
    package let statements: [String]

    /// A step of statements.
    package init(_ statements: String...) {
        self.statements = statements
    }
}
