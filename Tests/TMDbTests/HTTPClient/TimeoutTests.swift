import Testing

@testable import TMDb

@Suite
struct TimeoutTests {

    @Test(arguments: [
        (Duration.seconds(-1), Duration.zero), (.zero, .zero), (.milliseconds(1500), .milliseconds(1500)),
        (.seconds(Int64.max), .seconds(31_536_000)),
    ])
    func `timeouts are clamped to the range from 0 to 1 year`(duration: Duration, timeout: Duration) {
        #expect(duration.clampedToTimeout == timeout)
    }
}
