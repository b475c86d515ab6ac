/// Methods for adding items and then their comments with a second request.
extension UserListItemResults {

    /// Returns whether an item was processed.
    func succeeded(for item: UserListItem) -> Bool {
        results.contains { $0.success && $0.mediaType == item.mediaType && $0.mediaID == item.mediaID }
    }

    /// Returns these results, in which failures of a second request replace the results of the same items.
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
