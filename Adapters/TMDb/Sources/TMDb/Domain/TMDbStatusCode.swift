/// A status code in the body of a TMDb response, distinct from the HTTP status. Unknown codes are preserved.
///
/// Source: https://developer.themoviedb.org/docs/errors
public struct TMDbStatusCode: RawRepresentable, Codable, Hashable, Sendable {

    /// The number of the status code.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The request succeeded.
    public static let success = TMDbStatusCode(rawValue: 1)
    /// The service does not exist.
    public static let invalidService = TMDbStatusCode(rawValue: 2)
    /// The credential does not permit this service.
    public static let noPermission = TMDbStatusCode(rawValue: 3)
    /// The service does not support this format.
    public static let invalidFormat = TMDbStatusCode(rawValue: 4)
    /// The parameters are invalid.
    public static let invalidParameters = TMDbStatusCode(rawValue: 5)
    /// The identifier is invalid or unknown.
    public static let invalidID = TMDbStatusCode(rawValue: 6)
    /// The API key is invalid.
    public static let invalidAPIKey = TMDbStatusCode(rawValue: 7)
    /// The entry already exists.
    public static let duplicateEntry = TMDbStatusCode(rawValue: 8)
    /// The service is temporarily offline.
    public static let serviceOffline = TMDbStatusCode(rawValue: 9)
    /// The API key is suspended.
    public static let suspendedAPIKey = TMDbStatusCode(rawValue: 10)
    /// An internal error occurred at TMDb.
    public static let internalError = TMDbStatusCode(rawValue: 11)
    /// The item was updated.
    public static let updated = TMDbStatusCode(rawValue: 12)
    /// The item was deleted.
    public static let deleted = TMDbStatusCode(rawValue: 13)
    /// The authentication failed.
    public static let authenticationFailed = TMDbStatusCode(rawValue: 14)
    /// The request failed.
    public static let failed = TMDbStatusCode(rawValue: 15)
    /// Access by the device was denied.
    public static let deviceDenied = TMDbStatusCode(rawValue: 16)
    /// The session was denied.
    public static let sessionDenied = TMDbStatusCode(rawValue: 17)
    /// A value is invalid.
    public static let validationFailed = TMDbStatusCode(rawValue: 18)
    /// The `Accept` header is invalid.
    public static let invalidAcceptHeader = TMDbStatusCode(rawValue: 19)
    /// The date range is longer than 14 days.
    public static let invalidDateRange = TMDbStatusCode(rawValue: 20)
    /// The entry to change does not exist. TMDb sends this code with HTTP status 200.
    public static let entryNotFound = TMDbStatusCode(rawValue: 21)
    /// The page is outside 1 to 500.
    public static let invalidPage = TMDbStatusCode(rawValue: 22)
    /// A date does not have the form `yyyy-MM-dd`.
    public static let invalidDate = TMDbStatusCode(rawValue: 23)
    /// TMDb's backend timed out.
    public static let backendTimeout = TMDbStatusCode(rawValue: 24)
    /// The rate limit was exceeded.
    public static let rateLimited = TMDbStatusCode(rawValue: 25)
    /// A user name and a password are required.
    public static let credentialsRequired = TMDbStatusCode(rawValue: 26)
    /// More than 20 resources were requested.
    public static let tooManyAppended = TMDbStatusCode(rawValue: 27)
    /// The time zone is invalid.
    public static let invalidTimezone = TMDbStatusCode(rawValue: 28)
    /// The request must be confirmed with `confirm=true`.
    public static let confirmationRequired = TMDbStatusCode(rawValue: 29)
    /// The user name or password is wrong.
    public static let invalidLogin = TMDbStatusCode(rawValue: 30)
    /// The account is disabled.
    public static let accountDisabled = TMDbStatusCode(rawValue: 31)
    /// The account's e-mail address is not verified.
    public static let emailNotVerified = TMDbStatusCode(rawValue: 32)
    /// The request token is invalid or has expired.
    public static let invalidRequestToken = TMDbStatusCode(rawValue: 33)
    /// The resource does not exist.
    public static let resourceNotFound = TMDbStatusCode(rawValue: 34)
    /// The token is invalid.
    public static let invalidToken = TMDbStatusCode(rawValue: 35)
    /// The user has not granted write permission to the token.
    public static let writeNotGranted = TMDbStatusCode(rawValue: 36)
    /// The session does not exist.
    public static let sessionNotFound = TMDbStatusCode(rawValue: 37)
    /// The user may not edit the resource.
    public static let editNotPermitted = TMDbStatusCode(rawValue: 38)
    /// The resource is private.
    public static let resourcePrivate = TMDbStatusCode(rawValue: 39)
    /// The update contains no changes.
    public static let nothingToUpdate = TMDbStatusCode(rawValue: 40)
    /// The user has not approved the request token.
    public static let requestTokenNotApproved = TMDbStatusCode(rawValue: 41)
    /// The path does not support the method.
    public static let methodNotSupported = TMDbStatusCode(rawValue: 42)
    /// TMDb's backend is unreachable.
    public static let backendUnreachable = TMDbStatusCode(rawValue: 43)
    /// The identifier is malformed. TMDb sends this code with HTTP status 500.
    public static let malformedID = TMDbStatusCode(rawValue: 44)
    /// The user is suspended.
    public static let userSuspended = TMDbStatusCode(rawValue: 45)
    /// The API is under maintenance.
    public static let maintenance = TMDbStatusCode(rawValue: 46)
    /// The input is invalid.
    public static let invalidInput = TMDbStatusCode(rawValue: 47)
}

extension TMDbStatusCode {
    /// Whether the code means that TMDb rejects the credential or the session, or that they lack a permission.
    package var deniesAccess: Bool { Self.denials.contains(self) }

    private static let denials: Set<TMDbStatusCode> = [
        .noPermission, .invalidAPIKey, .suspendedAPIKey, .authenticationFailed, .deviceDenied, .sessionDenied,
        .credentialsRequired, .invalidLogin, .accountDisabled, .emailNotVerified, .invalidRequestToken, .invalidToken,
        .writeNotGranted, .editNotPermitted, .resourcePrivate, .requestTokenNotApproved, .userSuspended,
    ]
}
