import CoreApplication
import CoreDomain
import Foundation
import Testing

/// Checks that `PopcornJSON.data(_:isPretty:)` throws the errors of Foundation's encoder.
@Suite struct JSONWritingErrorTests {

    @Test func `a value that encodes nothing is rejected`() {
        expectSameError(Nothing())
        expectSameError(nil as Nothing?, isError: false)
    }

    @Test func `an error of a value has the path of the value`() {
        expectSameError(["a": [[Failing()]]])
        expectSameError([Wrapper(value: ["b": Failing()])])
        expectSameError(Payload.failing(Failing()))
        expectSameError(["a": NestedFailure()])
        expectSameError([5: [Failing()]])
        expectSameError(Failing())
    }

    @Test func `containers can be nested 511 deep`() throws {
        for depth in [510, 511] {
            try expectSameJSON(Deep(depth: depth))
        }
        for depth in [512, 513, 20_000] {
            #expect(throws: EncodingError.self) { try PopcornJSON.data(Deep(depth: depth)) }
        }
        expectSameError(Deep(depth: 512))
        expectSameError(Deep(depth: 600))
        expectSameError(["a": DeepNested(depth: 512)])
        try expectSameJSON(DeepNested(depth: 500))
    }

    @Test func `containers of two kinds for one value are rejected`() {
        #expect(throws: EncodingError.self) { try PopcornJSON.data([Mixed(order: [.array, .object])]) }
        #expect(throws: EncodingError.self) { try PopcornJSON.data(Mixed(order: [.object, .array])) }
        #expect(throws: EncodingError.self) { try PopcornJSON.data(Mixed(order: [.single, .array])) }
        #expect(throws: EncodingError.self) { try PopcornJSON.data(Mixed(order: [.single, .single])) }
        #expect(throws: EncodingError.self) { try PopcornJSON.data(Mixed(order: [.array, .single])) }
    }

    @Test func `a container that is used after its value is rejected`() throws {
        let keeper = Keeper()
        let values = [Kept(keeper: keeper, isUsed: false), Kept(keeper: keeper, isUsed: true)]
        #expect(throws: EncodingError.self) { try PopcornJSON.data(values) }
        #expect(throws: EncodingError.self) { try keeper.container?.encode(1, forKey: "late") }
        #expect(keeper.container?.codingPath.count == 0)
        #expect(try String(decoding: PopcornJSON.data(["a": 1]), as: UTF8.self) == #"{"a":1}"#)
    }

    @Test func `a container that is used before a value in it is complete is rejected`() {
        let keeper = Keeper()
        #expect(throws: EncodingError.self) { try PopcornJSON.data(Surrounding(keeper: keeper)) }
    }

    @Test func `a nested container that is used after its document is rejected`() throws {
        let keeper = Keeper()
        let json = try PopcornJSON.data([KeptNested(keeper: keeper)])
        #expect(String(decoding: json, as: UTF8.self) == #"[{"nested":{"a":1}}]"#)
        #expect(throws: EncodingError.self) { try keeper.container?.encode(1, forKey: "late") }
    }

    private func expectSameError(
        _ value: some Encodable, isError: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = error { try PopcornJSON.data(value) }
        let expected = error { try PopcornJSON.encoder().encode(value) }
        #expect(found == expected, sourceLocation: sourceLocation)
        #expect((found != nil) == isError, sourceLocation: sourceLocation)
    }

    /// Returns the kind and the path of the error that a closure throws.
    private func error(_ body: () throws -> Data) -> [String]? {
        do {
            _ = try body()
            return nil
        } catch EncodingError.invalidValue(let value, let context) {
            return ["\(type(of: value))"] + context.codingPath.map { "\($0.stringValue) \($0.intValue ?? -1)" }
        } catch {
            return ["\(error)"]
        }
    }
}
