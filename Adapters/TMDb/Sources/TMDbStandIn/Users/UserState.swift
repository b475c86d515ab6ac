import TMDb

/// The posted data: users, sessions, ratings, marks and lists.
///
/// The size of the data is bounded by the size of the requests that change it.
struct UserState: Sendable, Confidential {
    /// The maximum size of the changes until the data is deleted, in bytes. Further changes are rejected.
    static let maximumSize = 64 << 20
    /// The size of a change in addition to its body, in bytes.
    private static let changeSize = 256

    private var size = 0
    /// The request tokens that can be exchanged for a session, with the user who approved them.
    var requestTokens: [String: User] = [:]
    /// The request tokens of API version 4, which can be exchanged for an access token.
    var userRequestTokens: [String: User] = [:]
    var sessions: [String: User] = [:]
    var accessTokens: [String: User] = [:]
    var guestSessions: Set<String> = []
    var lists = OrderedValues<Int, TitleList>()
    private var usersByName: [String: User] = [:]
    private var activities: [Rater: Activity] = [:]
    private var secretCount = 0
    private var userCount = 0
    private var listCount = 0

    /// The identifier of the first list, which is far above the identifiers of recorded lists.
    private static let firstListID = 90_000_001

    /// Counts a change by a request with a body of a size in bytes.
    /// - Throws: ``Refusal`` if the maximum size is exceeded.
    mutating func beginChange(bodySize: Int) throws(Refusal) {
        let total = size + Self.changeSize + bodySize
        guard total <= Self.maximumSize else { throw .storageFull }
        size = total
    }

    /// Creates a token or identifier: a consecutive number, padded to the length of TMDb's.
    /// - Parameter length: The number of hexadecimal digits. Default: 40.
    mutating func makeSecret(length: Int = 40) -> String {
        secretCount += 1
        return String(secretCount, radix: 16).leftPadded(to: length)
    }

    /// Returns the user with a name. Creates an account if the name is new.
    mutating func user(named name: String) -> User {
        if let user = usersByName[name] { return user }
        userCount += 1
        let user = User(id: userCount, name: name)
        usersByName[name] = user
        return user
    }

    mutating func makeListID() -> Int {
        defer { listCount += 1 }
        return Self.firstListID + listCount
    }

    /// Returns whether a list with this identifier was created, even if it is already deleted.
    func hasCreatedList(_ id: Int) -> Bool {
        (Self.firstListID..<Self.firstListID + listCount).contains(id)
    }

    func activity(of rater: Rater) -> Activity { activities[rater] ?? Activity() }

    mutating func changeActivity<Result>(of rater: Rater, _ change: (inout Activity) -> Result) -> Result {
        change(&activities[rater, default: Activity()])
    }

    /// Deletes everything. The counters continue, so that old identifiers are not reused.
    mutating func reset() {
        var fresh = UserState()
        (fresh.secretCount, fresh.userCount, fresh.listCount) = (secretCount, userCount, listCount)
        self = fresh
    }
}

/// A user with an account.
struct User: Hashable, Sendable {
    let id: Int
    let name: String

    /// The name of the user who approves tokens that are not approved explicitly. With TMDb, users do so on its
    /// website.
    static let defaultName = "standin"

    /// The account identifier of API version 4.
    var versionFourID: String { String(id, radix: 16).leftPadded(to: 24) }
}

/// A user or guest who rates titles.
enum Rater: Hashable, Sendable, Confidential {
    case user(Int)
    case guest(String)
}

extension String {
    func leftPadded(to length: Int) -> String {
        String(repeating: "0", count: max(0, length - count)) + self
    }
}
