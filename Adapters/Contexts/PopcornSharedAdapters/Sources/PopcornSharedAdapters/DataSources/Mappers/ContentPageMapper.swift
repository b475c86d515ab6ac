package import CoreDomain
package import TMDb

/// A mapper from a page of a TMDb list to a domain page.
package struct ContentPageMapper {

    package init() {}

    /// Maps a page. An item with the identifier of an earlier item is omitted.
    ///
    /// - Parameters:
    ///   - dto: The page of a TMDb list.
    ///   - number: The number of the requested page, used if the response lacks its number.
    ///   - item: A closure that returns the domain item of a row, or `nil` to omit the row.
    package func map<Row, Item: Identifiable>(
        _ dto: TMDb.PageableListResult<Row>, page number: Int, item: (Row) -> Item?
    ) -> ContentPage<Item> {
        var ids: Set<Item.ID> = []
        return ContentPage(
            page: dto.page ?? number, totalPages: dto.totalPages ?? number,
            totalResults: dto.totalResults ?? dto.results.count,
            items: dto.results.compactMap(item).filter { ids.insert($0.id).inserted })
    }
}
