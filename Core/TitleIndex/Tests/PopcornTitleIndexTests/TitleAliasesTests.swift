import Foundation
import PopcornPersistence
import Testing

@testable import PopcornTitleIndex

@Suite
struct TitleAliasesTests {

    private static let amelie = TitleAlias(kind: .movie, id: 1, name: "Amélie", language: "en", popularity: 35)
    private static let titles: [TestTitle] = [
        TestTitle(name: "Le fabuleux destin d'Amélie Poulain", popularity: 35),
        TestTitle(name: "Amelie", popularity: 1),
        TestTitle(kind: .series, name: "Amélie", popularity: 2),
    ]

    @Test
    func `finds a title by an alias, once, with the name that matches best`() async throws {
        try await withIndex(Self.titles, aliases: [Self.amelie]) { index async throws in
            let found = try await index.suggestions(for: "amelie")
            #expect(found.map(\.name) == ["Amélie", "Amélie", "Amelie"])
            #expect(found.map(\.id) == [1, 3, 2])
            #expect(found.map(\.language) == ["en", nil, nil])
            #expect(try await index.suggestions(for: "destin").map(\.language) == [nil])
        }
    }

    @Test
    func `applies the kinds, the adult filter and corrections to aliases`() async throws {
        var adult = Self.amelie
        adult.isAdult = true
        adult.id = 7
        adult.name = "Amelia"
        try await withIndex(Self.titles, aliases: [Self.amelie, adult]) { index async throws in
            #expect(try await index.names("amelie", kinds: [.person]) == [])
            #expect(try await index.names("amelia") == ["Amélie", "Amélie", "Amelie"])
            #expect(try await index.names("amelia", includesAdult: true).first == "Amelia")
        }
    }

