import ArgumentParser
import CoreApplication
import CoreDomain
import NIOConcurrencyHelpers
import PopcornServices

/// The options of commands that show a list.
struct ListOptions: ParsableArguments {

    @Option(help: ArgumentHelp("Page, 1 to 500 (default: 1).", valueName: "number"))
    var page: Int?

    @Flag(help: "Show all pages, without duplicate items.")
    var all = false

    @Option(help: ArgumentHelp("Maximum number of items (default: no limit).", valueName: "number"))
    var limit: Int?

    @OptionGroup var owner: OwnerOptions

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if all && page != nil { throw ValidationError("--page cannot be combined with --all.") }
        if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
    }

    /// Throws an error if list options are used for something other than a list.
    func check(isList: Bool) throws {
        if !isList, page != nil || all || limit != nil {
            throw ValidationError(
                "--page, --all and --limit can only be used with similar, recommendations and reviews.")
        }
    }

    /// Fetches a list and prints it.
    ///
    /// - Parameters:
    ///   - line: A closure that returns the line of text for an item.
    ///   - recorded: The search that is recorded in the owner's search history after the list was printed. Default:
    ///     `nil`, for none.
    func show<Query: Sendable, Item: Identifiable & Encodable & Sendable>(
        _ query: @autoclosure @escaping @Sendable () throws(PopcornError) -> Query,
        _ useCase: @escaping @Sendable (PopcornServices) -> FetchListUseCase<Query, Item>,
        line: @Sendable (Item) -> ListLine, recording recorded: SearchTerm? = nil
    ) async throws where Item.ID: Sendable {
        try await show(
            query(), useCase, text: { items in items.map { line($0).description }.joined(separator: "\n") },
            recording: recorded)
    }

    /// Fetches a list and prints it.
    ///
    /// - Parameters:
    ///   - text: A closure that returns the text for the items, of which there is at least one.
    ///   - recorded: The search that is recorded after the list was printed. Default: `nil`, for none.
    func show<Query: Sendable, Item: Identifiable & Encodable & Sendable>(
        _ query: @autoclosure @escaping @Sendable () throws(PopcornError) -> Query,
        _ useCase: @escaping @Sendable (PopcornServices) -> FetchListUseCase<Query, Item>,
        text: @Sendable ([Item]) -> String, recording recorded: SearchTerm? = nil
    ) async throws where Item.ID: Sendable {
        try await reading.show(isBounded: !all) { [self] services, policy throws(PopcornError) in
            let (list, query, owner) = (useCase(services), try query(), try owner.libraryOwner())
            let answer =
                all
                ? try await wholeList(list, query, policy, owner)
                : try await list.sourced(query, page: page ?? 1, policy: policy, owner: owner)
            return answer.map { $0.limited(to: limit) }
        } text: { _, page in
            page.items.isEmpty ? "Nothing found." : text(page.items)
        } note: { page in
            "page \(page.page) of \(page.totalPages) · \(TextLayout.grouped(page.totalResults)) in total"
        } finish: { [owner] services throws(PopcornError) in
            guard let recorded else { return }
            try await services.searchHistory.recordSearch.execute(
                recorded.text, kind: recorded.kind, owner: owner.libraryOwner())
        }
    }

    /// Fetches all pages, or the pages up to the limit, and returns them as one page with the source of the first.
    private func wholeList<Query: Sendable, Item: Identifiable & Sendable>(
        _ list: FetchListUseCase<Query, Item>, _ query: Query, _ policy: ReadPolicy, _ owner: WatchlistOwner
    ) async throws(PopcornError) -> Sourced<ContentPage<Item>> where Item.ID: Sendable {
        let first = NIOLockedValueBox<Sourced<ContentPage<Item>>?>(nil)
        let everything = ContentItems<Item> { number throws(PopcornError) in
            let answer = try await list.sourced(query, page: number, policy: policy, owner: owner)
            first.withLockedValue { $0 = $0 ?? answer }
            return answer.value
        }
        var items: [Item] = []
        var iterator = everything.makeAsyncIterator()
        while items.count < limit ?? .max, let item = try await iterator.next(isolation: nil) { items.append(item) }
        guard let first = first.withLockedValue({ $0 }) else {
            return try await list.sourced(query, page: 1, policy: policy, owner: owner)
        }
        return first.map { page in
            ContentPage(page: 1, totalPages: page.totalPages, totalResults: page.totalResults, items: items)
        }
    }
}

extension ContentPage {
    fileprivate func limited(to limit: Int?) -> ContentPage {
        ContentPage(
            page: page, totalPages: totalPages, totalResults: totalResults,
            items: Array(items.prefix(limit ?? .max)))
    }
}
