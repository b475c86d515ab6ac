import NIOConcurrencyHelpers

/// The promotion of a background priority to interactive, which happens at most once.
final class PriorityPromotion: Sendable {

    private struct State {
        var isDone = false
        /// The observers. Their number is at most that of the waiting callers of the shared work.
        var observers: [UInt64: @Sendable () -> Void] = [:]
        var lastID: UInt64 = 0
    }

    private let state = NIOLockedValueBox(State())
    /// The observation of the promotion that this one follows; `nil` if it follows none.
    private let followed = NIOLockedValueBox<PromotionObservation?>(nil)

    /// Creates a promotion that is performed together with another one.
    init(following other: PriorityPromotion?) {
        guard let other else { return }
        let observation = other.observe { [weak self] in self?.perform() }
        followed.withLockedValue { $0 = observation }
    }

    deinit { followed.withLockedValue(\.self)?.end() }

    /// Whether the promotion was performed.
    var isDone: Bool { state.withLockedValue(\.isDone) }

    /// Performs the promotion and calls all observers, unless it was performed before.
    func perform() {
        let observers = state.withLockedValue { state in
            state.isDone = true
            defer { state.observers = [:] }
            return state.observers
        }
        for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer() }
    }

    /// Calls a closure when the promotion is performed; at once if it was performed before.
    ///
    /// - Returns: The observation; `nil` if the closure was called.
    func observe(_ handler: @escaping @Sendable () -> Void) -> PromotionObservation? {
        let id = state.withLockedValue { state -> UInt64? in
            guard !state.isDone else { return nil }
            state.lastID += 1
            state.observers[state.lastID] = handler
            return state.lastID
        }
        guard let id else {
            handler()
            return nil
        }
        return PromotionObservation(promotion: self, id: id)
    }

    fileprivate func removeObserver(_ id: UInt64) {
        state.withLockedValue { _ = $0.observers.removeValue(forKey: id) }
    }
}

/// An observation of the promotion of a ``RequestPriority``.
package struct PromotionObservation: Sendable {

    fileprivate let promotion: PriorityPromotion
    fileprivate let id: UInt64

    /// Ends the observation. Its closure is not called any more.
    package func end() {
        promotion.removeObserver(id)
    }
}
