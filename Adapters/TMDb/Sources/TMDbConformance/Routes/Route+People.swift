import TMDb

extension Route {
    static let people: [Route] = [
        Route("person-details") { client, values in
            let id = try values.id("person_id")
            guard values.appends else {
                return try await client.people.details(forPerson: id, language: values.language)
            }
            return try await client.people.details(
                forPerson: id, appending: values.options(), language: values.language,
                includeImageLanguage: values.imageLanguages, includeVideoLanguage: values.videoLanguages)
        },
        Route("person-movie-credits") {
            try await $0.people.movieCredits(forPerson: $1.id("person_id"), language: $1.language)
        },
        Route("person-tv-credits") {
            try await $0.people.tvCredits(forPerson: $1.id("person_id"), language: $1.language)
        },
        Route("person-combined-credits") {
            try await $0.people.combinedCredits(forPerson: $1.id("person_id"), language: $1.language)
        },
        Route("person-images") { try await $0.people.images(forPerson: $1.id("person_id")) },
        Route("person-tagged-images") {
            try await $0.people.taggedImages(forPerson: $1.id("person_id"), page: $1.page)
        },
        Route("translations") { try await $0.people.translations(forPerson: $1.id("person_id")) },
        Route("person-external-ids") { try await $0.people.externalIDs(forPerson: $1.id("person_id")) },
        Route("person-changes") {
            try await $0.people.changes(forPerson: $1.id("person_id"), from: $1.from, to: $1.to, page: $1.page)
        },
        Route("person-popular-list") { try await $0.people.popular(page: $1.page, language: $1.language) },
        Route("person-latest-id") { client, _ in try await client.people.latest() },
        Route("credit-details") {
            try await $0.credits.details(forCredit: $1.text("credit_id"), language: $1.language)
        },
        Route("review-details") { try await $0.reviews.details(forReview: $1.text("review_id")) },
    ]
}
