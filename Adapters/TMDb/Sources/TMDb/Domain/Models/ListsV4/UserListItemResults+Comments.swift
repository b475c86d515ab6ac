/// What is needed to add titles and comments with two requests.
extension UserListItemResults {

    /// Whether an entry was carried out.
    func holds(_ item: UserListItem) -> Bool {
        results.contains { $0.success && $0.mediaType == item.mediaType && $0.mediaID == item.mediaID }
    }

    /// These results, with the failures of a second request in place of its entries' successes.
    func merging(_ second: UserListItemResults) -> UserListItemResults {
        let merged = results.map { result in
            guard result.success else { return result }
            return second.results.first {
                !$0.success && $0.mediaType == result.mediaType && $0.mediaID == result.mediaID
            } ?? result
        }
        return UserListItemResults(
            results: merged, success: success, statusCode: statusCode, statusMessage: statusMessage)
    }
}
