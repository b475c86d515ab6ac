public import Foundation

/// Recorded responses of TMDb, looked up by request.
///
/// A recordings folder contains an `index.tsv` and the response bodies. The index has one header line and the
/// tab-separated columns `method`, `path`, `query`, `status`, `operationId`, `bytes`, `file` and `updatedAt`. The
/// column `file` is the path of the body, relative to the folder.
public struct Recordings: Sendable {
    private let byRequest: [RequestKey: Recording]
    private let byPath: [PathKey: [Recording]]

    /// All recordings, in the order of the index.
    package let all: [Recording]

    /// The number of recorded responses.
    public var count: Int { byRequest.count }

    /// Loads a folder. All bodies are read into memory.
    /// - Throws: ``RecordingsError``, with the file and the line.
    public init(folder: URL) throws(RecordingsError) {
        var isDirectory: ObjCBool = false
        let path = folder.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw .folderMissing(path: path)
        }
        let indexURL = folder.appending(path: "index.tsv")
        let file = indexURL.path(percentEncoded: false)
        let text: String
        do {
            text = try String(contentsOf: indexURL, encoding: .utf8)
        } catch {
            throw .indexUnreadable(file: file, reason: error.localizedDescription)
        }
        let index = try RecordingsIndex(parsing: text, file: file)
        var firstLines: [RequestKey: Int] = [:]
        var recordings: [Recording] = []
        for entry in index.entries {
            let body = try Self.body(of: entry, in: folder, index: file)
            let recording = Recording(
                method: entry.method, path: entry.path, query: entry.query, status: entry.status, body: body)
            if let firstLine = firstLines.updateValue(entry.line, forKey: RequestKey(recording)) {
                throw .duplicateRequest(file: file, line: entry.line, firstLine: firstLine)
            }
            recordings.append(recording)
        }
        self.init(recordings)
    }

    /// Creates recordings from values. If several recordings have the same request, the last one is used.
    public init(_ recordings: [Recording]) {
        all = recordings
        byRequest = Dictionary(recordings.map { (RequestKey($0), $0) }) { $1 }
        byPath = Dictionary(grouping: recordings) { PathKey(method: $0.method, path: $0.path) }
    }

    /// Returns the recording of exactly this request, or `nil` if the request is not recorded. The order of the query
    /// parameters and credentials in the query are ignored.
    /// - Parameters:
    ///   - method: The HTTP method, in capitals. Default: `GET`.
    ///   - path: The percent-decoded path, `/3/…`.
    ///   - query: The percent-encoded query. Default: empty.
    public func recording(method: String = "GET", path: String, query: String = "") -> Recording? {
        recording(method: method, path: path, parameters: QueryParameters(parsing: query))
    }

    func recording(method: String, path: String, parameters: QueryParameters) -> Recording? {
        byRequest[RequestKey(method: method, path: path, parameters: parameters)]
    }

    /// Returns all recordings of a path, with any query, in the order of the index.
    func recordings(method: String, path: String) -> [Recording] {
        byPath[PathKey(method: method, path: path)] ?? []
    }

    private static func body(
        of entry: RecordingsIndex.Entry, in folder: URL, index: String
    ) throws(RecordingsError) -> [UInt8] {
        let url = folder.appending(path: entry.file)
        let root = folder.resolvingSymlinksInPath().pathComponents
        let components = url.resolvingSymlinksInPath().standardizedFileURL.pathComponents
        let isInside = components.starts(with: root) && components.count > root.count
        guard isInside, !entry.file.hasPrefix("/"), !entry.file.split(separator: "/").contains("..") else {
            throw .bodyOutsideFolder(file: index, line: entry.line, body: entry.file)
        }
        do {
            return [UInt8](try Data(contentsOf: url))
        } catch {
            throw .bodyUnreadable(
                file: index, line: entry.line, body: entry.file, reason: error.localizedDescription)
        }
    }
}

private struct RequestKey: Hashable, Sendable {
    let method: String
    let path: String
    let parameters: QueryParameters
}

extension RequestKey {
    fileprivate init(_ recording: Recording) {
        self.init(method: recording.method, path: recording.path, parameters: recording.parameters)
    }
}

private struct PathKey: Hashable, Sendable {
    let method: String
    let path: String
}

/// A recorded response: the request, the status and the body, byte for byte.
public struct Recording: Sendable, Equatable {
    /// The HTTP method, in capitals.
    public let method: String
    /// The percent-decoded path, `/3/…`.
    public let path: String
    /// The percent-encoded query, as in the index. Empty if the request has no query.
    public let query: String
    /// The HTTP status.
    public let status: Int
    /// The body.
    public let body: [UInt8]

    /// The parsed query, stored because every lookup needs it.
    let parameters: QueryParameters

    /// The parsed query without credentials.
    package var decodedQuery: [String: String] { parameters.values }

    /// Creates a recording.
    public init(method: String, path: String, query: String = "", status: Int = 200, body: [UInt8]) {
        self.method = method
        self.path = path
        self.query = query
        self.status = status
        self.body = body
        parameters = QueryParameters(parsing: query)
    }
}

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
