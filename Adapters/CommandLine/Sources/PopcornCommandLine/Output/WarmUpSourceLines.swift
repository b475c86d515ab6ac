import PopcornServices

/// The lines about the sources of a warm-up: one for each source that was read, and one for each 100 pages.
struct WarmUpSourceLines {

    /// The number of pages between two lines.
    private static let pageInterval = 100

    /// The number of sources that have a line.
    private var completeCount = 0

    /// Returns the new lines for a progress.
    mutating func lines(for progress: WarmUpProgress) -> [String] {
        let areAllRead = progress.items.total != nil
        // A source was read if the next one began or the total is known.
        let read = areAllRead ? progress.sources[...] : progress.sources.dropLast()
        var lines = read.dropFirst(completeCount).map(\.text)
        completeCount = read.count
        if !areAllRead, let current = progress.sources.last, current.pages > 0,
            current.pages.isMultiple(of: Self.pageInterval)
        {
            lines.append("\(current.source): \(TextLayout.grouped(current.pages)) pages read")
        }
        return lines
    }
}

extension WarmUpProgress.Source {

    /// The result as text.
    fileprivate var text: String {
        var facts = ["\(TextLayout.grouped(items)) \(items == 1 ? "item" : "items")"]
        if pages > 0 { facts.append("\(TextLayout.grouped(pages)) \(pages == 1 ? "page" : "pages")") }
        if let error { facts.append("then failed: \(error.message)") }
        return "\(source): \(facts.joined(separator: ", "))"
    }
}
