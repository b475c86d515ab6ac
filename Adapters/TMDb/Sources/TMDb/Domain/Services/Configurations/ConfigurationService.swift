/// A service for API configuration: image base URLs and sizes, countries, languages, jobs and time zones.
///
/// If `language` is `nil`, the client's default language is used. Every method throws ``TMDbError``.
public protocol ConfigurationService: TMDbService {}

extension ConfigurationService {

    /// Returns the API configuration: the image base URLs and sizes, and the keys of changes.
    ///
    /// `GET /3/configuration`
    public func apiConfiguration() async throws(TMDbError) -> APIConfiguration {
        try await send(Endpoint("configuration-details", path: ["configuration"]))
    }

    /// Returns the countries that TMDb supports, with their names in a language.
    ///
    /// `GET /3/configuration/countries`
    public func countries(language: String? = nil) async throws(TMDbError) -> [Country] {
        try await send(
            Endpoint("configuration-countries", path: ["configuration", "countries"], query: [.language(language)]))
    }

    /// Returns the departments of film making, with their jobs.
    ///
    /// `GET /3/configuration/jobs`
    public func jobsByDepartment() async throws(TMDbError) -> [Department] {
        try await send(Endpoint("configuration-jobs", path: ["configuration", "jobs"]))
    }

    /// Returns the languages that TMDb supports.
    ///
    /// `GET /3/configuration/languages`
    public func languages() async throws(TMDbError) -> [Language] {
        try await send(Endpoint("configuration-languages", path: ["configuration", "languages"]))
    }

    /// Returns the language tags of TMDb's translations, such as `pt-BR`.
    ///
    /// `GET /3/configuration/primary_translations`
    public func primaryTranslations() async throws(TMDbError) -> [String] {
        try await send(Endpoint("configuration-primary-translations", path: ["configuration", "primary_translations"]))
    }

    /// Returns the time zones of all countries.
    ///
    /// `GET /3/configuration/timezones`
    public func timezones() async throws(TMDbError) -> [CountryTimezones] {
        try await send(Endpoint("configuration-timezones", path: ["configuration", "timezones"]))
    }

    /// Returns the time zones of all countries, as one dictionary per country, keyed by country code.
    ///
    /// TMDb still supports this operation but no longer documents it; ``timezones()`` returns the same data.
    ///
    /// `GET /3/timezones/list`
    public func timezonesByCountryCode() async throws(TMDbError) -> [[String: [String]]] {
        try await send(Endpoint("timezones-list", path: ["timezones", "list"]))
    }
}
