/// A key of an answer that no field of the model carries.
struct LostKey: Hashable {
    /// Such as `results[].title`. A key that is an identifier or a code of a country is `*`.
    let path: String
    /// Whether it is a list that lacks rows: some could not be read.
    var isOfRows = false
}
