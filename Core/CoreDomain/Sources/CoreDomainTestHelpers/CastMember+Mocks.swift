public import CoreDomain
public import Foundation

extension CastMember {
    /// Creates a cast member for tests. Default: the narrator of *Fight Club*.
    public static func mock(
        id: Int = 819, castID: Int? = 4, creditID: String = "52fe4250c3a36847f80149f3", name: String = "Edward Norton",
        character: String = "Narrator", gender: Gender = .male,
        profilePath: URL? = URL(string: "/8nytsqL59SFJTVYVrN72k6qkGgJ.jpg"), order: Int = 0
    ) -> CastMember {
        CastMember(
            id: id, castID: castID, creditID: creditID, name: name, character: character, gender: gender,
            profilePath: profilePath, order: order)
    }
}
