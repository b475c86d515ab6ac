package import Persistence

/// A row of a language spoken in a title.
package struct CoreSpokenLanguageEntity: Entity, Equatable {
    package var languageCode = ""
    package var name = ""

    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("language_code", &languageCode)
        visitor.column("name", &name)
    }
}