    @Test
    func `retains aliases when the index is replaced`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            let aliases = TitleAliases(folder.appending(path: "aliases.sqlite"))
            let index = TitleIndex(file, aliases: aliases, checkInterval: .zero)
            try await build(file, ["Other"])
            try await aliases.add([Self.amelie])
            try await build(file, ["Another"])
            #expect(try await index.names("amelie") == ["Amélie"])
            #expect(try await index.names("another") == ["Another"])
        }
    }

    @Test
    func `updates an alias that is added again`() async throws {
        var popular = Self.amelie
        popular.popularity = 500
        try await withIndex(["Other"], aliases: [Self.amelie, popular]) { index async throws in
            #expect(try await index.suggestions(for: "amelie").map(\.popularity) == [500])
        }
    }

    @Test
    func `reads the most popular ones of many aliases`() async throws {
        let aliases = (1...80).map {
            TitleAlias(kind: .movie, id: $0, name: "Alias \($0)", language: "de", popularity: Double($0))
        }
        try await withIndex(["Other"], aliases: aliases) { index async throws in
            #expect(try await index.suggestions(for: "alias", limit: 3).map(\.id) == [80, 79, 78])
            #expect(try await index.suggestions(for: "alias", limit: 50).map(\.id) == Array((31...80).reversed()))
        }
    }

    @Test
    func `removes the oldest aliases above the limit`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            try await build(file, ["Other"])
            let aliases = TitleAliases(folder.appending(path: "aliases.sqlite"), limit: 3)
            let index = TitleIndex(file, aliases: aliases)
            let added = (1...4).map {
                TitleAlias(kind: .movie, id: $0, name: "Alias \($0)", language: "de", popularity: Double($0))
            }
            try await aliases.add([added[0], added[1], added[2]])
            try await aliases.add([added[0], added[3]])
            #expect(try await index.suggestions(for: "alias").map(\.id) == [4, 3, 1])
        }
    }

    @Test
    func `forgives a typo in a word that only aliases have, while one of them has it`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            try await build(file, ["Le Fabuleux Destin"])
            let aliases = TitleAliases(folder.appending(path: "aliases.sqlite"), limit: 2)
            let index = TitleIndex(file, aliases: aliases)
            let names = ["Wunderbare Welt", "Die Wunderbare", "Anderes", "Weiteres"].enumerated().map {
                TitleAlias(kind: .movie, id: $0.offset, name: $0.element, language: "de", popularity: 1)
            }
            try await aliases.add([names[0], names[1]])
            // An update of an alias does not change the number of its words.
            try await aliases.add([names[1]])
            #expect(try await index.names("wunderbahre") == ["Wunderbare Welt", "Die Wunderbare"])
            #expect(try await index.names("wunderbahre welt") == ["Wunderbare Welt"])
            try await aliases.add([names[2]])
            #expect(try await index.names("wunderbahre") == ["Die Wunderbare"])
            try await aliases.add([names[3]])
            #expect(try await index.names("wunderbahre") == [])
            #expect(try await index.names("anderess") == ["Anderes"])
            let connection = try Connection(
                path: folder.appending(path: "aliases.sqlite").path, role: .reader, busyTimeout: .zero)
            #expect(try connection.integer("SELECT count(*) FROM terms") == 2)
        }
    }

    @Test
    func `ignores names that are empty or too long`() async throws {
        let long = String(repeating: "long ", count: 1000)
        let ignored = ["", long].map { TitleAlias(kind: .movie, id: 1, name: $0, language: "de", popularity: 1) }
        try await withIndex(["Other"], aliases: ignored) { index async throws in
            #expect(try await index.names("long") == [])
        }
    }

    @Test(arguments: ["no database", String(repeating: "no database", count: 1000)])
    func `replaces a damaged file, and has no aliases until then`(content: String) async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            try await build(file, ["Other"])
            let aliasFile = folder.appending(path: "aliases.sqlite")
            try Data(content.utf8).write(to: aliasFile)
            let aliases = TitleAliases(aliasFile, checkInterval: .zero)
            let index = TitleIndex(file, aliases: aliases)
            #expect(try await index.names("amelie") == [])
            try await aliases.add([Self.amelie])
            #expect(try await index.names("amelie") == ["Amélie"])
        }
    }

    @Test
    func `deletes the aliases of another version`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "titles.sqlite")
            try await build(file, ["Other"])
            let aliasFile = folder.appending(path: "aliases.sqlite")
            try await TitleAliases(aliasFile).add([Self.amelie])
            try Connection(path: aliasFile.path, role: .writer, busyTimeout: .zero).execute("PRAGMA user_version = 999")
            let aliases = TitleAliases(aliasFile)
            let index = TitleIndex(file, aliases: aliases)
            #expect(try await index.names("amelie") == [])
            var other = Self.amelie
            other.name = "Amelia"
            try await aliases.add([other])
            #expect(try await index.names("amelia") == ["Amelia"])
        }
    }

    @Test
    func `does not write to the tables of a version that has replaced its own meanwhile`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "aliases.sqlite")
            let aliases = TitleAliases(file)
            try await aliases.add([Self.amelie])
            let other = try Connection(path: file.path, role: .writer, busyTimeout: .zero)
            try other.execute("DROP TABLE aliases; CREATE TABLE aliases (other); PRAGMA user_version = 999")
            try await aliases.add([Self.amelie])
            #expect(try other.integer("PRAGMA user_version") == AliasFile.version)
            #expect(try other.integer("SELECT count(*) FROM aliases WHERE id = 1") == 1)
        }
    }

    @Test
    func `returns the names of titles in a language, the last one that was added`() async throws {
        try await withFolder { folder in
            let names = TitleAliases(folder.appending(path: "aliases.sqlite"))
            let titles = [(TitleKind.movie, 1), (.series, 1), (.movie, 2)].map { kind, id in
                TitleReference(
                    TitleSuggestion(
                        kind: kind, id: id, name: "", language: nil, popularity: 0, isAdult: false, isVideo: false))
            }
            #expect(try await names.names(of: titles, in: "de").isEmpty)
            try await names.add([
                TitleAlias(kind: .movie, id: 1, name: "Findet Nemo", language: "de", popularity: 1),
                TitleAlias(kind: .movie, id: 1, name: "Nemo", language: "de", popularity: 1),
                TitleAlias(kind: .movie, id: 1, name: "Le Monde de Nemo", language: "fr", popularity: 1),
                TitleAlias(kind: .series, id: 1, name: "Haus", language: "de", popularity: 1),
            ])
            #expect(try await names.names(of: titles, in: "de") == [titles[0]: "Nemo", titles[1]: "Haus"])
            #expect(try await names.names(of: titles, in: "fr") == [titles[0]: "Le Monde de Nemo"])
            await names.close()
        }
    }
}
