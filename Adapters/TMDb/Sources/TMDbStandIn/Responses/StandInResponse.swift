/// A response of the stand-in: a status and a body, which is JSON unless it is a picture.
struct StandInResponse: Equatable {
    let status: Int
    var body: [UInt8]
    /// Whether the response is specific to one user and must not be cached for others.
    var isPrivate = false
    /// The media type of the body.
    var type = "application/json;charset=utf-8"
    /// The time for which the response may be cached, in seconds; `nil` for the configuration's time.
    var maximumAge: Int?
}

extension StandInResponse {
    /// Returns an error response in TMDb's format. The code is TMDb's status code, not the HTTP status.
    static func failure(status: Int, code: Int, message: String) -> StandInResponse {
        let text = #"{"success":false,"status_code":\#(code),"status_message":"\#(message)"}"#
        return StandInResponse(status: status, body: Array(text.utf8))
    }

    static let notFound = failure(
        status: 404, code: 34, message: "The resource you requested could not be found.")

    static let unauthorised = failure(
        status: 401, code: 7, message: "Invalid API key: You must be granted a valid key.")

    static let tooManyAppended = failure(
        status: 400, code: 27,
        message: "Too many append to response objects: The maximum number of remote calls is 20.")

    static let invalidPage = failure(
        status: 400, code: 22,
        message: "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.")

    static let rateLimited = failure(
        status: 429, code: 25, message: "Your request count (50) is over the allowed limit of (50).")

    /// Returns TMDb's error response for an HTTP status. Other statuses than these have the code of an internal error.
    static func serverFailure(status: Int) -> StandInResponse {
        switch status {
        case 401:
            unauthorised
        case 403:
            failure(status: status, code: 45, message: "This user has been suspended.")
        case 502:
            failure(status: status, code: 43, message: "Couldn't connect to the backend server.")
        case 503:
            failure(
                status: status, code: 9,
                message: "Service offline: This service is temporarily offline, try again later.")
        case 504:
            failure(
                status: status, code: 24, message: "Your request to the backend server timed out. Try again.")
        default:
            failure(status: status, code: 11, message: "Internal error: Something went wrong, contact TMDb.")
        }
    }

    /// Returns the error response for a recording that cannot be parsed. The recordings folder needs to be corrected.
    static func brokenRecording(path: String) -> StandInResponse {
        failure(
            status: 500, code: 11, message: "The recording of \(path) is not a JSON object.")
    }

    /// Returns the error response for a sample that cannot be created. The table of samples needs to be corrected.
    static func brokenSample(path: String) -> StandInResponse {
        failure(status: 500, code: 11, message: "The sample for \(path) cannot be created.")
    }

    /// Returns the error response for a daily export that cannot be written to a temporary file.
    static func unwrittenExport(reason: String) -> StandInResponse {
        failure(status: 500, code: 11, message: "The export cannot be written: \(reason)")
    }
}
