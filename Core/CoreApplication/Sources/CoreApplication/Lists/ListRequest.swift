/// A page of what a query gives.
public struct ListRequest<Query: Sendable>: Sendable {
    /// What is looked for; `Void` for a list that is the same for everybody.
    public let query: Query
    /// The page's number, 1 to 500.
    public let page: Int

    /// A page. Default: the first.
    public init(_ query: Query, page: Int = 1) {
        self.query = query
        self.page = page
    }
}

extension ListRequest: Equatable where Query: Equatable {}

extension ListRequest: Hashable where Query: Hashable {}
