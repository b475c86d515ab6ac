/// An HTTP method that the TMDb API uses.
public enum TMDbHTTPMethod: String, Hashable, Sendable {
    /// Reads.
    case get = "GET"
    /// Adds, or does something.
    case post = "POST"
    /// Replaces.
    case put = "PUT"
    /// Deletes.
    case delete = "DELETE"
}
