/// The endpoints of ``ConfigurationService``.
enum ConfigurationEndpoint {

    static let apiConfiguration = Endpoint<APIConfiguration>(path: ["configuration"])

    static func countries(language: String?) -> Endpoint<[Country]> {
        Endpoint(path: ["configuration", "countries"], query: [.language(language)])
    }

    static let jobsByDepartment = Endpoint<[Department]>(path: ["configuration", "jobs"])

    static let languages = Endpoint<[Language]>(path: ["configuration", "languages"])

    static let primaryTranslations = Endpoint<[String]>(path: ["configuration", "primary_translations"])

    static let timezones = Endpoint<[CountryTimezones]>(path: ["configuration", "timezones"])
}
