/// A source that appends a user's or guest's account states to the details of a title.
struct AccountStatesSource: ResponseSource {
    private static let resource = "account_states"

    let users: UserSource
    /// The sources of the details.
    let sources: [any ResponseSource]

    func response(to request: IncomingRequest) -> StandInResponse? {
        let resources = request.parameters.list("append_to_response")
        guard resources.contains(Self.resource) else { return nil }
        var plain = request
        plain.parameters["append_to_response"] = resources.filter { $0 != Self.resource }.joined(separator: ",")
        guard let response = sources.response(to: plain) else { return nil }
        guard response.status == 200, var details = try? RawJSONObject(parsing: response.body) else { return response }

        var part = request
        part.path += "/\(Self.resource)"
        part.parameters = request.parameters.without("append_to_response")
        if let states = users.response(to: part), states.status == 200,
            let body = try? details.withoutRepeatedID(states.body)
        {
            details.set(Self.resource, to: body)
        }
        return StandInResponse(status: 200, body: details.bytes, isPrivate: true)
    }
}
