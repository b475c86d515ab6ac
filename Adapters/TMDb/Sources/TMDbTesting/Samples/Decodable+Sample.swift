import Foundation
public import TMDb

extension Decodable {

    /// Returns a sample of a model, generated from a seed.
    ///
    /// All models of the SDK have samples, and so do lists of them, such as `[Genre].sample()` and
    /// `MoviePageableList.sample(seed: 2)`. Every optional property is set, and every array has two elements.
    ///
    /// - Parameter seed: The seed. Equal seeds give equal values. Default: 0.
    /// - Throws: An error if the type cannot be generated. All models of the SDK can be.
    public static func sample(seed: Int = 0) throws(DecodingError) -> Self {
        try SampleSource.sample(Self.self, at: SamplePosition(seed: seed))
    }
}

extension Decodable where Self: Encodable {

    /// Returns a sample of a model with some values specified.
    ///
    /// ```swift
    /// let movie = try Movie.sample(with: ["title": "Fight Club", "runtime": 139, "homepage": nil])
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The seed of the other values. Default: 0.
    ///   - members: The specified values, as in TMDb's JSON. Objects are merged with the sample's objects; other values
    ///     replace the sample's values.
    /// - Throws: An error if the members cannot be decoded to the model.
    public static func sample(seed: Int = 0, with members: [String: JSONValue]) throws -> Self {
        let sample = try JSONEncoder().encode(sample(seed: seed))
        let merged = try JSONDecoder().decode(JSONValue.self, from: sample).merging(.object(members))
        return try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(merged))
    }
}

extension JSONValue {

    fileprivate func merging(_ other: JSONValue) -> JSONValue {
        guard case .object(let mine) = self, case .object(let others) = other else { return other }
        return .object(mine.merging(others) { $0.merging($1) })
    }
}
