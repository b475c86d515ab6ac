import PopcornServices

/// The result of a refresh of changes, as JSON or as text.
struct SyncOutput: Encodable {

    let pages: Int
    let entries: Int
    let changed: Int
    let refreshed: Int
    let skipped: Int
    let notFound: Int
    let failed: Int
    let isDoneElsewhere: Bool

    init(_ progress: ChangeRefreshProgress) {
        pages = progress.pages
        entries = progress.entries
        changed = progress.changed
        refreshed = progress.refreshed
        skipped = progress.skipped
        notFound = progress.notFound
        failed = progress.failed
        isDoneElsewhere = progress.isDoneElsewhere
    }

    var text: String {
        guard !isDoneElsewhere else { return "Another process refreshes the changes of this cache." }
        func counted(_ number: Int, _ text: String) -> String? {
            number > 0 ? "\(TextLayout.grouped(number)) \(text)" : nil
        }
        let facts = [
            "\(TextLayout.grouped(refreshed)) refreshed", counted(skipped, "already fresh"),
            counted(notFound, "not found"), counted(failed, "failed"),
        ].compactMap(\.self)
        let read = "Read \(TextLayout.grouped(pages)) \(pages == 1 ? "page" : "pages") of changes"
        let values = "\(TextLayout.grouped(changed)) cached \(changed == 1 ? "value" : "values") changed"
        return "\(read): \(values), \(facts.joined(separator: ", "))."
    }
}
