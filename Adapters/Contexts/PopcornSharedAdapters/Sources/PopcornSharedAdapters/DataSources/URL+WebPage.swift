package import Foundation

extension URL? {
    /// The URL if it is that of a web page (`http` or `https`); otherwise `nil`. Services put it into links, where
    /// other schemes, such as `javascript`, are not safe.
    package var webPage: URL? {
        flatMap { ["http", "https"].contains($0.scheme?.lowercased()) ? $0 : nil }
    }
}
