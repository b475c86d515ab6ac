import Testing

@testable import PopcornCommandLine

@Suite struct DurationArgumentTests {

    @Test(arguments: [
        ("50ms", Duration.milliseconds(50)), ("10s", .seconds(10)), ("1.5s", .milliseconds(1500)),
        ("5m", .seconds(300)), ("2h", .seconds(7200)), ("30d", .seconds(30 * 86_400)), ("0s", .zero),
        ("0.001ms", .microseconds(1)),
    ])
    func `a number with a unit is a duration`(text: String, duration: Duration) {
        #expect(DurationArgument(argument: text)?.duration == duration)
    }

    @Test(arguments: [
        "", "s", "ms", "10", "-1s", "+1s", "1e3s", "1 s", "1..5s", "ten s", "10y", "٣s", "999999999d", "nans",
    ])
    func `other strings are rejected`(text: String) {
        #expect(DurationArgument(argument: text) == nil)
    }
}
