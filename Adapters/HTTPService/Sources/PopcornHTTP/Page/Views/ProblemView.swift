import HTTPTypes

/// The page that is shown instead of a page that cannot be created.
struct ProblemView: Hashable, Sendable {

    let layout: LayoutView
    let title: String
    let detail: String
    /// Whether a retry may succeed.
    let isTemporary: Bool

    init(_ problem: Problem, request: PageRequest, assets: PageAssets) {
        layout = LayoutView(problem.kind.title, for: request, assets: assets)
        title = problem.kind.title
        detail = problem.detail
        isTemporary = problem.status.code >= 500
    }
}
