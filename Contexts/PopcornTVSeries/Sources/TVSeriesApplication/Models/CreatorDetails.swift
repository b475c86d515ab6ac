public import CoreDomain

/// Someone who created a series, with the addresses of the portrait.
public struct CreatorDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier of the person.
    public let id: Int
    /// TMDb's identifier of the credit.
    public let creditID: String
    /// The person's name.
    public let name: String
    /// The name's initials, for where there is no portrait; empty if there is no name.
    public let initials: String
    /// The person's name in the person's own language.
    public let originalName: String
    /// The person's gender.
    public let gender: Gender
    /// The addresses of the portrait.
    public let profileURLSet: ImageURLSet?

    /// Creates a creator. Default initials: those of the name.
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
