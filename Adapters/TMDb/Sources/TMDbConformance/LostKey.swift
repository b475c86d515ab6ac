/// A key of a response that the model does not preserve.
struct LostKey: Hashable {
    /// The path of the key, such as `results[].title`. A key that is an identifier or a country code is replaced by
    /// `*`.
    let path: String
    /// Whether the key is a list with missing rows, which could not be decoded.
    var isOfRows = false
}
