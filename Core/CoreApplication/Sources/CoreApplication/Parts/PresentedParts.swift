package import CoreDomain

/// The parts of a kind of content, with the closures that present them. Each is declared once, for the use case of the part
/// alone and for the use case of the content with chosen parts.
package struct PresentedParts<Content: Sendable, Part: Sendable, Parts: DetailsParts>: Sendable {

    private struct Presented: Sendable {
        let part: Part
        let add: @Sendable (Content, ContentLocale, ImagesConfiguration, inout Parts) -> Void
    }

    private var presented: [Parts.Name: Presented] = [:]

    package init() {}

    /// Adds a part.
    ///
    /// - Parameters:
    ///   - name: The name of the part.
    ///   - property: The property of the part.
    ///   - part: The part of the content to read.
    ///   - present: Creates the value of the part, with image URLs.
    package mutating func add<Value>(
        _ name: Parts.Name, at property: any WritableKeyPath<Parts, Value?> & Sendable, reading part: Part,
        present: @escaping @Sendable (Content, ContentLocale, ImagesConfiguration) -> Value
    ) {
        presented[name] = Presented(part: part) { content, locale, images, parts in
            parts[keyPath: property] = present(content, locale, images)
        }
    }

    /// Returns the parts of the content to read for the parts with some names.
    package func read(for names: Set<Parts.Name>) -> [Part] {
        Parts.Name.allCases.filter(names.contains).compactMap { presented[$0]?.part }
    }

    /// Returns the parts with some names.
    package func present(
        _ names: Set<Parts.Name>, of content: Content, _ locale: ContentLocale, _ images: ImagesConfiguration
    ) -> Parts {
        names.reduce(into: Parts()) { parts, name in presented[name]?.add(content, locale, images, &parts) }
    }
}
