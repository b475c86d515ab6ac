extension MediaListService {

    /// Returns an asynchronous sequence of all titles on a list.
    ///
    /// `GET /3/list/{list_id}`, one request per page
    public func allItems(inList id: MediaListID, language: String? = nil) -> PagedAsyncSequence<Show> {
        allItemsPages(inList: id, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of titles on a list.
    ///
    /// `GET /3/list/{list_id}`, one request per page
    public func allItemsPages(inList id: MediaListID, language: String? = nil) -> PagedPagesAsyncSequence<Show> {
        PagedPagesAsyncSequence { page in
            let list = try await details(forList: id, page: page, language: language)
            return PageableListResult(
                page: list.page, results: list.items.elements, skippedCount: list.items.skippedCount,
                totalPages: list.totalPages, totalResults: list.totalResults)
        }
    }
}
