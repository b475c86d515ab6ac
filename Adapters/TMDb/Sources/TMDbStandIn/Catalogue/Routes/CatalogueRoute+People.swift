extension CatalogueRoute {
    static let people: [CatalogueRoute] = [
        CatalogueRoute("/3/person/latest") { request in
            let last = request.catalogue.personIDs.upperBound - 1
            return request.catalogue.entry(.person, id: last).map { request.contents.person($0).details }
        },
        CatalogueRoute("/3/person/{person_id}") { $0.person?.details },
        CatalogueRoute("/3/person/{person_id}/movie_credits") { $0.person?.credits(in: [.movie]) },
        CatalogueRoute("/3/person/{person_id}/tv_credits") { $0.person?.credits(in: [.tvSeries]) },
        CatalogueRoute("/3/person/{person_id}/combined_credits") { $0.person?.credits(in: [.movie, .tvSeries]) },
        CatalogueRoute("/3/credit/{credit_id}") { request in
            CatalogueIdentifier(request.values[0]).flatMap {
                Casting.role(of: $0, in: request.catalogue) ?? GeneratedEpisode.guest(of: $0, in: request.catalogue)
            }?.details
        },
        CatalogueRoute("/3/review/{review_id}") { request in
            CatalogueIdentifier(request.values[0]).flatMap { GeneratedReview($0, in: request.catalogue)?.details }
        },
    ]
}
