package import CoreDomain

/// The parts of a kind of content, with the closures that read and present them. Each is declared once, for the use
/// case of the part alone and for the use case of the content with chosen parts.
package struct PresentedParts<ID: MemoryRequest, Content: Sendable, Part: Sendable, Parts: DetailsParts>: Sendable {

    private struct Presented: Sendable {
        let part: Part
        let add: @Sendable (Content, ContentLocale, ImagesConfiguration, inout Parts) -> Void
    }

    @usableFromInline
    let builder: UseCaseBuilder
    @usableFromInline
    let read: @Sendable (ID, [Part], ContentLocale, ReadPolicy) async throws(PopcornError) -> Sourced<Content>
    @usableFromInline
    let readAll:
        (@Sendable ([ID], [Part], ContentLocale, ReadPolicy) async -> [Result<Sourced<Content>, PopcornError>])?
    private var presented: [Parts.Name: Presented] = [:]

    /// Creates a value without parts.
    ///
    /// - Parameters:
    ///   - builder: The builder of the use cases.
    ///   - read: A closure that reads content with parts in a locale.
    ///   - readAll: A closure that reads several contents together, and returns the content or the error of each, in
    ///     order. Default: each is read individually.
    package init(
        _ builder: UseCaseBuilder,
        _ read:
            @escaping @Sendable (ID, [Part], ContentLocale, ReadPolicy) async throws(PopcornError) -> Sourced<Content>,
        all readAll: (
            @Sendable ([ID], [Part], ContentLocale, ReadPolicy) async -> [Result<Sourced<Content>, PopcornError>]
        )? = nil
    ) {
        self.builder = builder
        self.read = read
        self.readAll = readAll
    }

    /// Adds a part, and creates its use case.
    ///
    /// - Parameters:
    ///   - useCase: The name of the use case in traces.
    ///   - name: The name of the part.
    ///   - property: The property of the part.
    ///   - part: The part of the content to read.
    ///   - present: A closure that creates the value of the part, with image URLs.
    @inlinable
    package mutating func add<Value: Encodable & Sendable>(
        _ useCase: String, _ name: Parts.Name, at property: any WritableKeyPath<Parts, Value?> & Sendable,
        reading part: Part, present: @escaping UseCaseBuilder.Present<Content, Value>
    ) -> FetchUseCase<ID, Value> {
        add(name, part) { content, locale, images, parts in
            parts[keyPath: property] = present(content, locale, images)
        }
        return self.useCase(useCase, reading: part, present: present)
    }

    @usableFromInline
    mutating func add(
        _ name: Parts.Name, _ part: Part,
        _ add: @escaping @Sendable (Content, ContentLocale, ImagesConfiguration, inout Parts) -> Void
    ) {
        presented[name] = Presented(part: part, add: add)
    }

    /// Creates a use case that presents a part, which is not added.
    @inlinable
    package func useCase<Value: Encodable & Sendable>(
        _ name: String, reading part: Part,
        present: @escaping UseCaseBuilder.Present<Content, Value>
    ) -> FetchUseCase<ID, Value> {
        builder.item(
            name, { [read] id, locale, policy throws(PopcornError) in try await read(id, [part], locale, policy) },
            all: readAll.map { readAll in
                { ids, locale, policy in await readAll(ids, [part], locale, policy) }
            }, present: present)
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
