import TMDb

/// What was posted: who signed in, and what they rated, marked and listed.
struct UserState: Sendable, Confidential {
    /// The tokens that may become a session, by who approved them.
    var requestTokens: [String: User] = [:]
    /// The same for version 4, where they become access tokens.
    var userRequestTokens: [String: User] = [:]
    var sessions: [String: User] = [:]
    var accessTokens: [String: User] = [:]
    var guestSessions: Set<String> = []
    var lists = Remembered<Int, TitleList>()
    private var usersByName: [String: User] = [:]
    private var activities: [Rater: Activity] = [:]
    private var secretCount = 0
    private var userCount = 0
    private var listCount = 0

    /// The numbers of lists begin here, far from those of recorded ones.
    private static let firstListID = 90_000_001

    /// A new token or identifier: a number, as long as TMDb's are.
    /// - Parameter length: In hexadecimal digits.
    mutating func makeSecret(length: Int = 40) -> String {
        secretCount += 1
        return String(secretCount, radix: 16).leftPadded(to: length)
    }

    /// The user of this name, who has an account from now on.
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

    /// Whether a list of this number was made, even if it was deleted since.
    func hasMadeList(_ id: Int) -> Bool {
        (Self.firstListID..<Self.firstListID + listCount).contains(id)
    }

    func activity(of rater: Rater) -> Activity { activities[rater] ?? Activity() }

    mutating func changeActivity<Result>(of rater: Rater, _ change: (inout Activity) -> Result) -> Result {
        change(&activities[rater, default: Activity()])
    }

    /// Forgets everything. Numbers go on, so that nothing from before is taken for something new.
    mutating func reset() {
        var fresh = UserState()
        (fresh.secretCount, fresh.userCount, fresh.listCount) = (secretCount, userCount, listCount)
        self = fresh
    }
}

/// Someone with an account.
struct User: Hashable, Sendable {
    let id: Int
    let name: String

    /// Who approves a token at TMDb's website, where nobody can go from here.
    static let defaultName = "standin"

    /// The identifier in version 4.
    var versionFourID: String { String(id, radix: 16).leftPadded(to: 24) }
}

/// Someone who rates.
enum Rater: Hashable, Sendable, Confidential {
    case user(Int)
    case guest(String)
}

extension String {
    func leftPadded(to length: Int) -> String {
        String(repeating: "0", count: max(0, length - count)) + self
    }
}
