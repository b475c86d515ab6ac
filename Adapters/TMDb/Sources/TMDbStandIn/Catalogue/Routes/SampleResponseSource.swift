import TMDbTesting

/// A source of samples for resources that belong to a known title, or to no title.
struct SampleResponseSource: ResponseSource {
    let seed: Int
    /// The sources that determine whether a title is known.
    let parents: [any ResponseSource]

    func response(to request: IncomingRequest) -> StandInResponse? {
        guard request.method == "GET" else { return nil }
        let path = request.path.split(separator: "/")
        guard let sample = SampleRoute.all.first(where: { $0.template.values(in: path) != nil }) else { return nil }
        let parent = path.prefix(sample.template.lengthOfParent)
        var parentID: ArraySlice<UInt8>?
        if !parent.isEmpty {
            guard let response = parents.response(to: IncomingRequest(path: "/" + parent.joined(separator: "/"))),
                response.status == 200
            else { return nil }
            parentID = (try? RawJSONObject(parsing: response.body))?["id"]
        }
        do {
            let bits = UInt64(bitPattern: Int64(seed)).splitMix64 ^ request.path.fnv1a
            let body = try sample.body(Int(truncatingIfNeeded: bits))
            return StandInResponse(status: 200, body: try fitted(body, to: request, parentID: parentID))
        } catch {
            return .brokenSample(path: request.path)
        }
    }

    /// Returns the body with the identifier of its parent, with images in the requested languages only, and with rows
    /// on the first page only.
    private func fitted(_ body: [UInt8], to request: IncomingRequest, parentID: ArraySlice<UInt8>?) throws -> [UInt8] {
        guard body.first == UInt8(ascii: "{") else { return body }
        var object = try RawJSONObject(parsing: body)
        if let parentID, object["id"] != nil { object.set("id", to: parentID) }
        if object["total_pages"] != nil, let page = request.parameters["page"].flatMap(Int.init), page > 1 {
            object.set("page", to: Array(String(page).utf8)[...])
            object.set("results", to: Array("[]".utf8)[...])
        }
        guard request.path.hasSuffix("/images") else { return object.bytes }
        let filter = ImageLanguageFilter(path: request.path, parameters: request.parameters)
        return try filter.apply(to: object.bytes[...])
    }
}

extension Sequence<any ResponseSource> {
    /// Returns the response of the first source that has one.
    func response(to request: IncomingRequest) -> StandInResponse? {
        for source in self {
            if let response = source.response(to: request) { return response }
        }
        return nil
    }
}
