public import Foundation

/// The owner of a list.
///
/// Source: `GET /4/list/{list_id}`.
public struct UserListOwner: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the user in API version 4.
    public let id: String
    /// The username.
    public let username: String?
    /// The user's name; may be empty.
    public let name: String?
    /// The Gravatar hash of the user's e-mail address.
    public let gravatarHash: String?
    /// The path of the user's picture.
    public let avatarPath: URL?

    /// Creates a user list owner.
    public init(
        id: String, username: String? = nil, name: String? = nil, gravatarHash: String? = nil, avatarPath: URL? = nil
    ) {
        self.id = id
        self.username = username
        self.name = name
        self.gravatarHash = gravatarHash
        self.avatarPath = avatarPath
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case username
        case name
        case gravatarHash = "gravatar_hash"
        case avatarPath = "avatar_path"
    }
}
