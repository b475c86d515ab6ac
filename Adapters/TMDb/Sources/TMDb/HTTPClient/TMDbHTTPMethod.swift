/// An HTTP method of the TMDb API.
public enum TMDbHTTPMethod: String, Hashable, Sendable {
    /// Reads a resource.
    case get = "GET"
    /// Adds a resource or performs an action.
    case post = "POST"
    /// Replaces a resource.
    case put = "PUT"
    /// Deletes a resource.
    case delete = "DELETE"
}
