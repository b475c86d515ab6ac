import TMDbTesting

extension GeneratedShow {

    /// Writes the members that are common to the details of movies and series.
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
