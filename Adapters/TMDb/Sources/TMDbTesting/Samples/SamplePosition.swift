/// The position of a value in a sample. Together with the seed, it determines the value.
struct SamplePosition {

    /// The keys and indices from the root to the value.
    private(set) var codingPath: [any CodingKey] = []
    /// The lowercase key of the value, or of the array that contains it.
    private(set) var key = ""
    /// The index in an array, or 0 outside arrays.
    private(set) var index = 0
    /// The name of the model that contains the value.
    private(set) var owner = ""
    /// The name of the value's type.
    private(set) var model = ""

    /// The seed of the values inside this value.
    private var seed: UInt64
    /// The seed of this value. All values of an object share it, so that a title equals its original title.
    private var ownerSeed: UInt64

    init(seed: Int) {
        self.seed = UInt64(bitPattern: Int64(seed)).splitMix64
        ownerSeed = self.seed
    }

    /// Returns the position of the value for a key of this object.
    func member(_ key: any CodingKey) -> SamplePosition {
        var position = self
        position.codingPath.append(key)
        position.key = key.stringValue.lowercased()
        position.owner = model
        position.ownerSeed = seed
        position.seed = (seed ^ position.key.fnv1a).splitMix64
        return position
    }

    /// Returns the position of an element of this array.
    func element(_ index: Int) -> SamplePosition {
        var position = self
        position.codingPath.append(SampleKey(index))
        position.index = index
        position.seed = (seed ^ UInt64(index + 1)).splitMix64
        position.ownerSeed = position.seed
        return position
    }

    /// Returns the position with the name of the value's type. For a generic type, the innermost argument is used.
    func holding(_ type: Any.Type) -> SamplePosition {
        var position = self
        let name = String(describing: type).split(separator: "<").last ?? ""
        position.model = String(name.prefix { $0 != ">" && $0 != "," })
        return position
    }

    /// Returns a number below a bound. The values of an object get the same number for the same subject.
    func number(below bound: Int, of subject: String) -> Int {
        Int((ownerSeed ^ subject.fnv1a).splitMix64 % UInt64(bound))
    }

    /// Returns a number in a range, derived from the key.
    func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + number(below: range.count, of: key)
    }

    /// Returns one of several strings. The values of an object get the same choice for the same subject.
    func pick(_ choices: [String], of subject: String) -> String {
        choices.isEmpty ? "" : choices[number(below: choices.count, of: subject)]
    }

    /// Returns one of several strings, derived from the key.
    func pick(_ choices: [String]) -> String {
        pick(choices, of: key)
    }
}

/// A key of an array element or a dictionary value in a sample.
struct SampleKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ index: Int) {
        stringValue = "Index \(index)"
        intValue = index
    }

    init?(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init?(intValue: Int) {
        self.init(intValue)
    }
}
