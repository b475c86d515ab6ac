import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication
import PeopleApplication
import PopcornServices
import PopcornTesting
import TVSeriesApplication
import Testing

import enum TMDb.JSONValue

@testable import PopcornHTTP

@Suite struct ToolCatalogueTests {

    @Test func `names are unique, and schemas are objects whose properties are described`() throws {
        let tools = MCPCatalogue.popcorn.tools
        #expect(Set(tools.map(\.name)).count == tools.count)
        for tool in tools {
            #expect(tool.name.wholeMatch(of: /[a-z_]+/) != nil)
            #expect(tool.inputSchema["type"] == "object" && tool.outputSchema["type"] == "object", "\(tool.name)")
            #expect(tool.outputSchema["properties"]?.names.isEmpty == false, "\(tool.name)")
            guard case .object(let properties)? = tool.inputSchema["properties"] else { continue }
            for (name, property) in properties {
                #expect(property["description"]?.string.isEmpty == false, "\(tool.name) \(name)")
                #expect(property["type"] != nil && property["format"] != "int64", "\(tool.name) \(name)")
            }
            for name in tool.inputSchema["required"]?.elements ?? [] {
                #expect(properties[name.string]?["default"] == nil, "\(tool.name) \(name.string)")
            }
        }
    }

    @Test func `parameters have the schemas of the routes`() throws {
        let discover = try #require(MCPCatalogue.popcorn.tools.first { $0.name == "discover" }).inputSchema
        let properties = try #require(discover["properties"])
        #expect(properties["fromYear"]?["minimum"] == 1800)
        #expect(properties["offerKinds"]?["items"]?["enum"] == ["flatrate", "free", "ads", "rent", "buy"])
        #expect(properties["order"]?["default"] == "popularity")
        let movie = try #require(MCPCatalogue.popcorn.tools.first { $0.name == "get_movie" })
        #expect(movie.inputSchema["required"] == ["id"])
        #expect(movie.inputSchema["properties"]?["parts"]?["items"]?["enum"]?.elements.contains("watch-offers") == true)
        #expect(movie.outputSchema["required"] == ["id", "title"])
        #expect(movie.outputSchema["properties"]?["releaseDate"] == ["type": "string", "format": "date"])
        #expect(movie.outputSchema["properties"]?["cast"]?["items"]?["properties"]?["character"] == ["type": "string"])
    }

    @Test func `only the changes of the watchlist are marked as changing`() {
        let changing = MCPCatalogue.popcorn.tools.filter { !$0.annotations.readOnlyHint }
        #expect(changing.map(\.name) == ["add_to_watchlist", "remove_from_watchlist"])
        #expect(changing.map(\.annotations.destructiveHint) == [false, true])
        #expect(changing.map(\.annotations.idempotentHint) == [true, true])
    }

    @Test func `the descriptions of all tools are short`() throws {
        for tool in MCPCatalogue.popcorn.tools { #expect(tool.description.utf8.count <= 300, "\(tool.name)") }
        let all = try MCPCatalogue.popcorn.tools.reduce(0) {
            try $0 + $1.name.utf8.count + $1.description.utf8.count + bytes($1.inputSchema)
        }
        #expect(all <= 15_500)
    }

    @Test func `docs/mcp.md lists all tools`() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../../../docs/mcp.md").standardizedFileURL
        let text = try String(contentsOf: page, encoding: .utf8)
        let start = try #require(text.range(of: "## Tools\n")?.upperBound)
        let rows = text[start...].matches(of: /\n\| `([a-z_]+)` \|/).map { String($0.1) }
        #expect(rows == MCPCatalogue.popcorn.tools.map(\.name))
    }

    @Test func `a longer text ends at a word`() {
        #expect("A clerk who cannot sleep".shortened(to: 100) == "A clerk who cannot sleep")
        #expect("A clerk who cannot sleep".shortened(to: 18) == "A clerk who…")
        #expect("A clerk, who\ncannot sleep".shortened(to: 12) == "A clerk…")
        #expect("眠れない会社員".shortened(to: 12) == "眠れな…")
        #expect("Donaudampfschifffahrt".shortened(to: 9) == "Donaud…")
        #expect(String?.none.shortened(to: 9) == nil)
    }

    @Test func `a resource is Markdown, and a URI that no template matches has none`() async throws {
        var parts = MovieParts()
        parts.credits = .mock()
        parts.watchOffers = .some(.mock())
        let movie = DetailsWithParts(details: MovieDetails.mock(), parts: parts)
        let template = try #require(MCPCatalogue.popcorn.templates.first { $0.uriTemplate == "popcorn://movie/{id}" })
        let (text, other) = try await withCall { services in
            services.movies.fetchMovie = .returning(byID: [550: movie])
        } _: { call in
            let error = await #expect(throws: MCPToolError.self) {
                try await template.read("popcorn://movie/1", call)
            }
            #expect(error?.isNotFound == true)
            return (
                try await template.read("popcorn://movie/550", call), try await template.read("popcorn://tv/550", call)
            )
        }
        #expect(
            text == """
                # Fight Club (1999)

                *Two rules and no witnesses.*

                - Release: October 15, 1999
                - Running time: 2 h 19 min
                - Genres: Drama, Thriller
                - Age rating: 18
                - Rating: 8.4 by 26,279 votes
                - Directed by: David Fincher

                A clerk who cannot sleep meets a man who sells soap.

                ## Cast

                - [Edward Norton](popcorn://person/819) as Narrator

                ## Where to watch in United Kingdom (source: JustWatch)

                - Subscription: Netflix
                - Free: BBC iPlayer
                - With advertisements: ITVX
                - Rent: Google Play Movies
                - Buy: Apple TV

                """)
        #expect(other == nil)
    }

    @Test func `a series and a person are texts, too`() async throws {
        let series = DetailsWithParts(details: TVSeriesDetails.mock(), parts: TVSeriesParts())
        var parts = PersonParts()
        parts.knownFor = [.mock()]
        let person = DetailsWithParts(details: PersonDetails.mock(), parts: parts)
        let texts = try await withCall { services in
            services.tvSeries.fetchTVSeries = .returning(byID: [96677: series])
            services.people.fetchPerson = .returning(byID: [287: person])
        } _: { call in
            var texts: [String] = []
            for uri in ["popcorn://tv/96677", "popcorn://person/287"] {
                for template in MCPCatalogue.popcorn.templates {
                    if let text = try await template.read(uri, call) { texts.append(text) }
                }
            }
            return texts
        }
        #expect(texts.count == 2)
        #expect(texts.first?.contains("- 2: Season 2 (2021), 5 episodes\n") == true)
        #expect(texts.last?.contains("- [Fight Club (1999)](popcorn://movie/550)\n") == true)
    }

    @Test func `each prompt names tools that exist`() throws {
        let names = Set(MCPCatalogue.popcorn.tools.map(\.name))
        for prompt in MCPCatalogue.popcorn.prompts {
            let arguments = Dictionary(uniqueKeysWithValues: prompt.arguments.map { ($0.name, "[\($0.name)]") })
            let text = try prompt.messages(arguments).joined()
            for argument in arguments.values { #expect(text.contains(argument)) }
            let tools = text.matches(of: /`([a-z_]+)`/).map { String($0.1) }
            #expect(!tools.isEmpty && names.isSuperset(of: tools), "\(prompt.name)")
        }
    }
}
