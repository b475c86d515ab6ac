import PopcornServices

extension ChangeRefreshProgress {

    /// The result as text.
    var text: String {
        func counted(_ number: Int, _ text: String) -> String? {
            number > 0 ? "\(TextLayout.grouped(number)) \(text)" : nil
        }
        let facts = [
            "\(TextLayout.grouped(refreshed)) refreshed", counted(skipped, "already fresh"),
            counted(notFound, "not found"), counted(failed, "failed"),
        ].compactMap(\.self)
        let read = "Read \(TextLayout.grouped(pages)) \(pages == 1 ? "page" : "pages") of changes"
        let values = "\(TextLayout.grouped(changed)) cached \(changed == 1 ? "value" : "values") changed"
        let result = "\(read): \(values), \(facts.joined(separator: ", "))."
        guard isDoneByAnotherProcess else { return result }
        let other = "Another process refreshes the changes of this cache."
        return pages == 0 && changed == 0 ? other : "\(result) \(other)"
    }
}
