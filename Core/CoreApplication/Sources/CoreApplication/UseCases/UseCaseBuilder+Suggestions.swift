package import CoreDomain

extension UseCaseBuilder {

    /// Creates the use case that suggests titles by name.
    ///
    /// - Parameter index: The index of the names of titles; `nil` for none.
    package func suggestions(
        _ name: String, from index: (any TitleNameIndex)?
    ) -> FetchUseCase<SuggestionQuery, [TitleSuggestion]> {
        FetchUseCase(name, tracer: tracer) { [defaults] query, locale, _ throws(PopcornError) in
            guard let index else {
                throw PopcornError(.notCached, "There is no index of titles, because no folder is configured for it")
            }
            return try await index.suggestions(for: query, locale: defaults.locale(for: locale))
        }
    }
}
