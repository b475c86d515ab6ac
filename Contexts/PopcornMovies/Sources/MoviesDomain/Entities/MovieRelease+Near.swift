import CoreDomain
package import Foundation

extension MovieRelease {

    /// The time before and after a release in which the data of its movie changes often. Two weeks, in seconds.
    package static let nearWindow: TimeInterval = 14 * 86_400

    /// Returns whether a date is within two weeks of the release.
    package func isNear(_ date: Date) -> Bool {
        abs(releaseDate.timeIntervalSince(date)) < Self.nearWindow
    }

    /// Returns whether the release matters to a region: a digital release of any region, or any release in the region.
    package func matters(to region: String) -> Bool {
        type == .digital || self.region == region
    }
}
