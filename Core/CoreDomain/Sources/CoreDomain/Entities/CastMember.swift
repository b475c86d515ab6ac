public import Foundation

/// A part that a person plays.
///
/// A person can play several parts of one title, so ``creditID`` is the key, together with the title.
public struct CastMember: Identifiable, Hashable, Sendable {
    /// TMDb's identifier of the person.
    public let id: Int
    /// TMDb's identifier of the part; movies only.
    public let castID: Int?
    /// TMDb's identifier of the credit.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The name of the part; may be empty.
    public let character: String
    /// The person's gender.
    public let gender: Gender
    /// The path of the person's portrait.
    public let profilePath: URL?
    /// The place in the billing, from 0.
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
