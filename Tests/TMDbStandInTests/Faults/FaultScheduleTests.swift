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
        #expect(FaultRule(.reset, matching: pattern).matches(path: path) == matches)
    }

    private func faults(_ rules: [FaultRule], requests: Int = 6) -> [Fault?] {
        var schedule = FaultSchedule(rules)
        return (0..<requests).map { _ in schedule.apply(path: "/3").fault }
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
        #expect(schedule.apply(path: "/3") == .init(latency: .milliseconds(15), fault: .reset))
        #expect(schedule.apply(path: "/3") == .init(latency: .milliseconds(10), fault: .reset))
        schedule.removeAll()
        #expect(schedule.apply(path: "/3") == .init())
    }
}
