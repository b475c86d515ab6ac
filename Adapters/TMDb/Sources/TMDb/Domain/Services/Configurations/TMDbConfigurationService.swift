/// ``ConfigurationService`` over HTTP.
struct TMDbConfigurationService: ConfigurationService {

    let client: APIClient

    func apiConfiguration() async throws(TMDbError) -> APIConfiguration {
        try await client.send(ConfigurationEndpoint.apiConfiguration)
    }

    func countries(language: String?) async throws(TMDbError) -> [Country] {
        try await client.send(ConfigurationEndpoint.countries(language: language))
    }

    func jobsByDepartment() async throws(TMDbError) -> [Department] {
        try await client.send(ConfigurationEndpoint.jobsByDepartment)
    }

    func languages() async throws(TMDbError) -> [Language] {
        try await client.send(ConfigurationEndpoint.languages)
    }

    func primaryTranslations() async throws(TMDbError) -> [String] {
        try await client.send(ConfigurationEndpoint.primaryTranslations)
    }

    func timezones() async throws(TMDbError) -> [CountryTimezones] {
        try await client.send(ConfigurationEndpoint.timezones)
    }
}
