/// The response to a request, before the content is prepared for sending.
enum Answer {
    case response(StandInResponse)
    /// The daily export of a kind, which is generated if its content is sent.
    case export(CatalogueKind)

    /// Returns the answer with another type for one member. An export does not change.
    func withWrongType(of member: String) -> Answer {
        guard case .response(let response) = self else { return self }
        return .response(response.withWrongType(of: member))
    }
}

extension StandInResponse {
    /// Returns the response with another type for one member: a number instead of a string, or an object instead of
    /// anything else.
    fileprivate func withWrongType(of member: String) -> StandInResponse {
        guard var object = try? RawJSONObject(parsing: body) else { return self }
        let isText = object[member]?.first == UInt8(ascii: "\"")
        object.set(member, to: Array((isText ? "17" : #"{"unexpected":true}"#).utf8)[...])
        return StandInResponse(status: status, body: object.bytes)
    }
}
