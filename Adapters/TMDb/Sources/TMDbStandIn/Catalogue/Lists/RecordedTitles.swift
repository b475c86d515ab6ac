/// The recorded movies, series and people, as list rows.
struct RecordedTitles: Sendable {
    struct Title: Sendable {
        let name: String
        let row: [UInt8]
        let rowWithMediaType: [UInt8]
    }

    private let titles: [CatalogueKind: [Title]]

    init(_ recordings: Recordings) {
        var titles: [CatalogueKind: [Title]] = [:]
        for recording in recordings.all where recording.isDetails {
            let parts = recording.path.split(separator: "/")
            guard parts.count == 3, parts[0] == "3", Int(parts[2]) != nil,
                let kind = CatalogueKind.allCases.first(where: { $0.mediaType == parts[1] }),
                let title = Title(details: recording.body, kind: kind)
            else { continue }
            titles[kind, default: []].append(title)
        }
        self.titles = titles
    }

    func all(of kind: CatalogueKind) -> [Title] { titles[kind] ?? [] }

    func rows(of kind: CatalogueKind, withMediaType: Bool = false, query: String? = nil) -> [[UInt8]] {
        all(of: kind).filter { title in
            guard let query else { return true }
            return !query.isEmpty && title.name.lowercased().contains(query.lowercased())
        }.map { withMediaType ? $0.rowWithMediaType : $0.row }
    }
}

extension Recording {
    fileprivate var isDetails: Bool {
        method == "GET" && status == 200
            && RequestShape(path: path, parameters: parameters)
                == RequestShape(path: path, parameters: QueryParameters(parsing: ""))
    }
}

extension RecordedTitles.Title {
    private static let members: [CatalogueKind: [String]] = [
        .movie: show + ["original_title", "title", "release_date", "video"],
        .tvSeries: show + ["original_name", "name", "first_air_date", "origin_country"],
        .person: ["adult", "gender", "id", "known_for_department", "name", "popularity", "profile_path"],
    ]
    private static let show = [
        "adult", "backdrop_path", "id", "original_language", "overview", "popularity", "poster_path", "vote_average",
        "vote_count",
    ]

    /// Creates the list rows of a title from its details. Returns `nil` if the details are not a JSON object with a
    /// name.
    fileprivate init?(details: [UInt8], kind: CatalogueKind) {
        guard var row = try? RawJSONObject(parsing: details), let genres = try? Self.genreIDs(in: row),
            let name = row[kind == .movie ? "title" : "name"], name.count > 2
        else { return nil }
        let kept = Set(Self.members[kind] ?? [])
        row.removeMembers { !kept.contains($0) }
        if kind != .person { row.set("genre_ids", to: genres[...]) }
        self.name = String(decoding: name.dropFirst().dropLast(), as: UTF8.self)
        self.row = row.bytes
        row.set("media_type", to: Array("\"\(kind.mediaType)\"".utf8)[...])
        rowWithMediaType = row.bytes
    }

    private static func genreIDs(in details: RawJSONObject) throws(RawJSONError) -> [UInt8] {
        var ids = JSONWriter(capacity: 32)
        var found: [ArraySlice<UInt8>] = []
        if let genres = details["genres"] {
            let json = RawJSON(bytes: Array(genres))
            for genre in try json.elements(in: 0..<json.bytes.count) {
                if let id = try json.members(in: genre).first(where: { $0.key == "id" }) {
                    found.append(json.text(of: id))
                }
            }
        }
        ids.array(of: found) { $0.raw($1) }
        return ids.bytes
    }
}
