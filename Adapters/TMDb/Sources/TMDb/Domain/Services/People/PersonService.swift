public import Foundation

/// A service for people.
///
/// If `language` is `nil`, the client's default language is used. Every method throws ``TMDbError``.
public protocol PersonService: TMDbService {}

extension PersonService {

    /// Returns the details of a person.
    ///
    /// `GET /3/person/{person_id}`
    public func details(forPerson id: Person.ID, language: String? = nil) async throws(TMDbError) -> Person {
        try await send(Endpoint("person-details", path: path(id), query: [.language(language)]))
    }

    /// Returns the details of a person together with other resources, in one request.
    ///
    /// `GET /3/person/{person_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the person.
    ///   - options: The resources to append, at most 20.
    ///   - language: The language of the response. Appended images are limited to it. Default: the client's.
    ///   - includeImageLanguage: Additional languages of appended images, as language codes without a region; `null`
    ///     includes images without text.
    ///   - includeVideoLanguage: Additional languages of appended videos, as language codes without a region.
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

    /// Returns the movie credits of a person.
    ///
    /// `GET /3/person/{person_id}/movie_credits`
    public func movieCredits(
        forPerson id: Person.ID, language: String? = nil
    ) async throws(TMDbError) -> PersonMovieCredits {
        try await send(Endpoint("person-movie-credits", path: path(id, "movie_credits"), query: [.language(language)]))
    }

    /// Returns the TV series credits of a person.
    ///
    /// `GET /3/person/{person_id}/tv_credits`
    public func tvCredits(forPerson id: Person.ID, language: String? = nil) async throws(TMDbError) -> PersonTVCredits {
        try await send(Endpoint("person-tv-credits", path: path(id, "tv_credits"), query: [.language(language)]))
    }

    /// Returns the movie and TV series credits of a person.
    ///
    /// `GET /3/person/{person_id}/combined_credits`
    public func combinedCredits(
        forPerson id: Person.ID, language: String? = nil
    ) async throws(TMDbError) -> PersonCombinedCredits {
        try await send(
            Endpoint("person-combined-credits", path: path(id, "combined_credits"), query: [.language(language)]))
    }

    /// Returns the profile images of a person.
    ///
    /// `GET /3/person/{person_id}/images`
    public func images(forPerson id: Person.ID) async throws(TMDbError) -> PersonImageCollection {
        try await send(Endpoint("person-images", path: path(id, "images")))
    }

    /// Returns a page (1 to 500) of images in which a person is tagged.
    ///
    /// TMDb ignores the page number, and can repeat images.
    ///
    /// `GET /3/person/{person_id}/tagged_images`
    public func taggedImages(forPerson id: Person.ID, page: Int? = nil) async throws(TMDbError)
        -> TaggedImagePageableList
    {
        try await send(Endpoint("person-tagged-images", path: path(id, "tagged_images"), query: [.page(page)]))
    }

    /// Returns the translations of a person.
    ///
    /// `GET /3/person/{person_id}/translations`
    public func translations(forPerson id: Person.ID) async throws(TMDbError) -> PersonTranslationCollection {
        try await send(Endpoint("translations", path: path(id, "translations")))
    }

    /// Returns the external identifiers of a person, such as its IMDb ID.
    ///
    /// `GET /3/person/{person_id}/external_ids`
    public func externalIDs(forPerson id: Person.ID) async throws(TMDbError) -> ExternalIDs {
        try await send(Endpoint("person-external-ids", path: path(id, "external_ids")))
    }

    /// Returns the changes to a person in the last 24 hours, or between two days that are at most 14 days apart.
    ///
    /// `GET /3/person/{person_id}/changes`
    public func changes(
        forPerson id: Person.ID, from startDate: Date? = nil, to endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangeCollection {
        try await send(
            Endpoint(
                "person-changes", path: path(id, "changes"), query: .changes(from: startDate, to: endDate, page: page)))
    }

    /// Returns a page (1 to 500) of popular people, most popular first.
    ///
    /// `GET /3/person/popular`
    public func popular(page: Int? = nil, language: String? = nil) async throws(TMDbError) -> PersonPageableList {
        try await send(
            Endpoint("person-popular-list", path: ["person", "popular"], query: [.language(language), .page(page)]))
    }

    /// Returns the person most recently added to TMDb.
    ///
    /// `GET /3/person/latest`
    public func latest() async throws(TMDbError) -> Person {
        try await send(Endpoint("person-latest-id", path: ["person", "latest"]))
    }

    private func path(_ id: Person.ID, _ resource: PathSegment...) -> [PathSegment] {
        ["person", .id(id, "person_id")] + resource
    }
}
