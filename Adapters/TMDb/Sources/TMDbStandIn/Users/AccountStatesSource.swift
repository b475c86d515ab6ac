/// A source that appends a user's or guest's account states to the details of a title.
struct AccountStatesSource: AnswerSource {
    private static let resource = "account_states"

    let users: RememberedUsers
    /// The sources of the details.
    let sources: [any AnswerSource]

    func answer(to request: IncomingRequest) -> Answer? {
        let resources = request.parameters.list("append_to_response")
        guard resources.contains(Self.resource) else { return nil }
        var plain = request
        plain.parameters["append_to_response"] = resources.filter { $0 != Self.resource }.joined(separator: ",")
        guard let answer = sources.answer(to: plain) else { return nil }
        guard answer.status == 200, var details = try? RawJSONObject(parsing: answer.body) else { return answer }

        var part = request
        part.path += "/\(Self.resource)"
        part.parameters = request.parameters.without("append_to_response")
        if let states = users.answer(to: part), states.status == 200,
            let body = try? details.withoutRepeatedID(states.body)
        {
            details.set(Self.resource, to: body)
        }
        return Answer(status: 200, body: details.bytes, isPrivate: true)
    }
}
