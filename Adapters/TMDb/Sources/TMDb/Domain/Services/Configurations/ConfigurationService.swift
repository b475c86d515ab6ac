/// What clients of the TMDb API need to know.
///
/// Every method throws ``TMDbError``.
public protocol ConfigurationService: TMDbService {}

extension ConfigurationService {

    /// Where images are and in which sizes.
    ///
    /// `GET /3/configuration`
    public func apiConfiguration() async throws(TMDbError) -> APIConfiguration {
        try await send(Endpoint("configuration-details", path: ["configuration"]))
    }

    /// The countries that TMDb knows, named in a language, or in the client's default language.
    ///
    /// `GET /3/configuration/countries`
    public func countries(language: String? = nil) async throws(TMDbError) -> [Country] {
        try await send(
            Endpoint("configuration-countries", path: ["configuration", "countries"], query: [.language(language)]))
    }

    /// The departments of film making, with their jobs.
    ///
    /// `GET /3/configuration/jobs`
    public func jobsByDepartment() async throws(TMDbError) -> [Department] {
        try await send(Endpoint("configuration-jobs", path: ["configuration", "jobs"]))
    }

    /// The languages that TMDb knows.
    ///
    /// `GET /3/configuration/languages`
    public func languages() async throws(TMDbError) -> [Language] {
        try await send(Endpoint("configuration-languages", path: ["configuration", "languages"]))
    }

    /// The language tags into which TMDb is translated, such as `pt-BR`.
    ///
    /// `GET /3/configuration/primary_translations`
    public func primaryTranslations() async throws(TMDbError) -> [String] {
        try await send(Endpoint("configuration-primary-translations", path: ["configuration", "primary_translations"]))
    }

    /// The time zones of all countries.
    ///
    /// `GET /3/configuration/timezones`
    public func timezones() async throws(TMDbError) -> [CountryTimezones] {
        try await send(Endpoint("configuration-timezones", path: ["configuration", "timezones"]))
    }

    /// The time zones of all countries, each country an object of its own. TMDb serves this but no longer describes it;
    /// ``timezones()`` has the same.
    ///
    /// `GET /3/timezones/list`
    public func timezonesByCountryCode() async throws(TMDbError) -> [[String: [String]]] {
        try await send(Endpoint("timezones-list", path: ["timezones", "list"]))
    }
}
