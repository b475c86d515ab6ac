package import Foundation

extension Date {
    /// Midnight UTC of the same day.
    package var startOfDay: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
    }
}
