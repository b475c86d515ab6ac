extension UserListService {

    /// Returns an asynchronous sequence of all titles on a list.
    ///
    /// `GET /4/list/{list_id}`, one request per page
    ///
    /// The sort order is as in ``details(forList:sortedBy:page:language:)``. Default: the order that is stored with the
    /// list.
    public func allItems(
        inList id: UserList.ID, sortedBy sort: UserListSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<Show> {
        allItemsPages(inList: id, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of titles on a list.
    ///
    /// `GET /4/list/{list_id}`, one request per page
    ///
    /// The sort order is as in ``details(forList:sortedBy:page:language:)``. Default: the order that is stored with the
    /// list.
    public func allItemsPages(
        inList id: UserList.ID, sortedBy sort: UserListSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<Show> {
        PagedPagesAsyncSequence { page in
            let list = try await details(forList: id, sortedBy: sort, page: page, language: language)
            return PageableListResult(
                page: list.page, results: list.results.elements, skippedCount: list.results.skippedCount,
                totalPages: list.totalPages, totalResults: list.totalResults)
        }
    }
}
