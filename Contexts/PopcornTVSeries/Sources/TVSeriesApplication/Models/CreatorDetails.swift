public import CoreDomain

/// A creator of a TV series, with portrait URLs.
public struct CreatorDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier of the person.
    public let id: Int
    /// The TMDb identifier of the credit.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The initials of the name, to show if the portrait is missing; empty if the name is empty.
    public let initials: String
    /// The person's name in the original language.
    public let originalName: String
    /// The person's gender.
    public let gender: Gender
    /// The URLs of the portrait.
    public let profileURLSet: ImageURLSet?

    /// Creates a creator. Default initials: the initials of the name.
    public init(
        id: Int, creditID: String, name: String, initials: String? = nil, originalName: String, gender: Gender,
        profileURLSet: ImageURLSet? = nil
    ) {
        self.id = id
        self.creditID = creditID
        self.name = name
        self.initials = initials ?? name.initials
        self.originalName = originalName
        self.gender = gender
        self.profileURLSet = profileURLSet
    }
}
