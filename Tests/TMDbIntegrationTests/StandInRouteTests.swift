import Testing

@testable import TMDbConformance
@testable import TMDbStandIn

/// The routes of the stand-in server, compared with the operations that the SDK has methods for.
@Suite struct StandInRouteTests {

    /// The identifiers of operations that the server answers without a route. Each needs a reason.
    private static let exceptions: Set<String> = []

    private static let reads = TMDbConformance.Route.all.map(\.operation).filter { $0.method == "GET" }

    /// Returns whether a template has the path of an operation. The names of the placeholders may differ.
    private static func isTemplate(_ template: PathTemplate, of operation: TMDbConformance.Operation) -> Bool {
        template.literalCount == operation.specificity
            && template.values(in: operation.template.split(separator: "/")) != nil
    }

    @Test func `each operation that reads has a sample, a route of the catalogue, or a route of a user`() {
        let templates = SampleRoute.all.map(\.template) + CatalogueRoute.all.map(\.template)
        var unanswered: Set<String> = []
        for operation in Self.reads where !templates.contains(where: { Self.isTemplate($0, of: operation) }) {
            let path = operation.template.split(separator: "/")
            guard !UserRoute.all.contains(where: { $0.method == "GET" && $0.template.values(in: path) != nil }) else {
                continue
            }
            unanswered.insert(operation.id)
        }
        #expect(unanswered == Self.exceptions, "add a route to SampleRoute.swift")
    }

    @Test func `each sample is that of an operation`() {
        for route in SampleRoute.all {
            #expect(Self.reads.contains { Self.isTemplate(route.template, of: $0) }, "\(route.template)")
        }
    }
}
