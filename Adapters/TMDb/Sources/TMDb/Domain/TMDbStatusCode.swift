/// TMDb's own code of a result, which is not the HTTP status: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/docs/errors
public struct TMDbStatusCode: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's number.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let success = TMDbStatusCode(rawValue: 1)
    public static let invalidService = TMDbStatusCode(rawValue: 2)
    public static let noPermission = TMDbStatusCode(rawValue: 3)
    public static let invalidFormat = TMDbStatusCode(rawValue: 4)
    public static let invalidParameters = TMDbStatusCode(rawValue: 5)
    public static let invalidID = TMDbStatusCode(rawValue: 6)
    public static let invalidAPIKey = TMDbStatusCode(rawValue: 7)
    public static let duplicateEntry = TMDbStatusCode(rawValue: 8)
    public static let serviceOffline = TMDbStatusCode(rawValue: 9)
    public static let suspendedAPIKey = TMDbStatusCode(rawValue: 10)
    public static let internalError = TMDbStatusCode(rawValue: 11)
    public static let updated = TMDbStatusCode(rawValue: 12)
    public static let deleted = TMDbStatusCode(rawValue: 13)
    public static let authenticationFailed = TMDbStatusCode(rawValue: 14)
    public static let failed = TMDbStatusCode(rawValue: 15)
    public static let deviceDenied = TMDbStatusCode(rawValue: 16)
    public static let sessionDenied = TMDbStatusCode(rawValue: 17)
    public static let validationFailed = TMDbStatusCode(rawValue: 18)
    public static let invalidAcceptHeader = TMDbStatusCode(rawValue: 19)
    public static let invalidDateRange = TMDbStatusCode(rawValue: 20)
    /// The entry to change does not exist. Comes with HTTP status 200.
    public static let entryNotFound = TMDbStatusCode(rawValue: 21)
    public static let invalidPage = TMDbStatusCode(rawValue: 22)
    public static let invalidDate = TMDbStatusCode(rawValue: 23)
    public static let backendTimeout = TMDbStatusCode(rawValue: 24)
    public static let rateLimited = TMDbStatusCode(rawValue: 25)
    public static let credentialsRequired = TMDbStatusCode(rawValue: 26)
    public static let tooManyAppended = TMDbStatusCode(rawValue: 27)
    public static let invalidTimezone = TMDbStatusCode(rawValue: 28)
    public static let confirmationRequired = TMDbStatusCode(rawValue: 29)
    public static let invalidLogin = TMDbStatusCode(rawValue: 30)
    public static let accountDisabled = TMDbStatusCode(rawValue: 31)
    public static let emailNotVerified = TMDbStatusCode(rawValue: 32)
    public static let invalidRequestToken = TMDbStatusCode(rawValue: 33)
    public static let resourceNotFound = TMDbStatusCode(rawValue: 34)
    public static let invalidToken = TMDbStatusCode(rawValue: 35)
    public static let writeNotGranted = TMDbStatusCode(rawValue: 36)
    public static let sessionNotFound = TMDbStatusCode(rawValue: 37)
    public static let editNotPermitted = TMDbStatusCode(rawValue: 38)
    public static let resourcePrivate = TMDbStatusCode(rawValue: 39)
    public static let nothingToUpdate = TMDbStatusCode(rawValue: 40)
    public static let requestTokenNotApproved = TMDbStatusCode(rawValue: 41)
    public static let methodNotSupported = TMDbStatusCode(rawValue: 42)
    public static let backendUnreachable = TMDbStatusCode(rawValue: 43)
    /// The identifier is not valid. Comes with HTTP status 500.
    public static let malformedID = TMDbStatusCode(rawValue: 44)
    public static let userSuspended = TMDbStatusCode(rawValue: 45)
    public static let maintenance = TMDbStatusCode(rawValue: 46)
    public static let invalidInput = TMDbStatusCode(rawValue: 47)
}
