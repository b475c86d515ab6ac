/// A request for a page of a list.
public struct ListRequest<Query: Sendable>: Sendable {
    /// The query; `Void` for a list that needs no query.
    public let query: Query
    /// The page number, 1 to 500.
    public let page: Int

    /// Creates a request. Default page: 1.
    public init(_ query: Query, page: Int = 1) {
        self.query = query
        self.page = page
    }
}

extension ListRequest: Equatable where Query: Equatable {}

extension ListRequest: Hashable where Query: Hashable {}
