/// A source that adds support for `append_to_response` to other sources, by combining their responses.
struct AppendingSource: ResponseSource {
    let sources: [any ResponseSource]

    func response(to request: IncomingRequest) -> StandInResponse? {
        let resources = request.parameters.list("append_to_response")
        var plain = request
        plain.parameters = request.parameters.without("append_to_response")
        guard let base = sources.response(to: plain) else { return nil }
        guard !resources.isEmpty, base.status == 200, let details = try? RawJSONObject(parsing: base.body) else {
            return base
        }
        var body = details
        do {
            try body.append(resources) { resource throws(RawJSONError) in
                var part = plain
                part.path += "/\(resource)"
                guard let response = sources.response(to: part), response.status == 200 else { return nil }
                return try details.withoutRepeatedID(response.body)
            }
        } catch {
            return .brokenSample(path: request.path)
        }
        return StandInResponse(status: 200, body: body.bytes)
    }
}
