public import CoreDomain
public import Foundation

extension CrewMember {
    /// Creates a crew member for tests. Default: the director of *Fight Club*.
    public static func mock(
        id: Int = 7467, creditID: String = "52fe4250c3a36847f8014a05", name: String = "David Fincher",
        job: String = "Director", department: String = "Directing", gender: Gender = .male,
        profilePath: URL? = URL(string: "/tpEczFclQZeKAiCeKZZ0adRvtfz.jpg")
    ) -> CrewMember {
        CrewMember(
            id: id, creditID: creditID, name: name, job: job, department: department, gender: gender,
            profilePath: profilePath)
    }
}
