extension CatalogueRoute {
    static let references: [CatalogueRoute] = [
        CatalogueRoute("/3/genre/movie/list") { _ in genres(of: .movie) },
        CatalogueRoute("/3/genre/tv/list") { _ in genres(of: .tvSeries) },
        CatalogueRoute("/3/company/{company_id}") { $0.index(.company).map(CatalogueVocabulary.company.details) },
        CatalogueRoute("/3/network/{network_id}") { $0.index(.network).map(CatalogueVocabulary.network.details) },
        CatalogueRoute("/3/keyword/{keyword_id}") { $0.index(.keyword).map(CatalogueVocabulary.keyword.details) },
        .list("/3/company/{company_id}/movies") { movies(of: .company, in: $0) },
        .list("/3/keyword/{keyword_id}/movies") { movies(of: .keyword, in: $0) },
        CatalogueRoute("/3/collection/{collection_id}") { request in
            request.number(0).flatMap { GeneratedCollection(catalogue: request.catalogue, id: $0)?.details }
        },
    ]

    private static func movies(of vocabulary: CatalogueVocabulary, in request: CatalogueRequest) -> CatalogueList? {
        request.index(vocabulary).map {
            request.contents.shows(.movie, remainder: $0, of: vocabulary.names.count)
        }
    }

    private static func genres(of kind: CatalogueKind) -> [UInt8] {
        JSONWriter.object { list in
            list.member("genres", of: CatalogueGenre.all(of: kind)) { writer, genre in
                writer.object {
                    $0.member("id", genre.id)
                    $0.member("name", genre.name)
                }
            }
        }
    }
}
