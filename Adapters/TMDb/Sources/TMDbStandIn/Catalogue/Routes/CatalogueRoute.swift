/// An operation that a catalogue supports.
struct CatalogueRoute: Sendable {
    /// A closure that returns the response body, or `nil` if the catalogue does not contain the requested resource.
    typealias Body = @Sendable (CatalogueRequest) -> [UInt8]?

    let template: PathTemplate
    let body: Body

    init(_ template: PathTemplate, _ body: @escaping Body) {
        self.template = template
        self.body = body
    }

    /// Creates a route that returns a page of a list.
    static func list(_ template: PathTemplate, _ list: @escaping @Sendable (CatalogueRequest) -> CatalogueList?) -> Self
    {
        CatalogueRoute(template) { request in list(request)?.page(request.page) }
    }

    /// All routes. A route with a literal segment precedes the routes with a placeholder in the same position.
    static let all = lists + movies + series + people + references
}

/// A request for a resource of a catalogue.
struct CatalogueRequest: Sendable {
    let contents: CatalogueContents
    /// The values of the placeholders in the path.
    let values: [Substring]
    let parameters: QueryParameters

    var catalogue: GeneratedCatalogue { contents.catalogue }
    var page: Int { max(1, parameters["page"].flatMap { Int($0) } ?? 1) }
    var query: String { parameters["query"] ?? "" }

    func number(_ index: Int) -> Int? { Int(values[index]) }

    /// Returns the show that the first value identifies. A movie can also be identified by its IMDb ID.
    func show(_ kind: CatalogueKind) -> GeneratedShow? {
        let entry =
            number(0).map { catalogue.entry(kind, id: $0) }
            ?? contents.entry(imdbID: values[0]).flatMap { $0.kind == kind && kind == .movie ? $0 : nil }
        return entry.map(contents.show)
    }

    var movie: GeneratedShow? { show(.movie) }
    var series: GeneratedShow? { show(.tvSeries) }
    var person: GeneratedPerson? { number(0).flatMap { catalogue.entry(.person, id: $0) }.map(contents.person) }
    var season: GeneratedSeason? {
        guard let series, let number = number(1) else { return nil }
        return GeneratedSeason(series: series, number: number)
    }
    var episode: GeneratedEpisode? {
        guard let season, let number = number(2) else { return nil }
        return GeneratedEpisode(season: season, number: number)
    }
    func index(_ vocabulary: CatalogueVocabulary) -> Int? { number(0).flatMap(vocabulary.index(ofID:)) }
}
