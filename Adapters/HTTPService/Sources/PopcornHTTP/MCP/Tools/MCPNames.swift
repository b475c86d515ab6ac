import CoreApplication
import CoreDomain
import PopcornServices

/// The names of genres, which lists have only as identifiers.
struct MCPGenres: Sendable {

    private var movies: [Int: String] = [:]
    private var series: [Int: String] = [:]

    /// Reads the genres of kinds of titles. Genres that cannot be read have no names.
    static func names(of kinds: [TitleKind], _ call: MCPToolCall) async -> MCPGenres {
        var genres = MCPGenres()
        if kinds.contains(.movie) { genres.movies = names(try? await call.fetch(\.movies.fetchMovieGenres, ())) }
        if kinds.contains(.tvSeries) {
            genres.series = names(try? await call.fetch(\.tvSeries.fetchTVSeriesGenres, ()))
        }
        return genres
    }

    private static func names(_ genres: [Genre]?) -> [Int: String] {
        Dictionary((genres ?? []).map { ($0.id, $0.name) }) { $1 }
    }

    /// Returns the names of genres; `nil` if none is known.
    func names(_ ids: [Int]?, of kind: TitleKind, _ extent: MCPExtent) -> [String]? {
        let names = (ids ?? []).compactMap { (kind == .movie ? movies : series)[$0].nonEmpty }
        return names.prefix(extent.count).map { $0.shortened(to: 24) }.orNil
    }
}

/// A search for values by their names.
struct MCPNames<Value: Sendable>: Sendable {

    private let values: [(name: String, key: String, value: Value)]

    init(_ values: [Value], name: (Value) -> String) {
        self.values = values.map { (name($0), Self.key(name($0)), $0) }
    }

    /// All names, in the order of the values.
    var all: [String] { values.map(\.name) }

    /// Returns the values with a name, regardless of case, accents and punctuation.
    func values(named name: String) -> [Value] {
        let key = Self.key(name)
        return values.filter { $0.key == key }.map(\.value)
    }

    /// Returns the values whose names contain the words of a text, in this order; empty if more values than `count`
    /// match.
    func values(containing text: String, atMost count: Int) -> [Value] {
        let key = Self.key(text)
        let matches = values.filter { " \($0.key) ".contains(" \(key) ") }
        return key.isEmpty || matches.count > count ? [] : matches.map(\.value)
    }

    /// Returns the different names that are most similar to a text, most similar first.
    func closest(to text: String, count: Int) -> [String] {
        let key = Self.key(text)
        let ranked = values.enumerated().map { offset, value in
            let isPart = value.key.contains(key) || key.contains(value.key)
            return (
                name: value.name, rank: (isPart ? 0 : 1, Self.distance(Array(key.utf8), Array(value.key.utf8)), offset)
            )
        }
        var names: Set<String> = []
        return ranked.sorted { $0.rank < $1.rank }.map(\.name).filter { names.insert($0).inserted }.prefix(count)
            .map(\.self)
    }

    /// Returns the form in which names are compared, such as `disney plus` for `Disney+`.
    private static func key(_ name: String) -> String {
        name.replacing("+", with: " plus").foldedForSorting.split { !$0.isLetter && !$0.isNumber }
            .joined(separator: " ")
    }

    /// Returns the number of bytes that must be added, removed or replaced to change a text to another.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (line, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in right.indices {
                let replaced = diagonal + (right[column] == byte ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, Swift.min(diagonal, row[column]) + 1)
            }
        }
        return row[right.count]
    }
}

extension MCPToolCall {

