/// One page of a list.
public struct ContentPage<Item: Sendable>: Sendable {
    /// The page's number, from 1.
    public let page: Int
    /// How many pages the list has. TMDb serves the first 500.
    public let totalPages: Int
    /// How many items all pages have.
    public let totalResults: Int
    /// The items, in the list's order.
    public let items: [Item]

    /// The last page that TMDb serves of any list.
    public static var lastServedPage: Int { 500 }

    /// Creates a page.
    public init(page: Int, totalPages: Int, totalResults: Int, items: [Item]) {
        self.page = page
        self.totalPages = totalPages
        self.totalResults = totalResults
        self.items = items
    }

    /// The same page with something made of each item.
    public func map<Other: Sendable>(_ transform: (Item) -> Other) -> ContentPage<Other> {
        ContentPage<Other>(
            page: page, totalPages: totalPages, totalResults: totalResults, items: items.map(transform))
    }
}

extension ContentPage: Equatable where Item: Equatable {}

extension ContentPage: Hashable where Item: Hashable {}

extension ContentPage: Encodable where Item: Encodable {}

extension ContentPage: Decodable where Item: Decodable {}
