/// The name of a list or of one of its pages in messages, such as `page 2 of the list movie/popular` or `the search`.
///
/// It omits the query of the list, because a user may have entered its text.
package struct ListSubject: CustomStringConvertible {

    package let description: String

    /// Creates the name of a list.
    ///
    /// - Parameters:
    ///   - name: The name of the list, with its query.
    ///   - page: The page number. Default: `nil`, for the list as a whole.
    package init(_ name: String, page: Int? = nil) {
        let path = name.prefix { $0 != "?" }
        let list = path.hasSuffix("/search") ? "the search" : "the list \(path)"
        description = page.map { "page \($0) of \(list)" } ?? list
    }
}

extension ContentList {

    /// Returns the name of a page in messages.
    package func subject(ofPage page: Int) -> String { ListSubject(name, page: page).description }
}
