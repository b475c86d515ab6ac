import TMDb

func directors(ofMovie id: Int, token: String) async throws -> [String] {
    let client = try TMDbClient(accessToken: token)
    let response = try await client.movies.details(forMovie: id, appending: [.credits, .images])
    try await client.shutdown()
    return response.credits?.crew.filter { $0.job == "Director" }.map(\.name) ?? []
}
