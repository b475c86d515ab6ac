package import CoreDomain
package import TMDb

/// Maps a page of one of TMDb's lists, whatever its items are.
package struct ContentPageMapper {

    package init() {}

    /// - Parameters:
    ///   - number: The page that was asked for, which TMDb does not always repeat.
    ///   - item: Makes an item of a row; `nil` leaves the row out.
    package func map<Row, Item>(
        _ dto: TMDb.PageableListResult<Row>, page number: Int, item: (Row) -> Item?
    ) -> ContentPage<Item> {
        ContentPage(
            page: dto.page ?? number, totalPages: dto.totalPages ?? number,
            totalResults: dto.totalResults ?? dto.results.count, items: dto.results.compactMap(item))
    }
}
