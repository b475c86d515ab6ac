package import CoreDomain
import Foundation
import PopcornCompression
package import TMDb

/// A remote data source of responses of TMDb to public requests.
package struct TMDbResponseRemoteDataSource: ResponseRemoteDataSource {

    private let client: TMDbClient

    /// Creates a data source that uses a TMDb client.
    package init(client: TMDbClient) {
        self.client = client
    }

    package func response(to request: ResponseRequest) async throws(PopcornError) -> ResponseContent {
        let publicRequest: PublicRequest
        do throws(PublicRequestError) {
            publicRequest = try PublicRequest(target: request.target)
        } catch {
            throw PopcornError(
                .invalidInput, "\(request.subject) is not a public request", subject: request.subject, cause: error)
        }
        let body: PublicResponse
        do throws(TMDbError) {
            body = try await publicRequest.send(with: client)
        } catch {
            throw popcornError(error, request)
        }
        guard publicRequest.operation.accepts(body) else {
            throw TMDbErrorMapper().map(
                TMDbError(.unexpectedContent(reason: "the body is not that of the operation")), subject: request.subject
            )
        }
        guard body.data.count <= ResponseContent.maximumByteCount else {
            throw TMDbErrorMapper().map(TMDbError(.bodyTooLarge), subject: request.subject)
        }
        guard let gzip = Gzip.compressed(body.data) else {
            throw PopcornError(
                .undecodable, "The response for \(request.subject) cannot be compressed", subject: request.subject)
        }
        return ResponseContent(
            gzip: gzip, tag: ContentDigest(body.data).bytes, byteCount: body.data.count,
            missingParts: request.parts.filter { !body.resourceNames.contains($0) }, date: date(in: body, request))
    }

    /// Maps an error. TMDb rejects a value of the request with a status from 400 to 499 and a status code.
    private func popcornError(_ error: TMDbError, _ request: ResponseRequest) -> PopcornError {
        guard error.kind == .unexpectedStatus, error.statusCode != nil, 400..<500 ~= error.httpStatus ?? 0 else {
            return TMDbErrorMapper().map(error, subject: request.subject)
        }
        return PopcornError(
            .invalidInput, "TMDb rejected the request for \(request.subject)", subject: request.subject, cause: error)
    }

    /// Returns the date of ``/CoreDomain/ResponseContent/date``. Bodies without such a date are not decoded.
    private func date(in body: PublicResponse, _ request: ResponseRequest) -> Date? {
        guard request.kind == .content, request.title != nil,
            !body.memberNames.isDisjoint(with: ResponseDates.memberNames)
        else { return nil }
        return (try? JSONDecoder().decode(ResponseDates.self, from: body.data))?.date
    }
}

/// The dates of a movie, TV series, season, episode or person.
private struct ResponseDates: Decodable {

    struct Episode: Decodable {
        let airDate: String?

        enum CodingKeys: String, CodingKey {
            case airDate = "air_date"
        }
    }

    let releaseDate: String?
    let status: String?
    let nextEpisode: Episode?
    let lastAirDate: String?
    let episodes: [Episode]?
    let airDate: String?
    let deathday: String?

    enum CodingKeys: String, CodingKey, CaseIterable {
        case releaseDate = "release_date"
        case status
        case nextEpisode = "next_episode_to_air"
        case lastAirDate = "last_air_date"
        case episodes
        case airDate = "air_date"
        case deathday
    }

    /// The names of the members that contain dates.
    static let memberNames = Set(CodingKeys.allCases.map(\.rawValue)).subtracting([CodingKeys.status.rawValue])

    /// The release of a movie, the next episode of a series, or the last one after its end, the last episode of a
    /// season if all have a date, or a day of death.
    var date: Date? {
        let text =
            if let releaseDate {
                releaseDate
            } else if let next = nextEpisode?.airDate {
                next
            } else if let lastAirDate {
                ["Ended", "Canceled"].contains(status) ? lastAirDate : nil
            } else if let episodes, !episodes.isEmpty {
                // TMDb sends null or an empty text for a missing date.
                episodes.contains { $0.airDate?.isEmpty ?? true } ? nil : episodes.compactMap(\.airDate).max()
            } else {
                airDate ?? deathday
            }
        return text.flatMap { try? Date($0, strategy: .iso8601.year().month().day()) }
    }
}
