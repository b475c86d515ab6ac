package import CoreDomain
package import TMDb

extension AppendOption {
    /// The parts that a response with these resources contains, and the lists of the title or person itself.
    package var parts: Set<ContentPart> {
        Set(resourceNames.compactMap(ContentPart.init)).union([.details])
    }
}
