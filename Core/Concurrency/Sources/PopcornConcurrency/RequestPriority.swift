import NIOConcurrencyHelpers

/// The priority of the requests that a task sends to TMDb.
///
/// The value of ``current`` applies to all requests of a task and of its child tasks:
///
/// ```swift
/// await RequestPriority.$current.withValue(.background) { await refresh() }
/// ```
///
/// Work that several callers can share runs with a ``promotable()`` priority, which is raised as soon as an interactive
/// caller waits for it.
package struct RequestPriority: Sendable {

    /// The lowest value that the priority has.
    private let isInitiallyInteractive: Bool
    /// The promotion of a background priority; `nil` if the priority is never raised.
    private let promotion: PriorityPromotion?

    /// The priority of requests whose response no reader waits for, such as a refresh or a warm-up. They are sent when
    /// no interactive request waits.
    package static let background = RequestPriority(isInitiallyInteractive: false, promotion: nil)

    /// The priority of requests whose response a reader waits for.
    package static let interactive = RequestPriority(isInitiallyInteractive: true, promotion: nil)

    /// The priority of the requests of the current task. Default: ``interactive``.
    @TaskLocal package static var current = RequestPriority.interactive

    /// Whether the priority is interactive: from the start, or because it was raised.
    package var isInteractive: Bool { isInitiallyInteractive || promotion?.isDone == true }

    /// Returns a priority with the same value that can be raised. It is raised together with this priority.
    package func promotable() -> RequestPriority {
        guard !isInteractive else { return .interactive }
        return RequestPriority(isInitiallyInteractive: false, promotion: PriorityPromotion(following: promotion))
    }

    /// Raises a promotable background priority to interactive. Does nothing to any other priority.
    package func promote() {
        promotion?.perform()
    }

    /// Calls a closure once when a background priority is raised; immediately if it was raised before.
    ///
    /// - Returns: The observation, which the caller ends; `nil` if the closure was called or the priority is never
    ///   raised.
    package func onRaise(_ handler: @escaping @Sendable () -> Void) -> PromotionObservation? {
        isInitiallyInteractive ? nil : onPromotion(handler)
    }

    /// Calls a closure once when the priority is raised; immediately if it is already interactive.
    ///
    /// - Returns: The observation, which the caller ends; `nil` if the closure was called or the priority is never
    ///   raised.
    package func onPromotion(_ handler: @escaping @Sendable () -> Void) -> PromotionObservation? {
        guard !isInteractive else {
            handler()
            return nil
        }
        return promotion?.observe(handler)
    }
}

extension RequestPriority: Comparable {

    package static func == (left: RequestPriority, right: RequestPriority) -> Bool {
        left.isInteractive == right.isInteractive
    }

    package static func < (left: RequestPriority, right: RequestPriority) -> Bool {
        !left.isInteractive && right.isInteractive
    }
}

/// The promotion of a background priority to interactive, which happens at most once.
final class PriorityPromotion: Sendable {

    private struct State {
        var isDone = false
        /// The observers. Their number is at most that of the waiting callers of the shared work.
        var observers: [UInt64: @Sendable () -> Void] = [:]
        var lastID: UInt64 = 0
    }

    private let state = NIOLockedValueBox(State())
    /// The observation of the promotion that triggers this promotion; `nil` if no promotion does.
    private let followed = NIOLockedValueBox<PromotionObservation?>(nil)

    /// Creates a promotion that is performed together with another promotion.
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

    /// Calls a closure when the promotion is performed; immediately if it was performed before.
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
