extension GeneratedShow {

    /// The members that the details of movies and series share.
    func writeSharedDetails(to details: inout JSONWriter) {
        writeShared(to: &details)
        details.member("genres", of: genres) { writer, genre in
            writer.object {
                $0.member("id", genre.id)
                $0.member("name", genre.name)
            }
        }
        details.member("homepage", "https://films.example/\(kind.mediaType)/\(id)")
        details.member("origin_country", of: [origin.country])
        details.member("production_companies", of: [company]) { writer, index in
            writer.object { CatalogueVocabulary.company.writeShort(index, to: &$0) }
        }
        details.member("production_countries", of: [origin]) { writer, origin in
            writer.object {
                $0.member("iso_3166_1", origin.country)
                $0.member("name", origin.countryName)
            }
        }
        details.member("spoken_languages", of: [origin]) { writer, origin in
            writer.object {
                $0.member("english_name", origin.languageName)
                $0.member("iso_639_1", origin.language)
                $0.member("name", origin.ownName)
            }
        }
        details.member("tagline", "\(SampleWords.adjectives[number("tagline", below: 10)]) and never again.")
    }

    func writeMovieDetails(to writer: inout JSONWriter) {
        writer.object { details in
            writeSharedDetails(to: &details)
            if let collection = GeneratedCollection(catalogue: catalogue, movie: entry.index) {
                details.member("belongs_to_collection") { collection.writeShort(to: &$0) }
            } else {
                details.null("belongs_to_collection")
            }
            details.member("budget", (1 + number("budget", below: 200)) * 1_000_000)
            details.member("imdb_id", entry.imdbID)
            details.member("revenue", (1 + number("revenue", below: 600)) * 1_000_000)
            details.member("runtime", 75 + number("runtime", below: 90))
            details.member("status", day > .today ? "Post Production" : "Released")
        }
    }
}

extension CatalogueVocabulary {

    /// The members that a title shows of a company or network.
    func writeShort(_ index: Int, to writer: inout JSONWriter) {
        writer.member("id", firstID + index)
        writer.member("name", names[index])
        guard self != .keyword else { return }
        writer.member("logo_path", "/\(names[index].fingerprint.hexadecimal(digits: 16)).png")
        writer.member("origin_country", CatalogueOrigin.all[index % CatalogueOrigin.all.count].country)
    }

    func details(_ index: Int) -> [UInt8] {
        JSONWriter.object { details in
            writeShort(index, to: &details)
            guard self != .keyword else { return }
            details.member("headquarters", CatalogueWords.birthplaces[index % CatalogueWords.birthplaces.count])
            details.member("homepage", "https://films.example/\(self)/\(firstID + index)")
            guard self == .company else { return }
            details.member("description", "")
            details.null("parent_company")
        }
    }
}

/// Three movies that belong together. Every tenth movie begins one.
struct GeneratedCollection {
    let catalogue: GeneratedCatalogue
    let index: Int

    private static let interval = 10
    private static let size = 3
    private static let firstID = 530_000_001

    static func count(in catalogue: GeneratedCatalogue) -> Int { (catalogue.movieCount + interval - 1) / interval }

    /// The collection of a movie; nil if it stands alone.
    init?(catalogue: GeneratedCatalogue, movie: Int) {
        guard movie % Self.interval < Self.size else { return nil }
        self.init(catalogue: catalogue, id: Self.firstID + movie / Self.interval)
    }

    init?(catalogue: GeneratedCatalogue, id: Int) {
        index = id - Self.firstID
        guard (0..<Self.count(in: catalogue)).contains(index) else { return nil }
        self.catalogue = catalogue
    }

    /// The collection that a movie begins, and so lends its name; nil if it begins none.
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

    /// The members of a search's row.
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
