/// An error that rejects a request about a user.
struct Refusal: Error {
    /// TMDb's error response. `nil` if the request does not concern posted data, so that other sources respond to it.
    let response: StandInResponse?

    init(status: Int, code: Int, _ message: String) {
        response = .failure(status: status, code: code, message: message)
    }

    private init(_ response: StandInResponse?) { self.response = response }

    static let unhandled = Refusal(nil)
    static let notFound = Refusal(.notFound)
}

/// Source: https://developer.themoviedb.org/docs/errors
extension Refusal {
    static let noPermission = Refusal(
        status: 401, code: 3, "Authentication failed: You do not have permissions to access the service.")

    static let invalidParameters = Refusal(
        status: 422, code: 5, "Invalid parameters: Your request parameters are incorrect.")

    static let duplicateEntry = Refusal(
        status: 403, code: 8, "Duplicate entry: The data you tried to submit already exists.")

    static let sessionDenied = Refusal(status: 401, code: 17, "Session denied.")

    static let validationFailed = Refusal(status: 400, code: 18, "Validation failed.")

    static let ratingTooHigh = Refusal(
        status: 400, code: 18, "Value too high: Value must be less than, or equal to 10.0.")

    static let ratingTooLow = Refusal(status: 400, code: 18, "Value too low: Value must be greater than 0.0.")

    static let ratingBetweenSteps = Refusal(
        status: 400, code: 18, "Value invalid: Values must be a multiple of 0.50.")

    static let entryNotFound = Refusal(
        status: 200, code: 21, "Entry not found: The item you are trying to edit cannot be found.")

    static let loginMissing = Refusal(status: 400, code: 26, "You must provide a username and password.")

    static let confirmationMissing = Refusal(
        status: 400, code: 29, "You must confirm this action: Please provide a confirm=true parameter.")

    static let invalidRequestToken = Refusal(
        status: 401, code: 33, "Invalid request token: The request token is either expired or invalid.")

    static let invalidToken = Refusal(status: 401, code: 35, "Invalid token.")

    static let writeNotGranted = Refusal(
        status: 401, code: 36, "This token hasn't been granted write permission by the user.")

    static let sessionNotFound = Refusal(status: 404, code: 37, "The requested session could not be found.")

    static let editNotPermitted = Refusal(
        status: 401, code: 38, "You don't have permission to edit this resource.")

    static let resourcePrivate = Refusal(status: 401, code: 39, "This resource is private.")

    static let nothingToUpdate = Refusal(status: 200, code: 40, "Nothing to update.")

    /// Not an error of TMDb: the stand-in has no space for further data.
    static let storageFull = Refusal(
        status: 507, code: 11, "The stand-in has no space for further user data. Reset its user data.")

    static let invalidInput = Refusal(status: 400, code: 47, "The input is not valid.")
}
