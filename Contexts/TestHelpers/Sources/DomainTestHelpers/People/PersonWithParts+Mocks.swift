public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation
public import PeopleDomain

extension PersonWithParts {
    /// Creates a person with parts for tests. Default: Brad Pitt, with all parts.
    public static func mock(
        person: Person = .mock(), credits: [PersonCredit]? = [.mock()],
        images: ImageCollection? = ImageCollection(profilePaths: ["/face.jpg"].compactMap { URL(string: $0) }),
        externalIDs: ExternalIDs? = .mock(), translations: [Translation]? = [.mock()]
    ) -> PersonWithParts {
        PersonWithParts(
            person: person, credits: credits, images: images, externalIDs: externalIDs, translations: translations)
    }
}
