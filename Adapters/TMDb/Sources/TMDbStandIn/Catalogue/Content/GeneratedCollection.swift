/// A collection of three consecutive movies. Every tenth movie starts one.
struct GeneratedCollection {
    let catalogue: GeneratedCatalogue
    let index: Int

    private static let interval = 10
    private static let size = 3
    private static let firstID = 530_000_001

    static func count(in catalogue: GeneratedCatalogue) -> Int { (catalogue.movieCount + interval - 1) / interval }

    /// Creates the collection that contains a movie. Returns `nil` if the movie is not in a collection.
    init?(catalogue: GeneratedCatalogue, movie: Int) {
        guard movie % Self.interval < Self.size else { return nil }
        self.init(catalogue: catalogue, id: Self.firstID + movie / Self.interval)
    }

    init?(catalogue: GeneratedCatalogue, id: Int) {
        index = id - Self.firstID
        guard (0..<Self.count(in: catalogue)).contains(index) else { return nil }
        self.catalogue = catalogue
    }

    /// Creates the collection that a movie starts and is named after. Returns `nil` if the movie does not start one.
    init?(catalogue: GeneratedCatalogue, beginning movie: Int) {
        guard movie % Self.interval == 0 else { return nil }
        self.init(catalogue: catalogue, movie: movie)
    }

    private var parts: [GeneratedShow] {
        let first = index * Self.interval
        return (first..<min(first + Self.size, catalogue.movieCount)).map {
            GeneratedShow(catalogue: catalogue, entry: CatalogueEntry(kind: .movie, index: $0))
        }
    }

    func writeShort(to writer: inout JSONWriter) {
        let parts = parts
        writer.member("id", Self.firstID + index)
        writer.member("name", "\(parts.first?.title ?? "") Collection")
        writer.member("poster_path", parts.first?.posterPath ?? "")
        writer.member("backdrop_path", parts.first?.backdropPath ?? "")
    }

    /// Writes the members of a search result.
    func writeRow(to writer: inout JSONWriter) {
        let parts = parts
        writeShort(to: &writer)
        writer.member("original_name", "\(parts.first?.title ?? "") Collection")
        writer.member("original_language", parts.first?.origin.language ?? "")
        writer.member("overview", parts.first?.overview ?? "")
        writer.member("adult", false)
    }

    var details: [UInt8] {
        JSONWriter.object(capacity: 4096) { details in
            writeRow(to: &details)
            details.member("parts", of: parts) { $1.write(to: &$0, withMediaType: true) }
        }
    }
}
