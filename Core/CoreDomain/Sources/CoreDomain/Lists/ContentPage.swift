/// A page of a list.
public struct ContentPage<Item: Sendable>: Sendable {
    /// The page number, starting at 1.
    public let page: Int
    /// The number of pages of the list that TMDb serves, at most ``lastServedPage``.
    public let totalPages: Int
    /// The number of items on all pages.
    public let totalResults: Int
    /// The items, in the order of the list.
    public let items: [Item]

    /// The number of the last page that TMDb serves of a list.
    public static var lastServedPage: Int { 500 }

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - page: The number of the page, from 1.
    ///   - totalPages: The number of pages of the list. A greater number than ``lastServedPage`` is replaced by it.
    ///   - totalResults: The number of items of the list.
    ///   - items: The items of the page.
    public init(page: Int, totalPages: Int, totalResults: Int, items: [Item]) {
        self.page = page
        self.totalPages = min(totalPages, Self.lastServedPage)
        self.totalResults = totalResults
        self.items = items
    }

    /// Returns the page with transformed items.
    public func map<Other: Sendable>(_ transform: (Item) -> Other) -> ContentPage<Other> {
        ContentPage<Other>(
            page: page, totalPages: totalPages, totalResults: totalResults, items: items.map(transform))
    }
}

extension ContentPage: Equatable where Item: Equatable {}

extension ContentPage: Hashable where Item: Hashable {}

extension ContentPage: Encodable where Item: Encodable {}

extension ContentPage: Decodable where Item: Decodable {}
