public import Persistence

/// A row of a language spoken in a title.
@usableFromInline
package struct CoreSpokenLanguageEntity: Entity, Equatable {
    @usableFromInline
    package var languageCode = ""
    @usableFromInline
    package var name = ""

    @usableFromInline
    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("language_code", &languageCode)
        visitor.column("name", &name)
    }
}
