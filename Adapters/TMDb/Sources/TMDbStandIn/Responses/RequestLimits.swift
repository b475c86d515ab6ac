/// A source that rejects requests that TMDb rejects for every resource: too many appended resources and invalid pages.
struct RequestLimits: ResponseSource {
    /// The maximum number of resources that TMDb appends to a response.
    private static let appendedLimit = 20
    /// The pages that TMDb serves, regardless of `total_pages`.
    private static let pages = 1...500

    func response(to request: IncomingRequest) -> StandInResponse? {
        let shape = RequestShape(path: request.path, parameters: request.parameters)
        if shape.appended.count > Self.appendedLimit { return .tooManyAppended }
        if let page = shape.others["page"], !(Int(page).map(Self.pages.contains) ?? false) { return .invalidPage }
        return nil
    }
}
