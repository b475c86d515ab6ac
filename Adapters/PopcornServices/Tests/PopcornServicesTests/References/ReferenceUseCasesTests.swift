import CoreDomain
import Foundation
import PopcornServices
import TMDb
import TMDbStandIn
import Testing

/// Tests of the values that filters refer to, through all layers.
@Suite struct ReferenceUseCasesTests {

    private let bodies: [(path: String, query: String, body: String)] = [
        (
            "/3/configuration", "",
            #"{"images":{"base_url":"http://i/","secure_base_url":"https://i/","backdrop_sizes":["original"],"logo_sizes":["original"],"poster_sizes":["original"],"profile_sizes":["original"],"still_sizes":["original"]},"change_keys":[]}"#
        ),
        (
            "/3/watch/providers/movie", "watch_region=DE&language=de-DE",
            #"""
            {"results":[
            {"provider_id":1,"provider_name":"Late","logo_path":"/a.jpg","display_priority":0,"display_priorities":{"DE":9}},
            {"provider_id":2,"provider_name":"Early","logo_path":null,"display_priority":8,"display_priorities":{"DE":1}},
            {"provider_id":3,"provider_name":"Also early","logo_path":"","display_priority":1}]}
            """#
        ),
        (
            "/3/watch/providers/regions", "language=en-US",
            #"{"results":[{"iso_3166_1":"ZA","english_name":"South Africa","native_name":"South Africa"},{"iso_3166_1":"AX","english_name":"Åland Islands","native_name":"Åland"}]}"#
        ),
        (
            "/3/configuration/countries", "language=de-DE",
            #"[{"iso_3166_1":"DE","english_name":"Germany","native_name":"Deutschland"},{"iso_3166_1":"BE","english_name":"Belgium","native_name":"Belgien"}]"#
        ),
        (
            "/3/configuration/languages", "",
            #"[{"iso_639_1":"xx","english_name":"No Language","name":"No Language"},{"iso_639_1":"de","english_name":"German","name":"Deutsch"}]"#
        ),
        (
            "/3/certification/movie/list", "",
            #"{"certifications":{"GB":[{"certification":"18","meaning":"b","order":7},{"certification":"U","meaning":"a","order":1}],"DE":[{"certification":"12","meaning":"","order":3}]}}"#
        ),
        (
            "/3/search/company", "query=mill&page=1",
            #"{"page":1,"total_pages":1,"total_results":1,"results":[{"id":7,"name":"Mill","logo_path":"/m.png","origin_country":"DE"}]}"#
        ),
        (
            "/3/search/keyword", "query=mill&page=1",
            #"{"page":1,"total_pages":1,"total_results":1,"results":[{"id":8,"name":"windmill"}]}"#
        ),
        (
            "/3/search/collection", "query=mill&include_adult=false&page=1&language=en-US",
            #"{"page":1,"total_pages":1,"total_results":1,"results":[{"id":9,"name":"Mill Collection","poster_path":"/p.jpg","overview":"Two films."}]}"#
        ),
        (
            "/3/company/7", "",
            #"{"id":7,"name":"Mill","description":"Films.","headquarters":"Jena","homepage":"","origin_country":"DE","logo_path":"/m.png","parent_company":{"id":6,"name":"Wind","logo_path":null}}"#
        ),
        (
            "/3/network/5", "",
            #"{"id":5,"name":"Channel","headquarters":"","homepage":"https://example.com","origin_country":"GB","logo_path":null}"#
        ),
    ]

    private func withReferences(_ work: (ReferenceUseCases, StandInServer) async throws -> Void) async throws {
        let recordings = bodies.map {
            Recording(method: "GET", path: $0.path, query: $0.query, body: Array($0.body.utf8))
        }
        try await StandInServer.run(recordings: Recordings(recordings)) { server in
            try await withServices(
                .init(tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary)
            ) { popcorn in
                try await work(popcorn.references, server)
            }
        }
    }

    @Test func `watch providers are those of the region, in its display order`() async throws {
        let german = try ContentLocale(language: "de-DE")
        try await withReferences { references, server in
            let cold = try await references.fetchWatchProviders.sourced(.movie, locale: german)
            let warm = try await references.fetchWatchProviders.sourced(.movie, locale: german)

            #expect(cold.value.map(\.id) == [3, 2, 1])
            #expect(cold.value.map(\.displayPriority) == [1, 1, 9])
            #expect(cold.value.map { $0.logoURLSet != nil } == [false, false, true])
            #expect(cold.origin == .network)
            #expect(warm.value == cold.value)
            #expect(warm.origin == .cache)
            #expect(server.requestCount(path: "/3/watch/providers/movie") == 1)
        }
    }

    @Test func `regions, countries and languages are sorted by name`() async throws {
        let german = try ContentLocale(language: "de-DE")
        try await withReferences { references, server in
            #expect(try await references.fetchWatchProviderRegions.execute().map(\.code) == ["AX", "ZA"])
            let countries = try await references.fetchCountries.execute(locale: german)
            #expect(countries.map(\.name) == ["Belgien", "Deutschland"])
            #expect(countries.map(\.englishName) == ["Belgium", "Germany"])
            #expect(try await references.fetchLanguages.execute().map(\.code) == ["de", "xx"])
            #expect(try await references.fetchLanguages.execute(locale: german).map(\.nativeName).first == "Deutsch")
            #expect(server.requestCount(path: "/3/configuration/languages") == 1)
        }
    }

    @Test func `certifications are sorted by region, then from the mildest to the strictest`() async throws {
        try await withReferences { references, _ in
            let all = try await references.fetchCertifications.execute(.movie)
            #expect(all.map(\.region) == ["DE", "GB", "GB"])
            #expect(all.map(\.certification) == ["12", "U", "18"])
            #expect(all.map(\.meaning) == ["", "a", "b"])
        }
    }

    @Test func `companies, keywords and collections are found`() async throws {
        try await withReferences { references, server in
            let companies = try await references.searchCompanies.execute(NameSearch("mill"))
            #expect(companies.items.map(\.originCountry) == ["DE"])
            #expect(companies.items.map { $0.logoURLSet != nil } == [true])
            #expect(try await references.searchKeywords.execute(NameSearch("mill")).items.map(\.name) == ["windmill"])
            let collections = try await references.searchCollections.execute(NameSearch("mill"))
            #expect(collections.items.map(\.overview) == ["Two films."])
            #expect(collections.totalResults == 1)
            let requests = server.requestCount
            _ = try await references.searchCollections.execute(NameSearch("mill"))
            #expect(server.requestCount == requests)
            await #expect(throws: PopcornError.self) { try await references.searchKeywords.execute(NameSearch(" ")) }
        }
    }

    @Test func `a company has its parent, and a network its page`() async throws {
        try await withReferences { references, server in
            let company = try await references.fetchCompany.execute(id: 7)
            #expect(company.name == "Mill")
            #expect(company.headquarters == "Jena")
            #expect(company.description == "Films.")
            #expect(company.parentCompany?.name == "Wind")
            let network = try await references.fetchNetwork.execute(id: 5)
            #expect(network.homepageURL?.absoluteString == "https://example.com")
            #expect(network.parentCompany == nil)
            #expect(try await references.fetchCompany.sourced(id: 7).origin == .cache)
            #expect(server.requestCount(path: "/3/company/7") == 1)
        }
    }

    @Test func `a company that TMDb lacks, and an invalid identifier, are errors`() async throws {
        try await withReferences { references, _ in
            let missing = await #expect(throws: PopcornError.self) { try await references.fetchCompany.execute(id: 1) }
            #expect(missing == PopcornError(.notFound, "TMDb has no company 1"))
            await #expect(
                throws: PopcornError.invalidInput("0 is not a valid network identifier; it must be greater than 0")
            ) {
                try await references.fetchNetwork.execute(id: 0)
            }
        }
    }
}
