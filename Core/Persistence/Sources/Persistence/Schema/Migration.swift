/// A step from one version of a database's schema to the next.
///
/// Migrations are never changed once released; the version of a database is the number of migrations it has been
/// through.
package struct Migration: Sendable {

    /// What is done, within one transaction.
    let apply: @Sendable (borrowing WriteTransaction) throws(DatabaseError) -> Void

    /// A step of statements.
    package init(_ statements: String...) {
        apply = { transaction throws(DatabaseError) in
            for statement in statements {
                try transaction.execute(statement)
            }
        }
    }
}
