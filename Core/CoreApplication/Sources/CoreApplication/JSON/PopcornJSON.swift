package import CoreDomain
public import Foundation

/// The JSON format of application models, which the command also prints.
///
/// | value | JSON |
/// |---|---|
/// | a day, such as `releaseDate` | `"1999-10-15"` |
/// | a time, such as `publishedAt` | `"2015-02-26T15:42:58Z"`: RFC 3339 in UTC, with milliseconds if there are any |
/// | a date that may lack the day, such as `birthDate` | `"1945"`, `"1945-06"`, `"1945-06-30"` |
/// | a URL | its string; slashes are not escaped |
/// | an image | an object with `path`, `thumbnail`, `card`, `detail` and `full` |
/// | an enumeration | its raw value |
/// | a number that is not finite | `"Infinity"`, `"-Infinity"`, `"NaN"` |
/// | `nil` | the key is absent |
///
/// A date is a time if it is not midnight UTC, or if the name of its property ends with `At`.
///
/// Keys are the names of the properties, and are sorted. Later versions add keys, but do not remove or rename any.
///
/// ```swift
/// let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
/// let json = try PopcornJSON.data(movie)
/// let decoded = try PopcornJSON.decoder().decode(MovieDetails.self, from: json)
/// ```
///
/// A `JSONEncoder` with default settings encodes dates as seconds since 2001.
public enum PopcornJSON {

    static let infinity = "Infinity"
    static let negativeInfinity = "-Infinity"
    static let nan = "NaN"

    /// Returns the JSON of a value.
    ///
    /// The result is that of ``encoder(isPretty:)``, in a tenth of the time.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isPretty: Whether the output is indented. Default: `false`.
    /// - Throws: `EncodingError` if the value encodes nothing, nests more than 511 containers, or uses a container
    ///   before or after a value in it is complete; the errors of its `encode(to:)`.
    public static func data(_ value: some Encodable, isPretty: Bool = false) throws -> Data {
        try withBytes(of: value, isPretty) { Data($0) }
    }

    /// Returns the JSON of a value as a string.
    ///
    /// - Throws: The errors of ``data(_:isPretty:)``.
    package static func text(_ value: some Encodable, isPretty: Bool = false) throws -> String {
        try withBytes(of: value, isPretty) { String(decoding: $0, as: UTF8.self) }
    }

    private static func withBytes<Value: Encodable, Result>(
        of value: Value, _ isPretty: Bool, _ body: (UnsafeRawBufferPointer) -> Result
    ) throws -> Result {
        let document = JSONDocument(isPretty: isPretty)
        defer { document.abandon() }
        func error(_ description: String) -> EncodingError {
            .invalidValue(value, EncodingError.Context(codingPath: [], debugDescription: description))
        }
        var isComplete = false
        do {
            isComplete = try document.encode(value)
        } catch {
            // The failure may be the cause of the error.
            guard document.state.pointee.failure != nil else { throw error }
        }
        if let failure = document.state.pointee.failure { throw error(failure.description) }
        guard isComplete else { throw error("Top-level \(Value.self) did not encode any values.") }
        return body(document.state.pointee.bytes.buffer)
    }

    /// Creates an encoder.
    ///
    /// - Parameter isPretty: Whether the output is indented. Default: `false`.
    public static func encoder(isPretty: Bool = false) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(text(date, isTime: namesTime(encoder.codingPath)))
        }
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
        return encoder
    }

    /// Creates a decoder. Days become midnight UTC.
    ///
    /// The decoder throws `DecodingError` for a date of another form.
    public static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            let styles = text.utf8.count == 10 ? [day] : [wholeSeconds, milliseconds]
            for style in styles {
                if let date = try? Date(text, strategy: style) { return date }
            }
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "A date must be of the form 2015-02-26 or 2015-02-26T15:42:58Z")
        }
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: infinity, negativeInfinity: negativeInfinity, nan: nan)
        return decoder
    }

    /// Returns the JSON of a value, without indentation.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` if the
    ///   value cannot be encoded.
    package static func body(_ value: some Encodable) throws(PopcornError) -> Data {
        do {
            return try data(value)
        } catch {
            throw PopcornError(.invalidInput, "The value cannot be written as JSON", cause: error)
        }
    }

    private static let day = Date.ISO8601FormatStyle().year().month().day()
    private static let wholeSeconds = Date.ISO8601FormatStyle()
    private static let milliseconds = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    /// Returns whether the name of the property at a path ends with `At`. In an array, the name is that of the array.
    static func namesTime(_ path: [any CodingKey]) -> Bool {
        path.last { $0.intValue == nil }?.stringValue.hasSuffix("At") ?? false
    }

    /// Returns a date as a day, or as a time if it is not midnight UTC.
    ///
    /// - Parameter isTime: Whether midnight is also a time.
    static func text(_ date: Date, isTime: Bool) -> String {
        date.isMidnight && !isTime ? date.formatted(day) : time(date)
    }

    private static func time(_ date: Date) -> String {
        let thousandths = (date.timeIntervalSince1970 * 1000).rounded()
        guard thousandths.remainder(dividingBy: 1000) != 0 else {
            return Date(timeIntervalSince1970: thousandths / 1000).formatted(wholeSeconds)
        }
        // The style truncates, so half a millisecond is added.
        return Date(timeIntervalSince1970: (thousandths + 0.5) / 1000).formatted(milliseconds)
    }
}

extension Date {
    /// Whether the time is midnight UTC.
    fileprivate var isMidnight: Bool { timeIntervalSince1970.remainder(dividingBy: 86_400) == 0 }
}
