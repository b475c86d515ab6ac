/// What clients of the TMDb API need to know.
///
/// Every method throws ``TMDbError``.
public protocol ConfigurationService: Sendable {

    /// Where images are and in which sizes.
    ///
    /// `GET /3/configuration`
    func apiConfiguration() async throws(TMDbError) -> APIConfiguration

    /// The countries that TMDb knows, named in a language, or in the client's default language.
    ///
    /// `GET /3/configuration/countries`
    func countries(language: String?) async throws(TMDbError) -> [Country]

    /// The departments of film making, with their jobs.
    ///
    /// `GET /3/configuration/jobs`
    func jobsByDepartment() async throws(TMDbError) -> [Department]

    /// The languages that TMDb knows.
    ///
    /// `GET /3/configuration/languages`
    func languages() async throws(TMDbError) -> [Language]

    /// The language tags into which TMDb is translated, such as `pt-BR`.
    ///
    /// `GET /3/configuration/primary_translations`
    func primaryTranslations() async throws(TMDbError) -> [String]

    /// The time zones of all countries.
    ///
    /// `GET /3/configuration/timezones`
    func timezones() async throws(TMDbError) -> [CountryTimezones]
}

extension ConfigurationService {
    /// The countries that TMDb knows, named in the client's default language.
    public func countries() async throws(TMDbError) -> [Country] {
        try await countries(language: nil)
    }
}
