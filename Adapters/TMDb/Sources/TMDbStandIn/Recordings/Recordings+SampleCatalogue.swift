import Foundation

extension Recordings {
    /// The sample catalogue bundled with this library: a few movies, series and people, for demonstrations and for
    /// tests that need realistic data.
    ///
    /// The catalogue is loaded from the resource bundle next to the running executable, where the package manager
    /// places it. If the bundle is missing, this property throws. The accessor that the package manager generates would
    /// terminate the process.
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
