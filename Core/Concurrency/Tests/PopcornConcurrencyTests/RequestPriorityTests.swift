import NIOConcurrencyHelpers
import Testing

@testable import PopcornConcurrency

@Suite struct RequestPriorityTests {

    private let calls = NIOLockedValueBox<[String]>([])

    private func call(_ name: String) -> @Sendable () -> Void {
        { [calls] in calls.withLockedValue { $0.append(name) } }
    }

    @Test func `requests are interactive, unless their task is in the background`() async {
        #expect(RequestPriority.current == .interactive)
        await RequestPriority.$current.withValue(.background) {
            #expect(RequestPriority.current == .background)
            async let child = RequestPriority.current.isInteractive
            #expect(await child == false)
            #expect(await Task.detached { RequestPriority.current.isInteractive }.value)
        }
        #expect(RequestPriority.background < .interactive)
    }

    @Test func `a promotable priority is raised once and calls its observers in order`() {
        let priority = RequestPriority.background.promotable()
        let ended = priority.onPromotion(call("ended"))
        _ = priority.onPromotion(call("first"))
        _ = priority.onPromotion(call("second"))
        ended?.end()
        #expect(!priority.isInteractive)
        priority.promote()
        priority.promote()
        #expect(priority == .interactive)
        #expect(calls.withLockedValue(\.self) == ["first", "second"])
        #expect(priority.onPromotion(call("late")) == nil)
        #expect(calls.withLockedValue(\.self) == ["first", "second", "late"])
    }

    @Test func `the background priority itself is never raised`() {
        #expect(RequestPriority.background.onPromotion(call("never")) == nil)
        RequestPriority.background.promote()
        #expect(!RequestPriority.background.isInteractive)
        #expect(calls.withLockedValue(\.self) == [])
    }

    @Test func `a priority is raised together with the one that it was derived from`() {
        let outer = RequestPriority.background.promotable()
        let inner = outer.promotable()
        let other = outer.promotable()
        other.promote()
        #expect(!outer.isInteractive && !inner.isInteractive)
        outer.promote()
        #expect(inner.isInteractive)
        #expect(outer.promotable().isInteractive)
    }
}
