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
