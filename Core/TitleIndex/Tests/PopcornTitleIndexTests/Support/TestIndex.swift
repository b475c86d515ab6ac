import Foundation
import Testing

@testable import PopcornTitleIndex

/// Runs a closure with the URL of a new folder and deletes the folder afterwards.
func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "popcorn-titles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
}

/// A title of a test.
struct TestTitle {
    var kind = TitleKind.movie
    var name: String
    var popularity = 1.0
    var isAdult = false
}

extension TestTitle: ExpressibleByStringLiteral {
    init(stringLiteral name: String) { self.init(name: name) }
}

/// Builds an index of titles, whose identifiers are their numbers from 1.
func build(_ file: URL, _ titles: [TestTitle], made: Date = .made) async throws {
    let builder = TitleIndexBuilder(file)
    try await builder.start()
    try await append(titles, to: builder, made: made)
    _ = try await builder.finish()
}

func append(_ titles: [TestTitle], to builder: TitleIndexBuilder, made: Date = .made) async throws {
    for kind in TitleKind.allCases {
        let lines = titles.enumerated().filter { $0.element.kind == kind }.map { index, title in
            line(title, id: index + 1)
        }
        guard !lines.isEmpty else { continue }
        try await builder.append(gzip(lines.joined()), of: kind)
        try await builder.endExport(of: kind, made: made)
    }
}

func line(_ title: TestTitle, id: Int) -> String {
    let key = [TitleKind.movie: "original_title", .series: "original_name", .person: "name"][title.kind] ?? "name"
    let name = title.name.replacingOccurrences(of: "\"", with: "\\\"")
    return """
        {"adult":\(title.isAdult),"id":\(id),"\(key)":"\(name)","popularity":\(title.popularity)}

        """
}

extension Date {
    /// The date of the exports of tests.
    static let made = Date(timeIntervalSinceReferenceDate: 800_000_000)
}

/// Runs a closure with an index of titles.
func withIndex(
    _ titles: [TestTitle], aliases: [TitleAlias] = [], _ body: (TitleIndex) async throws -> Void
) async throws {
    try await withFolder { folder in
        let file = folder.appending(path: "titles.sqlite")
        try await build(file, titles)
        let names = TitleAliases(folder.appending(path: "aliases.sqlite"))
        try await names.add(aliases)
        let index = TitleIndex(file, aliases: names)
        try await body(index)
        await index.close()
        await names.close()
    }
}

extension TitleIndex {

    /// Returns the names of the suggestions.
    func names(
        _ text: String, kinds: Set<TitleKind> = Set(TitleKind.allCases), includesAdult: Bool = false, limit: Int = 10
    ) async throws -> [String] {
        try await suggestions(for: text, kinds: kinds, includesAdult: includesAdult, limit: limit).map(\.name)
    }
}
