/// TMDb's own code of a result, which is not the HTTP status: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/docs/errors
public struct TMDbStatusCode: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's number.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Done.
    public static let success = TMDbStatusCode(rawValue: 1)
    /// There is no such service.
    public static let invalidService = TMDbStatusCode(rawValue: 2)
    /// The credential does not permit this service.
    public static let noPermission = TMDbStatusCode(rawValue: 3)
    /// The service has no answers in this format.
    public static let invalidFormat = TMDbStatusCode(rawValue: 4)
    /// The parameters are not acceptable.
    public static let invalidParameters = TMDbStatusCode(rawValue: 5)
    /// The identifier is not valid, or nothing has it.
    public static let invalidID = TMDbStatusCode(rawValue: 6)
    /// The API key is not valid.
    public static let invalidAPIKey = TMDbStatusCode(rawValue: 7)
    /// What was sent exists already.
    public static let duplicateEntry = TMDbStatusCode(rawValue: 8)
    /// The service is offline for a while.
    public static let serviceOffline = TMDbStatusCode(rawValue: 9)
    /// The API key is suspended.
    public static let suspendedAPIKey = TMDbStatusCode(rawValue: 10)
    /// Something went wrong at TMDb.
    public static let internalError = TMDbStatusCode(rawValue: 11)
    /// What was sent replaced what was there.
    public static let updated = TMDbStatusCode(rawValue: 12)
    /// It was deleted.
    public static let deleted = TMDbStatusCode(rawValue: 13)
    /// The authentication failed.
    public static let authenticationFailed = TMDbStatusCode(rawValue: 14)
    /// It failed.
    public static let failed = TMDbStatusCode(rawValue: 15)
    /// The device is denied.
    public static let deviceDenied = TMDbStatusCode(rawValue: 16)
    /// The session is denied.
    public static let sessionDenied = TMDbStatusCode(rawValue: 17)
    /// A value is not acceptable.
    public static let validationFailed = TMDbStatusCode(rawValue: 18)
    /// The `Accept` header is not acceptable.
    public static let invalidAcceptHeader = TMDbStatusCode(rawValue: 19)
    /// The days are more than 14 days apart.
    public static let invalidDateRange = TMDbStatusCode(rawValue: 20)
    /// The entry to change does not exist. Comes with HTTP status 200.
    public static let entryNotFound = TMDbStatusCode(rawValue: 21)
    /// The page is not between 1 and 500.
    public static let invalidPage = TMDbStatusCode(rawValue: 22)
    /// A day is not of the form `yyyy-MM-dd`.
    public static let invalidDate = TMDbStatusCode(rawValue: 23)
    /// TMDb's own servers took too long.
    public static let backendTimeout = TMDbStatusCode(rawValue: 24)
    /// Too many requests.
    public static let rateLimited = TMDbStatusCode(rawValue: 25)
    /// A user name and a password are needed.
    public static let credentialsRequired = TMDbStatusCode(rawValue: 26)
    /// More than 20 resources were asked for.
    public static let tooManyAppended = TMDbStatusCode(rawValue: 27)
    /// There is no such time zone.
    public static let invalidTimezone = TMDbStatusCode(rawValue: 28)
    /// The request must be confirmed with `confirm=true`.
    public static let confirmationRequired = TMDbStatusCode(rawValue: 29)
    /// The user name or the password is wrong.
    public static let invalidLogin = TMDbStatusCode(rawValue: 30)
    /// The account is disabled.
    public static let accountDisabled = TMDbStatusCode(rawValue: 31)
    /// The account's e-mail address is not verified.
    public static let emailNotVerified = TMDbStatusCode(rawValue: 32)
    /// The request token is not valid, or has expired.
    public static let invalidRequestToken = TMDbStatusCode(rawValue: 33)
    /// TMDb has no such thing.
    public static let resourceNotFound = TMDbStatusCode(rawValue: 34)
    /// The token is not valid.
    public static let invalidToken = TMDbStatusCode(rawValue: 35)
    /// The user did not permit writing with this token.
    public static let writeNotGranted = TMDbStatusCode(rawValue: 36)
    /// There is no such session.
    public static let sessionNotFound = TMDbStatusCode(rawValue: 37)
    /// The user may not edit this.
    public static let editNotPermitted = TMDbStatusCode(rawValue: 38)
    /// It is private.
    public static let resourcePrivate = TMDbStatusCode(rawValue: 39)
    /// There was nothing to change.
    public static let nothingToUpdate = TMDbStatusCode(rawValue: 40)
    /// The user did not approve the request token.
    public static let requestTokenNotApproved = TMDbStatusCode(rawValue: 41)
    /// The path has no such method.
    public static let methodNotSupported = TMDbStatusCode(rawValue: 42)
    /// TMDb's own servers cannot be reached.
    public static let backendUnreachable = TMDbStatusCode(rawValue: 43)
    /// The identifier is not valid. Comes with HTTP status 500.
    public static let malformedID = TMDbStatusCode(rawValue: 44)
    /// The user is suspended.
    public static let userSuspended = TMDbStatusCode(rawValue: 45)
    /// The API is under maintenance.
    public static let maintenance = TMDbStatusCode(rawValue: 46)
    /// What was sent is not valid.
    public static let invalidInput = TMDbStatusCode(rawValue: 47)
}
