/// A service for certifications (age ratings).
///
/// Every method throws ``TMDbError``.
public protocol CertificationService: TMDbService {}

extension CertificationService {

    /// Returns the certifications (age ratings) of movies, by country.
    ///
    /// `GET /3/certification/movie/list`
    public func movieCertifications() async throws(TMDbError) -> CertificationCollection {
        try await send(Endpoint("certification-movie-list", path: ["certification", "movie", "list"]))
    }

    /// Returns the certifications (age ratings) of TV series, by country.
    ///
    /// `GET /3/certification/tv/list`
    public func tvSeriesCertifications() async throws(TMDbError) -> CertificationCollection {
        try await send(Endpoint("certifications-tv-list", path: ["certification", "tv", "list"]))
    }
}
