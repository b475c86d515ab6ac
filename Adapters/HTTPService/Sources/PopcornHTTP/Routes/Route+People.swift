import CoreDomain
import PeopleApplication
import PeopleDomain
import PopcornServices

extension Route {

    static let people: [Route] = [
        .items("/v1/people", "listPeople", .people, "Returns several people by their identifiers.") {
            call, ids throws(PopcornError) in
            try await call.services.people.fetchPersonDetails.sourced(
                ids: ids, locale: call.locale, policy: call.policy)
        },
        .details(
            "/v1/people/{id}", "getPerson", .people, "Returns the details of a person.", \.people.fetchPerson
        ) { call throws(Problem) in try call.id },
        .updates(
            "/v1/people/{id}/updates", "watchPerson", .people,
            "Returns the details of a person as an event, then an event for each change.", own: [.id],
            \.people.fetchPersonDetails
        ) { call throws(Problem) in try call.id },
        .item(
            "/v1/people/{id}/credits", "getPersonCredits", .people, "Returns the credits of a person.",
            own: [.id, .includeAdult], \.people.fetchPersonCredits
        ) { call throws(Problem) in
            PersonCreditsRequest(id: try call.id, includesAdult: try call.query.flag("includeAdult"))
        },
        .part(
            "/v1/people/{id}/known-for", "getPersonKnownFor", .people, "Returns the titles a person is known for.",
            own: [.id, .includeAdult], as: "knownFor", \.people.fetchPersonKnownFor
        ) { call throws(Problem) in
            PersonCreditsRequest(id: try call.id, includesAdult: try call.query.flag("includeAdult"))
        },
        .item(
            "/v1/people/{id}/images", "getPersonImages", .people, "Returns the images of a person.", own: [.id],
            \.people.fetchPersonImages
        ) { call throws(Problem) in try call.id },
        .item(
            "/v1/people/{id}/links", "getPersonLinks", .people,
            "Returns a person's identifiers and URLs on other sites.", own: [.id], \.people.fetchPersonLinks
        ) { call throws(Problem) in try call.id },
        .list(
            "/v1/people/popular", "listPopularPeople", .people, "Returns the popular people.", hasOwner: false,
            \.people.fetchPopularPeople
        ) { _ in () },
        .list(
            "/v1/people/trending", "listTrendingPeople", .people, "Returns the trending people.", own: [.window],
            hasOwner: false, \.people.fetchTrendingPeople
        ) { call throws(Problem) in try call.query.choice("window", of: TrendingWindow.self) ?? .day },
        .list(
            "/v1/people/search", "searchPeople", .people, "Searches for people by name.",
            own: [.searchText, .includeAdult], hasOwner: false, \.people.searchPeople
        ) { call throws(Problem) in try call.nameSearch },
    ]
}
