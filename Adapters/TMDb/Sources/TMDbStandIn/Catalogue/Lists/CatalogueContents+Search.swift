extension CatalogueContents {

    func search(_ kind: CatalogueKind, query: String) -> CatalogueList {
        let matches = catalogue.matches(of: kind, query: query)
        return list(of: kind, count: matches.count, index: { matches[$0] })
            .preceded(by: recorded.rows(of: kind, query: query))
    }

    func searchAll(query: String) -> CatalogueList {
        let kinds = CatalogueKind.allCases
        let matches = kinds.map { catalogue.matches(of: $0, query: query) }
        let merged = InterleavedLists(counts: matches.map(\.count))
        let rows = kinds.flatMap { recorded.rows(of: $0, withMediaType: true, query: query) }
        return CatalogueList(count: merged.count) { position, writer in
            let (source, place) = merged[position]
            let entry = CatalogueEntry(kind: kinds[source], index: matches[source][place])
            writeRow(of: entry, withMediaType: true, to: &writer)
        }.preceded(by: rows)
    }

    /// Returns the collections that are named after a matching movie.
    func searchCollections(query: String) -> CatalogueList {
        let matches = catalogue.matches(of: .movie, query: query)
        let collections = (0..<matches.count).compactMap {
            GeneratedCollection(catalogue: catalogue, beginning: matches[$0])
        }
        return CatalogueList(count: collections.count) { position, writer in
            writer.object { collections[position].writeRow(to: &$0) }
        }
    }

    func search(_ vocabulary: CatalogueVocabulary, query: String) -> CatalogueList {
        let found = vocabulary.names.indices.filter {
            !query.isEmpty && vocabulary.names[$0].lowercased().contains(query.lowercased())
        }
        return CatalogueList(count: found.count) { position, writer in
            writer.object { vocabulary.writeShort(found[position], to: &$0) }
        }
    }

    /// Returns the entry with an external identifier. Only IMDb IDs are supported. Like TMDb, returns empty lists for
    /// an unknown identifier.
    func find(_ externalID: Substring, source: String?) -> [UInt8] {
        let found = source == "imdb_id" ? entry(imdbID: externalID) : nil
        return JSONWriter.object { results in
            func write(_ key: StaticString, _ kind: CatalogueKind) {
                results.member(key, of: [found].compactMap(\.self).filter { $0.kind == kind }) {
                    writeRow(of: $1, withMediaType: true, to: &$0)
                }
            }
            write("movie_results", .movie)
            write("person_results", .person)
            write("tv_results", .tvSeries)
            results.member("tv_episode_results", of: [String]())
            results.member("tv_season_results", of: [String]())
        }
    }

    /// Returns the entry with an IMDb ID, or `nil` if the ID is not one of the catalogue's.
    func entry(imdbID: Substring) -> CatalogueEntry? {
        for kind in CatalogueKind.allCases where imdbID.hasPrefix(kind.imdbPrefix) {
            let digits = imdbID.dropFirst(kind.imdbPrefix.count)
            if digits.count == 8, let index = Int(digits) { return catalogue.entry(kind, id: kind.firstID + index) }
        }
        return nil
    }
}
