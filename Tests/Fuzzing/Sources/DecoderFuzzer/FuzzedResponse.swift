import Foundation

@testable import TMDb

/// A response of TMDb, created from an input and sent through the client.
struct FuzzedResponse {

    /// The credential of every request. It is in the dictionary, so that some responses contain it.
    static let secret = "s3cr3t-of-the-fuzzer"

    private static let statuses = [
        200, 200, 200, 200, 201, 204, 304, 400, 401, 403, 404, 422, 429, 500, 503, 101,
    ]

    private let response: TMDbHTTPResponse

    init(_ input: Input) {
        let status = Self.statuses[Int(input.variant) % Self.statuses.count]
        var headers: TMDbHTTPHeaders = ["Content-Type": "application/json;charset=utf-8"]
        if status == 429 { headers.append("Retry-After", String(input.string.prefix { !$0.isNewline })) }
        response = TMDbHTTPResponse(status: status, headers: headers, body: input.text)
    }

    /// Returns the result that a client returns for the response.
    func read<Value: Decodable & Sendable>(as type: Value.Type) -> Result<Value, TMDbError> {
        let response = response
        return InlineExecutor.run {
            do throws(TMDbError) {
                let client = try TMDbClient(
                    credential: .accessToken(Self.secret), httpClient: Sender(response: response), transport: .direct)
                return .success(try await client.client.send(Endpoint<Value>("fuzzing", path: ["fuzzing"])))
            } catch {
                return .failure(error)
            }
        }
    }

    /// An HTTP client that returns the same response to every request.
    private struct Sender: TMDbHTTPClient {
        let response: TMDbHTTPResponse

        func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse { response }
    }
}
