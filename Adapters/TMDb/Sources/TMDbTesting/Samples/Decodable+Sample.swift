import Foundation
public import TMDb

extension Decodable {

    /// A believable value of a model, made up from a seed.
    ///
    /// Every model of the SDK has samples, and so has a list of them: `try [Genre].sample()`,
    /// `try MoviePageableList.sample(seed: 2)`. The same seed always gives the same value. Every optional property has
    /// a value, and every array two elements.
    ///
    /// - Parameter seed: Picks the value.
    /// - Throws: An error if the type asks for something that a sample cannot know. No model of the SDK does.
    public static func sample(seed: Int = 0) throws(DecodingError) -> Self {
        try SampleSource.sample(Self.self, at: SamplePlace(seed: seed))
    }
}

extension Decodable where Self: Encodable {

    /// A believable value of a model, some of it given.
    ///
    /// ```swift
    /// let movie = try Movie.sample(with: ["title": "Fight Club", "runtime": 139, "homepage": nil])
    /// ```
    ///
    /// - Parameters:
    ///   - seed: Picks the rest of the value.
    ///   - members: What is given, as in TMDb's JSON. Objects are merged with the sample's; anything else replaces what
    ///     the sample has.
    /// - Throws: An error if the members do not fit the model.
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
