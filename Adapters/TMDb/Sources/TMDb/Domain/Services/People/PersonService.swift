public import Foundation

/// People at TMDb.
///
/// If a language is `nil`, the client's default language is asked for. Every method throws ``TMDbError``.
public protocol PersonService: TMDbService {}

extension PersonService {

    /// A person's details.
    ///
    /// `GET /3/person/{person_id}`
    public func details(forPerson id: Person.ID, language: String? = nil) async throws(TMDbError) -> Person {
        try await send(Endpoint("person-details", path: path(id), query: [.language(language)]))
    }

    /// A person's details together with other resources, in one request.
    ///
    /// `GET /3/person/{person_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - id: The person.
    ///   - options: What to append; at most 20 resources.
    ///   - language: The language of texts. Appended images are limited to it.
    ///   - includeImageLanguage: More languages of appended images, as bare codes; `null` for images without text.
    ///   - includeVideoLanguage: More languages of appended videos, as bare codes.
    public func details(
        forPerson id: Person.ID, appending options: PersonAppendOption, language: String? = nil,
        includeImageLanguage: [String]? = nil, includeVideoLanguage: [String]? = nil
    ) async throws(TMDbError) -> PersonDetailsResponse {
        try await send(
            Endpoint(
                "person-details", path: path(id),
                query: .details(
                    appending: options, language: language, includeImageLanguage: includeImageLanguage,
                    includeVideoLanguage: includeVideoLanguage)))
    }

    /// What a person did on movies.
    ///
    /// `GET /3/person/{person_id}/movie_credits`
    public func movieCredits(
        forPerson id: Person.ID, language: String? = nil
    ) async throws(TMDbError) -> PersonMovieCredits {
        try await send(Endpoint("person-movie-credits", path: path(id, "movie_credits"), query: [.language(language)]))
    }

    /// What a person did on TV series.
    ///
    /// `GET /3/person/{person_id}/tv_credits`
    public func tvCredits(forPerson id: Person.ID, language: String? = nil) async throws(TMDbError) -> PersonTVCredits {
        try await send(Endpoint("person-tv-credits", path: path(id, "tv_credits"), query: [.language(language)]))
    }

    /// What a person did on movies and TV series.
    ///
    /// `GET /3/person/{person_id}/combined_credits`
    public func combinedCredits(
        forPerson id: Person.ID, language: String? = nil
    ) async throws(TMDbError) -> PersonCombinedCredits {
        try await send(
            Endpoint("person-combined-credits", path: path(id, "combined_credits"), query: [.language(language)]))
    }

    /// A person's portraits.
    ///
    /// `GET /3/person/{person_id}/images`
    public func images(forPerson id: Person.ID) async throws(TMDbError) -> PersonImageCollection {
        try await send(Endpoint("person-images", path: path(id, "images")))
    }

    /// A page of images in which a person is tagged. TMDb ignores the page's number, and can repeat images.
    ///
    /// `GET /3/person/{person_id}/tagged_images`
    public func taggedImages(forPerson id: Person.ID, page: Int? = nil) async throws(TMDbError)
        -> TaggedImagePageableList
    {
        try await send(Endpoint("person-tagged-images", path: path(id, "tagged_images"), query: [.page(page)]))
    }

    /// The translations of the texts about a person.
    ///
    /// `GET /3/person/{person_id}/translations`
    public func translations(forPerson id: Person.ID) async throws(TMDbError) -> PersonTranslationCollection {
        try await send(Endpoint("translations", path: path(id, "translations")))
    }

    /// A person's identifiers elsewhere.
    ///
    /// `GET /3/person/{person_id}/external_ids`
    public func externalIDs(forPerson id: Person.ID) async throws(TMDbError) -> ExternalIDs {
        try await send(Endpoint("person-external-ids", path: path(id, "external_ids")))
    }

    /// What changed about a person: in the last 24 hours, or between two days at most 14 days apart.
    ///
    /// `GET /3/person/{person_id}/changes`
    public func changes(
        forPerson id: Person.ID, from startDate: Date? = nil, to endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangeCollection {
        try await send(
            Endpoint(
                "person-changes", path: path(id, "changes"), query: .changes(from: startDate, to: endDate, page: page)))
    }

    /// A page, from 1 to 500, of people by popularity.
    ///
    /// `GET /3/person/popular`
    public func popular(page: Int? = nil, language: String? = nil) async throws(TMDbError) -> PersonPageableList {
        try await send(
            Endpoint("person-popular-list", path: ["person", "popular"], query: [.language(language), .page(page)]))
    }

    /// The person who was added to TMDb last.
    ///
    /// `GET /3/person/latest`
    public func latest() async throws(TMDbError) -> Person {
        try await send(Endpoint("person-latest-id", path: ["person", "latest"]))
    }

    private func path(_ id: Person.ID, _ resource: PathSegment...) -> [PathSegment] {
        ["person", .id(id, "person_id")] + resource
    }
}
