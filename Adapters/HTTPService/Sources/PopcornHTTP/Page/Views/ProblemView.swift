import HTTPTypes

/// The page that is shown instead of a page that cannot be created.
struct ProblemView: Hashable, Sendable {

    let layout: LayoutView
    let title: String
    let detail: String
    /// Whether a retry may succeed.
    let isTemporary: Bool

    init(_ problem: Problem, request: PageRequest, assets: PageAssets) {
        // The titles of problems are texts for programs, which send tokens. People do not.
        title = problem.kind == .forbidden ? "Not permitted" : problem.kind.title
        layout = LayoutView(title, for: request, assets: assets)
        detail = problem.detail
        isTemporary = problem.status.code >= 500
    }
}
