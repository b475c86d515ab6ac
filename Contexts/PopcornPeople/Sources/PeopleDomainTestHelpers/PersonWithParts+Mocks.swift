public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation
public import PeopleDomain

extension PersonWithParts {
    /// Brad Pitt, with every part read.
    public static func mock(
        person: Person = .mock(), credits: [PersonCredit]? = [.mock()],
        images: ImageCollection? = ImageCollection(profilePaths: ["/face.jpg"].compactMap { URL(string: $0) }),
        externalIDs: ExternalIDs? = .mock(), translations: [Translation]? = [.mock()]
    ) -> PersonWithParts {
        PersonWithParts(
            person: person, credits: credits, images: images, externalIDs: externalIDs, translations: translations)
    }
}
