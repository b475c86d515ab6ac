import CoreDomain
import MediaDomain
import PopcornServices

extension Route {

    static let media: [Route] = [
        .list(
            "/v1/search", "search", .media, "Searches for movies, TV series and people in one list.",
            own: [.searchText, .includeAdult], \.media.searchMedia
        ) { call throws(Problem) in try call.nameSearch },
        .list(
            "/v1/trending", "listTrending", .media, "Returns the trending movies, TV series and people in one list.",
            own: [.window], \.media.fetchTrendingMedia
        ) { call throws(Problem) in try call.query.choice("window", of: TrendingWindow.self) ?? .day },
        .item(
            "/v1/find/{source}/{externalID}", "find", .media,
            "Returns the movies, TV series, episodes and people with an identifier of another site.",
            own: [
                .path("source", "The site.", .enumeration(ExternalIDSource.allCases.map(\.rawValue))),
                .path("externalID", "The identifier on the site, such as `tt0137523`.", .text()),
            ], \.media.findByExternalID
        ) { call throws(Problem) in
            let (source, text) = (try call.choice("source", of: ExternalIDSource.self), try call.path("externalID"))
            do throws(PopcornError) {
                return try ExternalID(text, at: source)
            } catch {
                throw Problem(error)
            }
        },
    ]
}
