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
