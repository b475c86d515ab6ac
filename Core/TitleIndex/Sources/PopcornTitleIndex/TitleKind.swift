/// The kind of a title in the index. A person counts as a title.
package enum TitleKind: Int, CaseIterable, Hashable, Sendable {
    case movie = 0
    case series = 1
    case person = 2
}
