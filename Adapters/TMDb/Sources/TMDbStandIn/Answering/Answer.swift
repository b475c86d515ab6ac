/// What the stand-in answers to a request: a status and a JSON body.
struct Answer: Equatable {
    let status: Int
    let body: [UInt8]
    /// Whether it is meant for one user, so that nobody may keep it for others.
    var isPrivate = false
}

extension Answer {
    /// An error as TMDb words it. The code is TMDb's own, not the HTTP status.
    static func failure(status: Int, code: Int, message: String) -> Answer {
        let text = #"{"success":false,"status_code":\#(code),"status_message":"\#(message)"}"#
        return Answer(status: status, body: Array(text.utf8))
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

    /// TMDb's message for one of its own failures.
    static func serverFailure(status: Int) -> Answer {
        switch status {
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

    /// A recording that can't be taken apart is a mistake in the recordings folder, which the test's author must see.
    static func brokenRecording(path: String) -> Answer {
        failure(
            status: 500, code: 11, message: "The recording of \(path) is no JSON object, so nothing can be composed.")
    }

    /// A sample that can't be made is a mistake in the table of samples.
    static func brokenSample(path: String) -> Answer {
        failure(status: 500, code: 11, message: "No sample can be made for \(path).")
    }
}
