import HTTPTypes

/// The names of header fields that HTTPTypes does not define.
extension HTTPField.Name {

    /// The field of responses from the index of titles.
    static let popcornOrigin = named("Popcorn-Origin")
    static let requestID = named("X-Request-ID")
    static let traceParent = named("traceparent")
    static let traceResponse = named("traceresponse")
    static let forwardedFor = named("X-Forwarded-For")
    static let rateLimit = named("RateLimit")
    static let rateLimitPolicy = named("RateLimit-Policy")
    static let fetchSite = named("Sec-Fetch-Site")
    static let referrerPolicy = named("Referrer-Policy")
    static let frameOptions = named("X-Frame-Options")
    /// The field that turns off nginx's buffering of a response.
    static let accelBuffering = named("X-Accel-Buffering")

    /// Returns the name of a field. The characters must be valid in a name.
    private static func named(_ name: String) -> HTTPField.Name { HTTPField.Name(name) ?? .server }
}
