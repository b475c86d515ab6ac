import TMDbStandIn
import Testing

@Suite struct FaultParsingTests {
    @Test(arguments: [
        ("429", Fault.rateLimited()),
        ("429:retry-after=2", .rateLimited(retryAfter: .seconds(2))),
        ("429:retry-after=-1", .rateLimited(retryAfter: .seconds(-1))),
        (
            "429:retry-after=Wed, 21 Oct 2026 07:28:00 GMT",
            .rateLimited(retryAfter: .raw("Wed, 21 Oct 2026 07:28:00 GMT"))
        ),
        ("429:retry-after=soon", .rateLimited(retryAfter: .raw("soon"))),
        ("500", .failure(status: 500)),
        ("502:empty", .failure(status: 502, body: .empty)),
        ("503:html", .failure(status: 503, body: .html)),
        ("404:tmdb", .failure(status: 404, body: .tmdb)),
        ("html", .html),
        ("truncate", .truncated),
        ("malformed", .malformed),
        ("wrong-type=runtime", .wrongType(member: "runtime")),
        ("value:title=null", .value(at: "title", json: "null")),
        ("value:credits.cast[0].name=5", .value(at: "credits.cast[0].name", json: "5")),
        (#"value:results[*].release_date="a:=b""#, .value(at: "results[*].release_date", json: #""a:=b""#)),
        ("without:watch/providers.results", .value(at: "watch/providers.results", json: nil)),
        ("parts", .parts()), ("parts:missing", .parts()), ("parts:null", .parts(nil, .null)),
        ("parts=credits,season/*:error", .parts(["credits", "season/*"], .error)),
        ("gzip", .gzip()), ("gzip:damaged", .gzip(.damaged)), ("gzip:uncompressed", .gzip(.uncompressed)),
        ("oversize=17MiB", .oversized(bytes: 17 * 1024 * 1024)),
        ("oversize=4KiB:chunked", .oversized(bytes: 4096, declaresLength: false)),
        ("oversize=100", .oversized(bytes: 100)),
        ("oversize=100B", .oversized(bytes: 100)),
        ("stall", .stalled(at: .beforeHeaders)),
        ("stall:after-headers", .stalled(at: .afterHeaders)),
        ("reset", .reset),
    ])
    func `a fault is parsed`(text: String, fault: Fault) throws {
        #expect(try Fault(parsing: text) == fault)
        #expect(try FaultRule(parsing: text) == FaultRule(fault))
    }

    @Test(arguments: [
        ("503*3", FaultRule(.failure(status: 503), times: 3)),
        ("503%2", FaultRule(.failure(status: 503), every: 2)),
        ("503*3%2", FaultRule(.failure(status: 503), times: 3, every: 2)),
        ("503%2*3", FaultRule(.failure(status: 503), times: 3, every: 2)),
        ("reset@/3/movie/*", FaultRule(.reset, matching: "/3/movie/*")),
        (
            #"value:title="a@b"@/3/movie/**2"#,
            FaultRule(.value(at: "title", json: #""a@b""#), matching: "/3/movie/*", times: 2)
        ),
        (#"value:title="a@b"*2"#, FaultRule(.value(at: "title", json: #""a@b""#), times: 2)),
        ("value:runtime=90*2%3", FaultRule(.value(at: "runtime", json: "90"), times: 2, every: 3)),
        ("parts=season/**2@/3/tv/*", FaultRule(.parts(["season/*"]), matching: "/3/tv/*", times: 2)),
        ("reset@/3/movie/**3", FaultRule(.reset, matching: "/3/movie/*", times: 3)),
        (
            "403:empty@/p/exports/*_11_25_2026*",
            FaultRule(.failure(status: 403, body: .empty), matching: "/p/exports/*_11_25_2026*")
        ),
        ("reset*3@/3/movie/*2", FaultRule(.reset, matching: "/3/movie/*2", times: 3)),
        (
            "429:retry-after=2*1@/3/tv/1396",
            FaultRule(.rateLimited(retryAfter: .seconds(2)), matching: "/3/tv/1396", times: 1)
        ),
    ])
    func `a rule with a path, a count or a frequency is parsed`(text: String, rule: FaultRule) throws {
        #expect(try FaultRule(parsing: text) == rule)
    }

    @Test(arguments: [
        "", "200", "600", "teapot", "429:now", "503:json", "html:x", "html=x", "oversize", "oversize=big",
        "oversize=-1",
        "oversize=17MB", "oversize=9999999999GiB", "oversize=1:x", "stall:later", "wrong-type", "wrong-type=",
        "wrong-type=a..b", "503*0", "value", "value:title", "value:title=", "value:title=x", "value:=1", "value:a..b=1",
        "value:a[x]=1", "value:a[=1", "value:a[0]b=1", "value=title:1", "without", "without:", "without:a[-1]",
        "parts=",
        "parts:lost", "gzip:gone", "gzip=1", "503%0", "503*-1", "503@movie", "503@", "*3", "reset:now",
    ])
    func `an invalid fault is rejected`(text: String) {
        let error = #expect(throws: FaultParsingError.self) { try FaultRule(parsing: text) }
        #expect(error?.text == text)
        #expect(error?.reason.isEmpty == false)
        #expect(error?.description.contains("oversize=17MiB") == true)
    }
}
