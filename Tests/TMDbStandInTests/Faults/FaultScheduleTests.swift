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
    func pattern(pattern: String?, path: String, matches: Bool) {
        #expect(FaultRule(.reset, matching: pattern).matches(path: path) == matches)
    }

    private func faults(_ rules: [FaultRule], requests: Int = 6) -> [Fault?] {
        var schedule = FaultSchedule(rules)
        return (0..<requests).map { _ in schedule.verdict(path: "/3").fault }
    }

    @Test func timesAndEvery() {
        #expect(faults([FaultRule(.reset)], requests: 2) == [.reset, .reset])
        #expect(faults([FaultRule(.reset, times: 1)], requests: 3) == [.reset, nil, nil])
        #expect(faults([FaultRule(.reset, every: 3)]) == [nil, nil, .reset, nil, nil, .reset])
        #expect(faults([FaultRule(.reset, times: 1, every: 2)]) == [nil, .reset, nil, nil, nil, nil])
    }

    @Test func theFirstFaultStrikesAndTheNextWaitsForItsTurn() {
        let rules = [FaultRule(.reset, times: 1), FaultRule(.html, times: 2)]
        #expect(faults(rules, requests: 4) == [.reset, .html, .html, nil])
    }

    @Test func latenciesAddUpBesideAFault() {
        var schedule = FaultSchedule([
            FaultRule(.latency(.milliseconds(10))), FaultRule(.reset), FaultRule(.latency(.milliseconds(5)), times: 1),
        ])
        #expect(schedule.verdict(path: "/3") == .init(latency: .milliseconds(15), fault: .reset))
        #expect(schedule.verdict(path: "/3") == .init(latency: .milliseconds(10), fault: .reset))
        schedule.removeAll()
        #expect(schedule.verdict(path: "/3") == .init())
    }
}
