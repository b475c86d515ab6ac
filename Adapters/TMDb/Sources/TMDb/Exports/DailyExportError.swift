/// An error of a download of a daily export.
package enum DailyExportError: Error, Sendable {
    /// The export does not exist (yet): the status is 403 or 404.
    case missing
    /// The response has another status that is not expected.
    case status(Int)
    /// The response is not gzip data, for example the page of a proxy.
    case notGzip
    /// The export is larger than ``DailyExportDownload/sizeLimit``.
    case tooLarge
    /// The response could not be received.
    case transport(TMDbHTTPError)
    /// A file cannot be created or written.
    case file(path: String, reason: String)
    /// The task was cancelled.
    case cancelled
}

extension DailyExportError {

    /// Whether a later attempt can succeed.
    var isTemporary: Bool {
        switch self {
        case .status(let status): [408, 416, 429].contains(status) || status >= 500
        case .transport(let error): ![.cancelled, .shutDown, .tls].contains(error.kind)
        case .missing, .notGzip, .tooLarge, .file, .cancelled: false
        }
    }
}

extension DailyExportError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing: "The export does not exist"
        case .status(let status): "The server of exports responded with the status \(status)"
        case .notGzip: "The response of the server of exports is not a gzip file"
        case .tooLarge: "The export is larger than \(DailyExportDownload.sizeLimit) bytes"
        case .transport(let error): "The export could not be downloaded: \(error.message)"
        case .file(let path, let reason): "Cannot write \(path): \(reason)"
        case .cancelled: "The download was cancelled"
        }
    }
}
