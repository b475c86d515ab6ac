import NIOHTTP1
import TMDbStandIn
import Testing

@Suite struct CredentialTests {
    private static let unauthorised =
        #"{"success":false,"status_code":7,"status_message":"Invalid API key: You must be granted a valid key."}"#

    @Test(arguments: [
        (RequiredCredential.any, "", "", false),
        (.any, "?api_key=k", "", true),
        (.any, "?api_key=", "", false),
        (.any, "", "Bearer t", true),
        (.any, "", "bearer t", true),
        (.any, "", "Bearer ", false),
        (.any, "", "Basic t", false),
        (.apiKey("k"), "?api_key=k", "", true),
        (.apiKey("k"), "?api_key=other", "Bearer k", false),
        (.apiKey("a b"), "?api_key=a%20b", "", true),
        (.accessToken("t"), "", "Bearer t", true),
        (.accessToken("t"), "?api_key=t", "Bearer other", false),
    ])
    func `the required credential is checked`(
        required: RequiredCredential, query: String, authorization: String, isAllowed: Bool
    ) async throws {
        let recordings = [Recording.get("/3/movie/1", "{}")]
        try await StandInServer.serving(recordings, configuration: .init(credential: required)) { server in
            for path in ["/3/movie/1", "/3/movie/2"] {
                let reply = try await server.client.get(
                    path + query, headers: authorization.isEmpty ? [:] : ["Authorization": authorization])
                if isAllowed {
                    #expect(reply.status == (path == "/3/movie/1" ? 200 : 404))
                } else {
                    #expect(reply.status == 401)
                    #expect(reply.text == Self.unauthorised)
                }
            }
        }
    }

    @Test func `descriptions do not contain the credential`() {
        for credential in [RequiredCredential.apiKey("s3cret"), .accessToken("s3cret")] {
            let configuration = StandInServer.Configuration(credential: credential)
            var dumped = "\(credential) \(String(reflecting: credential)) \(configuration)"
            dump(configuration, to: &dumped)
            #expect(!dumped.contains("s3cret"))
        }
    }
}
