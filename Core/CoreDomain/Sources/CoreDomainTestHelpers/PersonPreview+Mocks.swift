public import CoreDomain
public import Foundation

extension PersonPreview {
    /// Creates a person preview for tests. Default: Brad Pitt, with all properties.
    public static func mock(
        id: Int = 287, name: String = "Brad Pitt", originalName: String? = "Brad Pitt",
        knownForDepartment: String? = "Acting", gender: Gender = .male,
        profilePath: URL? = URL(string: "/cckcYc2v0yh1tc9QjRelptcOBko.jpg"), popularity: Double? = 10.5,
        isAdultOnly: Bool? = false,
        knownFor: [KnownTitle]? = [
            KnownTitle(kind: .movie, id: 550, title: "Fight Club", isAdultOnly: false),
            KnownTitle(kind: .tvSeries, id: 1668, title: "Friends"),
        ]
    ) -> PersonPreview {
        PersonPreview(
            id: id, name: name, originalName: originalName, knownForDepartment: knownForDepartment, gender: gender,
            profilePath: profilePath, popularity: popularity, isAdultOnly: isAdultOnly, knownFor: knownFor)
    }
}
