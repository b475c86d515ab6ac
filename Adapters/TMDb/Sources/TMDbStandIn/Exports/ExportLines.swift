/// The lines of the daily export of a kind: JSON objects of the recorded titles, and then of the generated titles.
/// Source: https://developer.themoviedb.org/docs/daily-id-exports
struct ExportLines {
    /// The size of a piece, in bytes. A piece ends with the first line that reaches the size.
    static let pieceSize = 256 * 1024

    let kind: CatalogueKind
    let recordings: Recordings
    let catalogue: GeneratedCatalogue?

    /// Passes the lines to a closure, in pieces of several lines.
    func forEachPiece<Failure: Error>(_ body: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
        var piece: [UInt8] = []
        piece.reserveCapacity(2 * Self.pieceSize)
        func append(_ line: [UInt8]) throws(Failure) {
            piece.append(contentsOf: line)
            piece.append(UInt8(ascii: "\n"))
            guard piece.count >= Self.pieceSize else { return }
            try body(piece)
            piece.removeAll(keepingCapacity: true)
        }
        for title in RecordedTitles(recordings).all(of: kind) {
            if let line = Self.line(of: title, kind: kind) { try append(line) }
        }
        if let catalogue {
            for index in 0..<catalogue.count(of: kind) {
                try append(Self.line(of: CatalogueEntry(kind: kind, index: index), in: catalogue))
            }
        }
        try body(piece)
    }
}

// MARK: - Generated titles

extension ExportLines {
    private static func line(of entry: CatalogueEntry, in catalogue: GeneratedCatalogue) -> [UInt8] {
        JSONWriter.object(capacity: 160) { line in
            switch entry.kind {
            case .movie:
                let movie = GeneratedShow(catalogue: catalogue, entry: entry)
                line.member("adult", false)
                line.member("id", movie.id)
                line.member("original_title", movie.title)
                line.member("popularity", thousandths: movie.popularity)
                line.member("video", false)
            case .tvSeries:
                let series = GeneratedShow(catalogue: catalogue, entry: entry)
                line.member("id", series.id)
                line.member("original_name", series.title)
                line.member("popularity", thousandths: series.popularity)
            case .person:
                line.member("adult", false)
                line.member("id", entry.id)
                line.member("name", catalogue.name(of: entry))
                line.member(
                    "popularity", thousandths: GeneratedPerson(catalogue: catalogue, entry: entry).popularity)
            }
        }
    }
}

// MARK: - Recorded titles

extension ExportLines {
    private static let defaultLines: [CatalogueKind: String] = [
        .movie: #"{"adult":false,"id":0,"original_title":"","popularity":0.0,"video":false}"#,
        .tvSeries: #"{"id":0,"original_name":"","popularity":0.0}"#,
        .person: #"{"adult":false,"id":0,"name":"","popularity":0.0}"#,
    ]
    private static let translatedNames = ["original_title": "title", "original_name": "name"]

    /// Returns the line of a recorded title, with default values for members that are not recorded. Returns `nil` if
    /// the identifier is not recorded.
    private static func line(of title: RecordedTitles.Title, kind: CatalogueKind) -> [UInt8]? {
        guard let row = try? RawJSONObject(parsing: title.row), row["id"] != nil,
            var line = try? RawJSONObject(parsing: Array((defaultLines[kind] ?? "{}").utf8))
        else { return nil }
        func recorded(_ key: String) -> ArraySlice<UInt8>? {
            row[key].flatMap { $0.elementsEqual("null".utf8) ? nil : $0 }
        }
        for key in line.keys {
            if let value = recorded(key) ?? translatedNames[key].flatMap(recorded) { line.set(key, to: value) }
        }
        return line.bytes
    }
}
