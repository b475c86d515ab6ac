import CoreDomain
import PopcornPersistence

/// The pages of searches from the index of titles, while TMDb is unavailable.
struct SuggestedPages<List: ContentList, Previews: PreviewStore>: Sendable {

    /// The number of items of a page, as on TMDb.
    private let pageSize = 20

    let names: any TitleNameIndex
    let previews: Previews
    let database: any EntityDatabase

    /// Returns a page of a search by name. An item without a cached preview has only its name.
    ///
    /// - Parameter failure: The failure of the search.
    /// - Returns: `nil` if the list is not a search by name, if TMDb has responded, or if the index has no match.
    func page(
        _ number: Int, of list: List, locale: ContentLocale, after failure: PopcornError
    ) async -> Sourced<ContentPage<Previews.Preview>>? {
        guard failure.permitsSuggestions, let query = list.suggestionQuery,
            let type = Previews.Preview.self as? any SuggestedPreview.Type,
            let found = try? await names.suggestions(for: query, locale: locale), !found.value.isEmpty
        else { return nil }
        let count = found.value.count
        var items: [Previews.Preview] = []
        for suggestion in found.value.dropFirst((number - 1) * pageSize).prefix(pageSize) {
            guard let preview = type.init(suggestion) as? Previews.Preview else { continue }
            items.append(await cached(preview, language: locale.language) ?? preview)
        }
        let page = ContentPage(
            page: number, totalPages: (count + pageSize - 1) / pageSize, totalResults: count, items: items)
        return Sourced(
            page, origin: .index, cachedAt: found.cachedAt, failure: failure.kind == .notCached ? nil : failure)
    }

    private func cached(_ preview: Previews.Preview, language: String) async -> Previews.Preview? {
        try? await previews.previews(of: previews.items(of: [preview]), language: language, in: database).first
    }
}

extension PopcornError {

    /// Whether the request failed without a result of TMDb, or was not sent because of the read policy.
    fileprivate var permitsSuggestions: Bool {
        switch kind {
        case .unavailable, .rateLimited, .overloaded, .undecodable, .notCached: true
        default: false
        }
    }
}
