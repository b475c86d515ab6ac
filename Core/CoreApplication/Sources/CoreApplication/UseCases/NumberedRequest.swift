/// A request for the value with a TMDb identifier, which is recorded in traces.
package protocol NumberedRequest {
    /// The TMDb identifier.
    var id: Int { get }
}
