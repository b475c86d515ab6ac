public import CoreDomain
public import Foundation

/// A creator of a TV series.
public struct Creator: Identifiable, Hashable, Sendable {
    /// The TMDb identifier of the person.
    public let id: Int
    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The person's name in the original language.
    public let originalName: String
    /// The person's gender.
    public let gender: Gender
    /// The path of the portrait.
    public let profilePath: URL?

    /// Creates a creator.
    public init(
        id: Int, creditID: String, name: String, originalName: String, gender: Gender, profilePath: URL? = nil
    ) {
        self.id = id
        self.creditID = creditID
        self.name = name
        self.originalName = originalName
        self.gender = gender
        self.profilePath = profilePath
    }
}
