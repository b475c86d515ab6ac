import ArgumentParser
import CoreApplication
import CoreDomain
import Foundation
import PopcornServices

struct ReferenceCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "reference",
        abstract: "List or search for values to use with discover.",
        discussion: """
            EXAMPLES:
              popcorn reference providers movie --region DE
              popcorn reference certifications tv --json | jq '.certifications[].region'
              popcorn reference companies regency
            """,
        subcommands: [
            Providers.self, Regions.self, Countries.self, Languages.self, Certifications.self, Companies.self,
            Keywords.self, Collections.self,
        ]
    )

    struct Providers: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "providers",
            abstract: "List the streaming services of the region, in display order.")

        @Argument(help: "Kind of titles.")
        var kind: TitleKind

        @OptionGroup var reading: ReadingOptions

        func run() async throws {
            try await reading.show(\.references.fetchWatchProviders, kind, as: "providers") { providers in
                Card(sections: [
                    providers.filter { !$0.name.isBlank }.map { ListLine(id: $0.id, title: $0.name).description }
                ])
            }
        }
    }

    struct Regions: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "regions", abstract: "List the regions with streaming services, by name.")

        @OptionGroup var reading: ReadingOptions

        func run() async throws {
            try await reading.show(
                \.references.fetchWatchProviderRegions, (), as: "regions", text: Card.regions)
        }
    }

    struct Countries: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "countries", abstract: "List the countries, by name.")

        @OptionGroup var reading: ReadingOptions

        func run() async throws {
            try await reading.show(\.references.fetchCountries, (), as: "countries", text: Card.regions)
        }
    }

    struct Languages: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "languages", abstract: "List the languages, by English name.")

        @OptionGroup var reading: ReadingOptions

        func run() async throws {
            try await reading.show(\.references.fetchLanguages, (), as: "languages") { languages in
                Card(sections: [
                    languages.flatMap {
                        Card.row(
                            $0.code,
                            Card.joined([$0.englishName, $0.nativeName.isBlank ? nil : "(\($0.nativeName))"], by: " "))
                    }
                ])
            }
        }
    }

    struct Certifications: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "certifications",
            abstract: "List the certifications of all regions, least restrictive first.")

        @Argument(help: "Kind of titles.")
        var kind: TitleKind

        @OptionGroup var reading: ReadingOptions

        func run() async throws {
            try await reading.show(\.references.fetchCertifications, kind, as: "certifications") { all in
                Card(sections: [
                    all.flatMap { Card.row($0.region, Card.joined([$0.certification, $0.meaning], by: " ")) }
                ])
            }
        }
    }

    struct Companies: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "companies", abstract: "Search for production companies.")

        @Argument(help: "Words of the name.")
        var text: String

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show(NameSearch(text), { $0.references.searchCompanies }) {
                ListLine(id: $0.id, title: $0.name, fact: $0.originCountry)
            }
        }
    }

    struct Keywords: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "keywords", abstract: "Search for keywords.")

        @Argument(help: "Words of the keyword, in English.")
        var text: String

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show(NameSearch(text), { $0.references.searchKeywords }) {
                ListLine(id: $0.id, title: $0.name)
            }
        }
    }

    struct Collections: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "collections", abstract: "Search for collections of movies.")

        @Argument(help: "Words of the name, in any language.")
        var text: String

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show(NameSearch(text), { $0.references.searchCollections }) {
                ListLine(id: $0.id, title: $0.name)
            }
        }
    }
}

struct CompanyCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(commandName: "company", abstract: "Show a production company.")

    @Argument(help: "TMDb ID of the company.")
    var id: Int

    @OptionGroup var reading: ReadingOptions

    func run() async throws {
        try await reading.show(\.references.fetchCompany, id, text: Card.organisation)
    }
}

struct NetworkCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(commandName: "network", abstract: "Show a television network.")

    @Argument(help: "TMDb ID of the network.")
    var id: Int

    @OptionGroup var reading: ReadingOptions

    func run() async throws {
        try await reading.show(\.references.fetchNetwork, id, text: Card.organisation)
    }
}

extension Card {

    static func regions(_ regions: [RegionDetails]) -> Card {
        Card(sections: [regions.flatMap { row($0.code, $0.name) }])
    }

    static func organisation(_ organisation: OrganisationDetails) -> Card {
        Card(sections: [
            heading(organisation.name, facts: [organisation.originCountry, organisation.headquarters]),
            text(organisation.description),
            row("Parent", organisation.parentCompany.map { "\($0.name) (\($0.id))" })
                + row("Homepage", organisation.homepageURL?.absoluteString)
                + row("Logo", organisation.logoURLSet?.detail.absoluteString),
        ])
    }
}
