/// The place of a value in a sample, which alone decides what the value is.
struct SamplePlace {

    /// The keys and indices that lead here.
    private(set) var codingPath: [any CodingKey] = []
    /// The key of the value, or of the array that it is an element of, in lower case.
    private(set) var key = ""
    /// The position in an array; 0 outside.
    private(set) var index = 0
    /// The name of the model that holds the value.
    private(set) var owner = ""
    /// The name of the model that the value is.
    private(set) var model = ""

    /// Picks what is inside the value.
    private var seed: UInt64
    /// Picks the value. All values of an object share it, so that its title is its original title.
    private var ownerSeed: UInt64

    init(seed: Int) {
        self.seed = UInt64(bitPattern: Int64(seed)).scrambled
        ownerSeed = self.seed
    }

    /// The value of a key of this object.
    func member(_ key: any CodingKey) -> SamplePlace {
        var place = self
        place.codingPath.append(key)
        place.key = key.stringValue.lowercased()
        place.owner = model
        place.ownerSeed = seed
        place.seed = (seed ^ place.key.fingerprint).scrambled
        return place
    }

    /// An element of this array.
    func element(_ index: Int) -> SamplePlace {
        var place = self
        place.codingPath.append(SampleKey(index))
        place.index = index
        place.seed = (seed ^ UInt64(index + 1)).scrambled
        place.ownerSeed = place.seed
        return place
    }

    /// The same place, known to hold a model. Of a generic type the innermost argument counts.
    func holding(_ type: Any.Type) -> SamplePlace {
        var place = self
        let name = String(describing: type).split(separator: "<").last ?? ""
        place.model = String(name.prefix { $0 != ">" && $0 != "," })
        return place
    }

    /// A number below a bound, the same for all values of the object that name the same subject.
    func number(below bound: Int, of subject: String) -> Int {
        Int((ownerSeed ^ subject.fingerprint).scrambled % UInt64(bound))
    }

    /// A number in a range, made from the key.
    func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + number(below: range.count, of: key)
    }

    /// A choice, the same for all values of the object that name the same subject.
    func pick(_ choices: [String], of subject: String) -> String {
        choices.isEmpty ? "" : choices[number(below: choices.count, of: subject)]
    }

    /// A choice, made from the key.
    func pick(_ choices: [String]) -> String {
        pick(choices, of: key)
    }
}

/// A key of a sample's array or dictionary.
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
