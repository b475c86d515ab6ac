/// A source of responses from a generated catalogue.
struct CatalogueSource: ResponseSource {
    private let contents: CatalogueContents
    private let recordings: Recordings

    /// Creates a source.
    /// - Parameter recordings: The recordings. Recorded titles come first in the lists, and recorded lists are not
    ///   extended.
    init(catalogue: GeneratedCatalogue, recordings: Recordings) {
        contents = CatalogueContents(catalogue: catalogue, recorded: RecordedTitles(recordings))
        self.recordings = recordings
    }

    /// Returns two sources: one for the catalogue, and one for samples that belong to recorded or generated titles.
    static func sources(for catalogue: GeneratedCatalogue, recordings: Recordings) -> [any ResponseSource] {
        let generated = CatalogueSource(catalogue: catalogue, recordings: recordings)
        let parents: [any ResponseSource] = [
            ResponseComposer(recordings: recordings), generated,
            SeasonAndEpisodeParents(catalogue: catalogue, recordings: recordings),
        ]
        return [generated, SampleResponseSource(seed: catalogue.seed, parents: parents)]
    }

    func response(to request: IncomingRequest) -> StandInResponse? {
        guard request.method == "GET", !continuesRecordedList(request) else { return nil }
        let path = request.path.split(separator: "/")
        for route in CatalogueRoute.all {
            guard let values = route.template.values(in: path) else { continue }
            let body = route.body(
                CatalogueRequest(contents: contents, values: values, parameters: request.parameters))
            return body.map { StandInResponse(status: 200, body: $0) }
        }
        return nil
    }

    /// Returns whether the request is for a page of a list that has recorded pages. Such a list is not extended with
    /// generated pages.
    private func continuesRecordedList(_ request: IncomingRequest) -> Bool {
        guard request.parameters["page"] != nil else { return false }
        let first = RequestShape(path: request.path, parameters: request.parameters.without("page")).others
        return recordings.recordings(method: "GET", path: request.path).contains {
            RequestShape(path: $0.path, parameters: $0.parameters).others == first
        }
    }
}

/// A source that contains the recorded or generated seasons and episodes by their own identifiers.
///
/// TMDb has no operation for these paths. They are the parents of a season's and an episode's changes, which are
/// samples.
struct SeasonAndEpisodeParents: ResponseSource {
    let catalogue: GeneratedCatalogue
    private let recorded: [String: Set<Int>]

    init(catalogue: GeneratedCatalogue, recordings: Recordings) {
        self.catalogue = catalogue
        var recorded: [String: Set<Int>] = [:]
        for recording in recordings.all where recording.status == 200 {
            let parts = recording.path.split(separator: "/")
            guard parts.count == 5 || parts.count == 7, parts[1] == "tv",
                let id = (try? RawJSONObject(parsing: recording.body))?["id"],
                let number = Int(String(decoding: id, as: UTF8.self))
            else { continue }
            recorded[String(parts[parts.count - 2]), default: []].insert(number)
        }
        self.recorded = recorded
    }

    func response(to request: IncomingRequest) -> StandInResponse? {
        let parts = request.path.split(separator: "/")
        guard parts.count == 4, parts[1] == "tv", let id = Int(parts[3]) else { return nil }
        let kind = String(parts[2])
        let isGenerated =
            kind == "season"
            ? GeneratedSeason(catalogue: catalogue, id: id) != nil
            : kind == "episode" && GeneratedEpisode(catalogue: catalogue, id: id) != nil
        guard isGenerated || recorded[kind]?.contains(id) == true else { return nil }
        return StandInResponse(status: 200, body: JSONWriter.object { $0.member("id", id) })
    }
}
