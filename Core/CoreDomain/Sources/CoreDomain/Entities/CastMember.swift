public import Foundation

/// A role of a person in a title.
///
/// A person can have several roles in one title, so ``creditID`` and the title together identify a role.
public struct CastMember: Hashable, Sendable {
    /// The TMDb identifier of the person.
    public let id: Int
    /// The TMDb identifier of the role; `nil` except for movies.
    public let castID: Int?
    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The name of the character; may be empty.
    public let character: String
    /// The person's gender.
    public let gender: Gender
    /// The path of the person's portrait.
    public let profilePath: URL?
    /// The position in billing order, starting at 0.
    public let order: Int

    /// Creates a cast member.
    public init(
        id: Int, castID: Int? = nil, creditID: String, name: String, character: String, gender: Gender,
        profilePath: URL? = nil, order: Int
    ) {
        self.id = id
        self.castID = castID
        self.creditID = creditID
        self.name = name
        self.character = character
        self.gender = gender
        self.profilePath = profilePath
        self.order = order
    }
}
