/// Answers from a catalogue.
struct CatalogueSource: AnswerSource {
    private let contents: CatalogueContents
    private let recordings: Recordings

    /// - Parameter recordings: What the lists begin with, and what is not invented anew.
    init(catalogue: GeneratedCatalogue, recordings: Recordings) {
        contents = CatalogueContents(catalogue: catalogue, recorded: RecordedTitles(recordings))
        self.recordings = recordings
    }

    /// A catalogue, and samples of what belongs to the titles that are recorded or generated.
    static func sources(for catalogue: GeneratedCatalogue, recordings: Recordings) -> [any AnswerSource] {
        let generated = CatalogueSource(catalogue: catalogue, recordings: recordings)
        let parents: [any AnswerSource] = [
            AnswerComposer(recordings: recordings), generated,
            PartsByID(catalogue: catalogue, recordings: recordings),
        ]
        return [generated, SampleBodies(seed: catalogue.seed, parents: parents)]
    }

    func answer(to request: IncomingRequest) -> Answer? {
        guard request.method == "GET", !continuesRecordedList(request) else { return nil }
        let path = request.path.split(separator: "/")
        for route in CatalogueRoute.all {
            guard let values = route.template.values(in: path) else { continue }
            let body = route.body(
                CatalogueRequest(contents: contents, values: values, parameters: request.parameters))
            return body.map { Answer(status: 200, body: $0) }
        }
        return nil
    }

    /// A list whose first page is recorded is a recorded list: a page of it that is missing stays missing.
    private func continuesRecordedList(_ request: IncomingRequest) -> Bool {
        guard request.parameters["page"] != nil else { return false }
        let first = RequestShape(path: request.path, parameters: request.parameters.without("page")).others
        return recordings.recordings(method: "GET", path: request.path).contains {
            RequestShape(path: $0.path, parameters: $0.parameters).others == first
        }
    }
}
