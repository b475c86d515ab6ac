import Foundation
import PopcornConcurrency
import Testing

/// Tests of the recording of reads.
@Suite struct ReadRecorderTests {

    private struct Unchanged: ReadDependency {
        let name: String
        var isUnchanged: Bool { true }
        func confirmed() async -> (any ReadDependency)? { self }
    }

    private let early = Date(timeIntervalSince1970: 1)
    private let late = Date(timeIntervalSince1970: 2)

    @Test func `a recording has all dependencies and the earliest end`() async throws {
        let (value, recording) = await ReadRecorder.recording {
            ReadRecorder.current?.record(Unchanged(name: "a"))
            ReadRecorder.current?.limit(until: late)
            ReadRecorder.current?.limit(until: early)
            ReadRecorder.current?.limit(until: late)
            async let _: Void? = ReadRecorder.current?.record(Unchanged(name: "b"))
            return 7
        }
        #expect(value == 7)
        #expect(recording?.validUntil == early)
        #expect(Set(recording?.dependencies.compactMap { ($0 as? Unchanged)?.name } ?? []) == ["a", "b"])
        #expect(ReadRecorder.current == nil)
    }

    @Test func `there is no recording without an end or after a refusal`() async {
        let withoutEnd = await ReadRecorder.recording { ReadRecorder.current?.record(Unchanged(name: "a")) }
        #expect(withoutEnd.recording == nil)
        let refused = await ReadRecorder.recording {
            ReadRecorder.current?.limit(until: late)
            ReadRecorder.current?.refuse()
        }
        #expect(refused.recording == nil)
    }

    @Test func `an unrecorded part records nothing`() async {
        let (isRecorded, recording) = await ReadRecorder.recording {
            ReadRecorder.current?.limit(until: late)
            return await ReadRecorder.unrecorded { ReadRecorder.current != nil }
        }
        #expect(!isRecorded)
        #expect(recording != nil)
        #expect(await ReadRecorder.unrecorded { ReadRecorder.current == nil })
    }
}
