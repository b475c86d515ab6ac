import Foundation

extension Recordings {
    /// The catalogue bundled with this library: a few movies, series and people, enough for a demonstration and for
    /// tests that need believable data.
    ///
    /// It is looked for beside the running executable, where the package manager puts it. The accessor that the
    /// package manager generates would end the process if it were missing; this one throws.
    /// - Throws: ``RecordingsError``.
    public static var sampleCatalogue: Recordings {
        get throws(RecordingsError) {
            let executable = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
            let places = [Bundle.main.bundleURL, Bundle.main.resourceURL, executable]
            let candidates = places.compactMap { place in
                place?.appending(path: "popcorn_TMDbStandIn.resources/SampleCatalogue")
            }
            let found = candidates.first { candidate in
                let index = candidate.appending(path: "index.tsv")
                return FileManager.default.fileExists(atPath: index.path(percentEncoded: false))
            }
            guard let found else {
                var searched: [String] = []
                for path in candidates.map({ $0.path(percentEncoded: false) }) where !searched.contains(path) {
                    searched.append(path)
                }
                throw .sampleCatalogueMissing(searched: searched)
            }
            return try Recordings(folder: found)
        }
    }
}
