/// The rows of a relation that belong to one owner. They may be in the database only.
package struct RelationRows<Child: Entity>: Sendable {
    let table: TableDefinition
    let description: EntityDescription
    let ownerRowID: Int64
    /// The number of the rows; `nil` if the relation is `nil`.
    package let count: Int?
}
