/// Refuses what TMDb refuses whatever the resource.
struct LimitsOfRequests: AnswerSource {
    /// The most resources that TMDb appends to one answer.
    private static let appendedLimit = 20
    /// The pages that TMDb serves, whatever `total_pages` says.
    private static let pages = 1...500

    func answer(to request: IncomingRequest) -> Answer? {
        let shape = RequestShape(path: request.path, parameters: request.parameters)
        if shape.appended.count > Self.appendedLimit { return .tooManyAppended }
        if let page = shape.others["page"], !(Int(page).map(Self.pages.contains) ?? false) { return .invalidPage }
        return nil
    }
}