    /// Returns the identifiers of genres with names in the language of the call or in English.
    func genres(_ argument: String, of kind: TitleKind) async throws -> [Int] {
        let texts = arguments.texts(argument)
        guard !texts.isEmpty else { return [] }
        let known = MCPNames(try await genres(of: kind, locale), name: \.name)
        var english: MCPNames<Genre>?
        var ids: [Int] = []
        for text in texts {
            if let genre = known.values(named: text).first {
                ids.append(genre.id)
                continue
            }
            if english == nil, locale.languageCode != "en" {
                english = MCPNames(try await genres(of: kind, .americanEnglish), name: \.name)
            }
            guard let genre = english?.values(named: text).first else {
                throw MCPToolError(
                    message: "There is no genre '\(text.printable)' of \(kind.plural); there are: "
                        + known.all.joined(separator: ", ") + ".")
            }
            ids.append(genre.id)
        }
        return ids
    }

    private func genres(of kind: TitleKind, _ locale: ContentLocale) async throws(PopcornError) -> [Genre] {
        switch kind {
        case .movie: try await call.services.movies.fetchMovieGenres.execute(locale: locale)
        case .tvSeries: try await call.services.tvSeries.fetchTVSeriesGenres.execute(locale: locale)
        }
    }

    /// Returns the identifiers of watch providers in the region with names.
    func watchProviders(of kind: TitleKind) async throws -> [Int] {
        let texts = arguments.texts("watchProviders")
        guard !texts.isEmpty else { return [] }
        let known = MCPNames(try await fetch(\.references.fetchWatchProviders, kind), name: \.name)
        let region = MCPFormat.english.region(locale.region)
        return try texts.flatMap { text in
            let exact = known.values(named: text)
            // The name of a service is part of the names of its variants, such as `Prime Video`.
            let providers = exact.isEmpty ? known.values(containing: text, atMost: 6) : exact
            guard providers.isEmpty else { return providers.map(\.id) }
            let closest = known.closest(to: text, count: 8)
            throw MCPToolError(
                message: closest.isEmpty
                    ? "There are no watch providers in \(region)."
                    : "There is no watch provider '\(text.printable)' in \(region); the closest are: "
                        + closest.joined(separator: ", ") + ".")
        }
    }

    /// Returns the identifiers of keywords with English names.
    func keywords() async throws -> [Int] {
        var ids: [Int] = []
        for text in arguments.texts("keywords") {
            let page = try await fetch(\.references.searchKeywords, ListRequest(NameSearch(text)))
            let known = MCPNames(page.items, name: \.name)
            guard let keyword = known.values(named: text).first else {
                let closest = known.closest(to: text, count: 10)
                let advice =
                    closest.isEmpty
                    ? "Use another English word, or a genre." : "Similar ones: \(closest.joined(separator: ", "))."
                throw MCPToolError(message: "There is no keyword '\(text.printable)'. \(advice)")
            }
            ids.append(keyword.id)
        }
        return ids
    }

    /// Returns the code of the original language, which can be a code or an English or native name.
    func originalLanguage() async throws -> String? {
        guard let text = arguments.text("originalLanguage") else { return nil }
        if text.utf8.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) { return text.lowercased() }
        let languages = try await fetch(\.references.fetchLanguages, ())
        let matches =
            MCPNames(languages, name: \.englishName).values(named: text)
            + MCPNames(languages, name: \.nativeName).values(named: text)
        guard let language = matches.first else {
            throw MCPToolError(
                message:
                    "The language '\(text.printable)' is unknown. Use a code of ISO 639-1, such as `fr`, or "
                    + "the English name."
            )
        }
        return language.code
    }

    /// Returns the code of the country of origin. TMDb also has former countries, such as `SU`.
    func originCountry() async throws -> String? {
        guard let code = arguments.text("originCountry")?.uppercased() else { return nil }
        if MCPFormat.isRegion(code) { return code }
        let countries = try await fetch(\.references.fetchCountries, ())
        guard countries.contains(where: { $0.code == code }) else { throw MCPToolError.unknownRegion(code) }
        return code
    }
}

extension TitleKind {
    /// The noun for several titles in messages.
    var plural: String { self == .movie ? "movies" : "TV series" }
}
