/// A source that composes a response from several recordings.
struct ResponseComposer: ResponseSource {
    let recordings: Recordings
    /// The sources of appended resources that are not recorded.
    var others: [any ResponseSource] = []

    func response(to request: IncomingRequest) -> StandInResponse? {
        do {
            return try compose(method: request.method, path: request.path, parameters: request.parameters)
        } catch {
            return .brokenRecording(path: request.path)
        }
    }

    private func compose(
        method: String, path: String, parameters: QueryParameters
    ) throws(RawJSONError) -> StandInResponse? {
        let shape = RequestShape(path: path, parameters: parameters)
        let candidates = candidates(for: shape, method: method, path: path)
        guard let best = candidates.first else {
            return try pageBeyondTheLast(shape, method: method, path: path)
        }
        guard method == "GET", best.recording.status == 200 else {
            return StandInResponse(status: best.recording.status, body: best.recording.body)
        }
        if path.hasSuffix("/images"), best.shape.imageFilter != shape.imageFilter {
            return StandInResponse(status: 200, body: try shape.imageFilter.apply(to: best.recording.body[...]))
        }
        if shape.appended.isEmpty, best.shape.appended.isEmpty {
            return StandInResponse(status: 200, body: best.recording.body)
        }
        var body = try RawJSONObject(parsing: best.recording.body)
        let unwanted = Set(best.shape.appended)
        body.removeMembers { unwanted.contains($0) }
        let base = body
        try body.append(shape.appended) { resource throws(RawJSONError) in
            try appended(resource, to: path, parameters: parameters, base: base, candidates: candidates)
        }
        return StandInResponse(status: 200, body: body.bytes)
    }

    /// Returns the value of an appended resource: from a base that was recorded with it, otherwise from the resource's
    /// own recording, otherwise from the other sources.
    private func appended(
        _ resource: String, to path: String, parameters: QueryParameters, base: RawJSONObject, candidates: [Candidate]
    ) throws(RawJSONError) -> ArraySlice<UInt8>? {
        let shape = RequestShape(path: path, parameters: parameters)
        let own = parameters.without("append_to_response")
        // A base in the requested language comes first. A base in another language is used only if the resource has no
        // recording of its own.
        let matching = candidates.filter { $0.language == candidates.first?.language }
        if let value = try appended(resource, from: matching, shape: shape) { return value }
        let response = try responseOfSubresource("\(path)/\(resource)", parameters: own)
        if let response, response.status == 200 { return try base.withoutRepeatedID(response.body) }
        if let value = try appended(resource, from: candidates, shape: shape) { return value }
        let other = others.response(to: IncomingRequest(path: "\(path)/\(resource)", parameters: own))
        guard let other, other.status == 200 else { return nil }
        return try base.withoutRepeatedID(other.body)
    }

    private func appended(
        _ resource: String, from bases: [Candidate], shape: RequestShape
    ) throws(RawJSONError) -> ArraySlice<UInt8>? {
        for base in bases where base.shape.appended.contains(resource) {
            let isImages = resource == "images"
            if isImages, !shape.imageFilter.canBeServed(from: base.shape.imageFilter) { continue }
            guard let value = try RawJSONObject(parsing: base.recording.body)[resource] else { continue }
            if isImages, base.shape.imageFilter != shape.imageFilter {
                return try shape.imageFilter.apply(to: value)[...]
            }
            return value
        }
        return nil
    }

    private func responseOfSubresource(_ path: String, parameters: QueryParameters) throws(RawJSONError)
        -> StandInResponse?
    {
        if let exact = recordings.recording(method: "GET", path: path, parameters: parameters) {
            return StandInResponse(status: exact.status, body: exact.body)
        }
        return try compose(method: "GET", path: path, parameters: parameters)
    }

    /// Returns an empty page, like TMDb, if the requested page is past the last page. Returns `nil` for a page that
    /// exists but is not recorded.
    private func pageBeyondTheLast(
        _ shape: RequestShape, method: String, path: String
    ) throws(RawJSONError) -> StandInResponse? {
        guard method == "GET", let page = shape.others["page"].flatMap(Int.init) else { return nil }
        var firstPage = shape.others
        firstPage["page"] = nil
        let first = recordings.recordings(method: method, path: path).first { recording in
            recording.status == 200
                && RequestShape(path: path, parameters: recording.parameters).others == firstPage
        }
        guard let first else { return nil }
        var body = try RawJSONObject(parsing: first.body)
        let total = body["total_pages"].flatMap { Int(String(decoding: $0, as: UTF8.self)) }
        guard let total, page > total, body["results"] != nil else { return nil }
        body.set("page", to: Array(String(page).utf8)[...])
        body.set("results", to: Array("[]".utf8)[...])
        return StandInResponse(status: 200, body: body.bytes)
    }
}

extension ResponseComposer {
    /// A recording that could serve a request, and the quality of the match.
    fileprivate struct Candidate {
        let recording: Recording
        let shape: RequestShape
        let language: LanguageMatch
        /// Whether the recording was made for the requested region. A recording without a region matches every region.
        let isOfRegion: Bool
        /// The number of requested resources that the recording lacks.
        let missing: Int

        /// The rank of the candidate. A lower rank is better.
        var rank: (Int, Int, Int, Int) {
            (isOfRegion ? 0 : 1, language.rawValue, missing, shape.appended.count)
        }
    }

    /// Returns the recordings of a path that could serve a request, best first. The order is by region, then by
    /// language, then by the number of missing resources, then by the number of all appended resources.
    fileprivate func candidates(for shape: RequestShape, method: String, path: String) -> [Candidate] {
        let isImages = path.hasSuffix("/images")
        var candidates: [Candidate] = []
        for recording in recordings.recordings(method: method, path: path) {
            let recorded = RequestShape(path: path, parameters: recording.parameters)
            guard recorded.others == shape.others else { continue }
            let isOfRegion = recorded.region == shape.region
            guard isOfRegion || recorded.region == nil else { continue }
            // For images, the requested language only selects the images in the response.
            let language = isImages ? .same : LanguageMatch(requested: shape.language, recorded: recorded.language)
            guard let language else { continue }
            if isImages, !shape.imageFilter.canBeServed(from: recorded.imageFilter) { continue }
            let missing = shape.appended.count { !recorded.appended.contains($0) }
            candidates.append(
                Candidate(
                    recording: recording, shape: recorded, language: language, isOfRegion: isOfRegion,
                    missing: missing))
        }
        return candidates.sorted { $0.rank < $1.rank }
    }
}
