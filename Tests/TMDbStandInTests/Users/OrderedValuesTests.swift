import Testing

@testable import TMDbStandIn

@Suite struct OrderedValuesTests {
    @Test func `values keep the order in which they were added`() {
        var values = OrderedValues<String, Int>()
        for (index, key) in ["b", "a", "d", "c"].enumerated() { values.set(index, for: key) }
        values.remove("d")
        values.set(9, for: "b")
        #expect(values.inOrder.map(\.key) == ["b", "a", "c"])
        #expect(values.inOrder.map(\.value) == [9, 1, 3])
        #expect(values.count == 3)
        #expect(values["d"] == nil)
    }

    @Test func `setting a value returns whether the key is new`() {
        var values = OrderedValues<String, Int>()
        let isNew = [values.set(1, for: "a"), values.set(2, for: "a")]
        #expect(isNew == [true, false])
        #expect(values["a"] == 2)
        let changed = [
            values.change("a") { value -> Int in
                value += 1
                return value
            }, values.change("b") { $0 },
        ]
        #expect(changed == [3, nil])
        #expect(values["a"] == 3)
        let removed = [values.remove("a"), values.remove("a")]
        #expect(removed == [3, nil])
        let isNewAgain = values.set(4, for: "a")
        #expect(isNewAgain)
    }
}
