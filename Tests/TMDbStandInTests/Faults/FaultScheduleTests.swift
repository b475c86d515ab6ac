import Testing

@testable import TMDbStandIn

@Suite struct FaultScheduleTests {
    @Test(
        arguments: [
            (nil, "/3/movie/1", true), ("*", "/3/movie/1", true), ("/3/movie/1", "/3/movie/1", true),
            ("/3/movie/1", "/3/movie/12", false), ("/3/movie/*", "/3/movie/1/credits", true),
            ("/3/movie/*", "/3/tv/1", false), ("*/credits", "/3/movie/1/credits", true),
            ("*/credits", "/3/movie/1/credits/x", false), ("/3/*/1", "/3/movie/1", true),
            ("/3/*/1", "/3/movie/2", false),
            ("/3/*/season/*/episode/2", "/3/tv/9/season/1/episode/2", true),
            ("/3/*/season/*/episode/2", "/3/tv/9/episode/2", false), ("/3/m*m", "/3/m", false),
            ("", "/3/movie/1", false),
        ] as [(String?, String, Bool)])
    func `a pattern matches paths`(pattern: String?, path: String, matches: Bool) {
        #expect(FaultRule(.reset, matching: pattern).matches(request(path)) == matches)
    }

    private func request(_ path: String = "/3", appending parts: String? = nil) -> ReceivedRequest {
        ReceivedRequest(
            method: "GET", path: path, query: parts.map { ["append_to_response": $0] } ?? [:], headerNames: [])
    }

    private func faults(_ rules: [FaultRule], requests: Int = 6) -> [Fault?] {
        var schedule = FaultSchedule(rules)
        return (0..<requests).map { _ in schedule.apply(to: request()).fault }
    }

    @Test func `a rule applies to every n-th request, up to a number of times`() {
        #expect(faults([FaultRule(.reset)], requests: 2) == [.reset, .reset])
        #expect(faults([FaultRule(.reset, times: 1)], requests: 3) == [.reset, nil, nil])
        #expect(faults([FaultRule(.reset, every: 3)]) == [nil, nil, .reset, nil, nil, .reset])
        #expect(faults([FaultRule(.reset, times: 1, every: 2)]) == [nil, .reset, nil, nil, nil, nil])
    }

    @Test func `the next fault applies after the first one is used up`() {
        let rules = [FaultRule(.reset, times: 1), FaultRule(.html, times: 2)]
        #expect(faults(rules, requests: 4) == [.reset, .html, .html, nil])
    }

    @Test func `latencies are added and combine with a fault`() {
        var schedule = FaultSchedule([
            FaultRule(.latency(.milliseconds(10))), FaultRule(.reset), FaultRule(.latency(.milliseconds(5)), times: 1),
        ])
        #expect(schedule.apply(to: request()) == .init(latency: .milliseconds(15), fault: .reset))
        #expect(schedule.apply(to: request()) == .init(latency: .milliseconds(10), fault: .reset))
    }

    @Test func `changes of the content are combined with each other and with a fault`() {
        let (first, second) = (Fault.value(at: "a", json: "1"), Fault.value(at: "b", json: nil))
        var schedule = FaultSchedule([
            FaultRule(first, times: 1), FaultRule(.gzip()), FaultRule(.reset), FaultRule(second),
        ])
        #expect(schedule.apply(to: request()) == .init(changes: [first, second], fault: .gzip()))
        #expect(schedule.apply(to: request()) == .init(changes: [second], fault: .gzip()))
    }

    @Test func `a fault of parts counts only the requests that append one of them`() {
        var schedule = FaultSchedule([FaultRule(.parts(["credits", "season/*"]), times: 2)])
        func isFaulty(_ parts: String?) -> Bool { !schedule.apply(to: request(appending: parts)).changes.isEmpty }

        #expect(
            [nil, "images", "videos,credits", nil, "season/3", "credits"].map(isFaulty)
                == [false, false, true, false, true, false])
        var all = FaultSchedule([FaultRule(.parts(nil, .null))])
        #expect(all.apply(to: request(appending: "images")).changes == [.parts(nil, .null)])
        #expect(all.apply(to: request()).changes == [])
    }
}
