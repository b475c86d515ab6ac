/// A data source that fetches genres from TMDb. Implemented by an adapter.
public protocol GenreRemoteDataSource: Sendable {

    /// Fetches the genres of a kind of title with one request.
    ///
    /// - Throws: ``PopcornError``.
    func genres(of kind: TitleKind, locale: ContentLocale) async throws(PopcornError) -> [Genre]
}

/// A repository of genres, backed by the cache and TMDb.
public protocol GenreRepository: Sendable {

    /// Returns the genres of a kind of title, in TMDb's order. A genre without a name in the language has the name in a
    /// fallback language or in English.
    ///
    /// - Throws: ``PopcornError``.
    func genres(
        of kind: TitleKind, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[Genre]>
}

extension [Genre] {

    /// Whether a genre has no name.
    package var lackNames: Bool { contains(where: \.name.isBlank) }

    /// Returns the genres with missing names replaced by names of other genres.
    package func named(by others: [Genre]) -> [Genre] {
        let names = Dictionary(others.map { ($0.id, $0.name) }) { first, _ in first }
        return map { genre in
            guard genre.name.isBlank, let name = names[genre.id], !name.isBlank else { return genre }
            return Genre(id: genre.id, name: name)
        }
    }
}

extension GenreRepository {

    /// Returns the content of a title, with missing genre names added from the cached list of genres. Sends no request.
    ///
    /// - Parameter genres: The genres in the content.
    package func addNames<Content>(
        to genres: WritableKeyPath<Content, [Genre]?>, of kind: TitleKind, in content: Sourced<Content>,
        locale: ContentLocale
    ) async -> Sourced<Content> {
        guard let found = content.value[keyPath: genres], found.lackNames,
            let list = try? await self.genres(of: kind, locale: locale, policy: .cacheOnly)
        else { return content }
        return content.map { content in
            var named = content
            named[keyPath: genres] = found.named(by: list.value)
            return named
        }
    }

    /// Returns the contents of several titles with names in place of missing names of genres.
    package func addNames<Content>(
        to genres: WritableKeyPath<Content, [Genre]?>, of kind: TitleKind,
        in contents: [Result<Sourced<Content>, PopcornError>], locale: ContentLocale
    ) async -> [Result<Sourced<Content>, PopcornError>] {
        var named = contents
        for (index, content) in contents.enumerated() {
            guard case .success(let content) = content else { continue }
            named[index] = .success(await addNames(to: genres, of: kind, in: content, locale: locale))
        }
        return named
    }
}
