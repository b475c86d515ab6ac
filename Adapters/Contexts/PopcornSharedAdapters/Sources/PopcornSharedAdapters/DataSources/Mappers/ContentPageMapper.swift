package import CoreDomain
package import TMDb

/// Maps a page of a TMDb list to a domain page.
package struct ContentPageMapper {

    package init() {}

    /// Maps a page.
    ///
    /// - Parameters:
    ///   - dto: The page of a TMDb list.
    ///   - number: The number of the requested page, used if the response lacks its number.
    ///   - item: Returns the domain item of a row, or `nil` to omit the row.
    package func map<Row, Item>(
        _ dto: TMDb.PageableListResult<Row>, page number: Int, item: (Row) -> Item?
    ) -> ContentPage<Item> {
        ContentPage(
            page: dto.page ?? number, totalPages: dto.totalPages ?? number,
            totalResults: dto.totalResults ?? dto.results.count, items: dto.results.compactMap(item))
    }
}
