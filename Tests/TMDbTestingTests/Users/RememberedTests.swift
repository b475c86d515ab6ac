import Testing

@testable import TMDbTesting

@Suite struct RememberedTests {
    @Test func keepsTheOrder() {
        var values = Remembered<String, Int>()
        for (index, key) in ["b", "a", "d", "c"].enumerated() { values.set(index, for: key) }
        values.remove("d")
        values.set(9, for: "b")
        #expect(values.inOrder.map(\.key) == ["b", "a", "c"])
        #expect(values.inOrder.map(\.value) == [9, 1, 3])
        #expect(values.count == 3)
        #expect(values["d"] == nil)
    }

    @Test func saysWhatIsNew() {
        var values = Remembered<String, Int>()
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

    @Test func forgetsTheOldest() {
        var values = Remembered<Int, Int>(limit: 3)
        for key in 0..<5 { values.set(key, for: key) }
        #expect(values.inOrder.map(\.key) == [2, 3, 4])
        // What was removed makes room, and what was replaced is as old as before.
        values.remove(3)
        values.set(20, for: 2)
        values.set(5, for: 5)
        #expect(values.inOrder.map(\.value) == [20, 4, 5])
        values.set(6, for: 6)
        #expect(values.inOrder.map(\.value) == [4, 5, 6])
    }
}
