import CoreApplication
import CoreDomainTestHelpers
import Foundation

/// A coding key of any text.
struct AnyKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init(stringLiteral value: String) {
        self.init(stringValue: value)
    }

    init?(intValue: Int) { nil }
}

/// A tree of all kinds of values and containers.
indirect enum RandomValue: Encodable {
    case null, bool(Bool), int(Int), double(Double), text(String), date(Date), url(URL)
    case array([RandomValue])
    case object([String: RandomValue])
    case nested([(String, [RandomValue])])
    case single(RandomValue)
    case superclass(RandomValue)
    case twice([(String, RandomValue)])

    static func make(depth: Int, _ generator: inout SeededGenerator) -> RandomValue {
        func children(_ generator: inout SeededGenerator) -> [RandomValue] {
            generator.array(upTo: 5) { make(depth: depth + 1, &$0) }
        }
        func key(_ generator: inout SeededGenerator) -> String {
            let names = ["id", "title", "releaseDate", "publishedAt", "voteAverage", "voteCount", "a", "ab", "Z"]
            return Int.random(in: 0..<12, using: &generator) == 0 ? generator.text() : generator.pick(names)
        }
        switch Int.random(in: 0..<(depth < 4 ? 14 : 7), using: &generator) {
        case 0: return .null
        case 1: return .bool(.random(using: &generator))
        case 2: return .int(generator.int())
        case 3: return .double(generator.double())
        case 4: return .text(generator.text())
        case 5: return .date(generator.date())
        case 6: return .url(generator.url())
        case 7, 8: return .array(children(&generator))
        case 9, 10:
            let members = children(&generator).map { (key(&generator), $0) }
            return .object(Dictionary(members, uniquingKeysWith: { $1 }))
        case 11: return .nested(generator.array { (key(&$0), children(&$0)) })
        case 12: return .single(make(depth: depth + 1, &generator))
        case 13 where depth < 3: return .superclass(make(depth: depth + 1, &generator))
        default: return .twice(children(&generator).map { (key(&generator), $0) })
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .null, .bool, .int, .double, .text, .date, .url: try encodeScalar(encoder.singleValueContainer())
        case .array(let values):
            var container = encoder.unkeyedContainer()
            for value in values { try container.encode(value) }
        case .object(let members): try members.encode(to: encoder)
        case .nested(let members):
            var container = encoder.unkeyedContainer()
            for (key, values) in members {
                var object = container.nestedContainer(keyedBy: AnyKey.self)
                var array = object.nestedUnkeyedContainer(forKey: AnyKey(stringValue: key))
                for value in values { try array.encode(value) }
                try object.encode(values.count, forKey: "count")
                try container.encode(key)
            }
        case .single(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .superclass(let value):
            var container = encoder.container(keyedBy: AnyKey.self)
            try container.encode("own", forKey: "own")
            try value.encode(to: container.superEncoder())
            try value.encode(to: container.superEncoder(forKey: "other"))
        case .twice(let members):
            for (key, value) in members {
                var container = encoder.container(keyedBy: AnyKey.self)
                try container.encode(value, forKey: AnyKey(stringValue: key))
            }
            _ = encoder.container(keyedBy: AnyKey.self)
        }
    }

    private func encodeScalar(_ container: any SingleValueEncodingContainer) throws {
        var container = container
        switch self {
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        case .url(let value): try container.encode(value)
        default: try container.encodeNil()
        }
    }
}

/// Members in the order of encoding, of which keys may be equal.
struct Members: Encodable {
    let members: [(String, Int)]

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        for (key, value) in members { try container.encode(value, forKey: AnyKey(stringValue: key)) }
    }
}

/// One integer of each type, in all containers.
struct Integers: Encodable {

    enum Choice {
        case least, greatest, one

        func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number {
            switch self {
            case .least: .min
            case .greatest: .max
            case .one: 1
            }
        }
    }

    let choice: Choice

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        var array = container.nestedUnkeyedContainer(forKey: "array")
        try add(Int.self, { try array.encode($0) }, { try container.encode($0, forKey: $1) })
        try add(Int8.self, { try array.encode($0) }, { try container.encode($0, forKey: $1) })
        try add(Int16.self, { try array.encode($0) }, { try container.encode($0, forKey: $1) })
        try add(Int32.self, { try array.encode($0) }, { try container.encode($0, forKey: $1) })
        try add(Int64.self, { try array.encode($0) }, { try container.encode($0, forKey: $1) })
        try add(Int128.self, { try array.encode($0) }, { try container.encode($0, forKey: $1) })
        try add(UInt.self, { try array.encode($0) }, { try container.encode($0, forKey: $1) })
        try add(UInt8.self, { try array.encode($0) }, { try container.encode($0, forKey: $1) })
        try add(UInt16.self, { try array.encode($0) }, { try container.encode($0, forKey: $1) })
        try add(UInt32.self, { try array.encode($0) }, { try container.encode($0, forKey: $1) })
        try add(UInt64.self, { try array.encode($0) }, { try container.encode($0, forKey: $1) })
        try add(UInt128.self, { try array.encode($0) }, { try container.encode($0, forKey: $1) })
        try array.encode(1.5 as Float)
        try array.encode(-0.25)
        try array.encode(true)
        try container.encode(1.1 as Float, forKey: "float")
    }

    private func add<Number: FixedWidthInteger & Encodable>(
        _ type: Number.Type, _ append: (Number) throws -> Void, _ set: (Number, AnyKey) throws -> Void
    ) throws {
        let number = choice.number(type)
        try append(number)
        try set(number, AnyKey(stringValue: "\(type)"))
    }
}

/// A value that is encoded by a single-value container.
struct Wrapper<Value: Encodable>: Encodable {
    let value: Value

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

struct Nothing: Encodable {
    func encode(to encoder: any Encoder) throws {}
}

/// A value whose encoding fails after a part is encoded.
struct Failing: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode([1, 2], forKey: "part")
        throw EncodingError.invalidValue(
            self, EncodingError.Context(codingPath: container.codingPath, debugDescription: "It fails."))
    }
}

/// A value that fails in nested containers.
struct NestedFailure: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        var array = container.nestedUnkeyedContainer(forKey: "nested")
        try array.encode(1)
        var object = array.nestedContainer(keyedBy: AnyKey.self)
        try object.encode(Failing(), forKey: "failing")
    }
}

enum Payload: Encodable {
    case empty
    case pair(Int, second: String)
    indirect case deep(Payload)
    case failing(Failing)
}

class Superclass: Encodable {
    let name = "super"
}

final class Subclass: Superclass {
    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode("sub", forKey: "zebra")
        try super.encode(to: container.superEncoder())
        try super.encode(to: container.superEncoder(forKey: "base"))
        try super.encode(to: encoder)
    }
}

/// A value whose nested containers are used alternately.
struct Interleaved: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        var object = container.nestedContainer(keyedBy: AnyKey.self, forKey: "object")
        var array = container.nestedUnkeyedContainer(forKey: "array")
        try container.encode("text", forKey: "text")
        try object.encode(1, forKey: "b")
        try array.encode(1)
        var inner = array.nestedContainer(keyedBy: AnyKey.self)
        try array.encode("after")
        var innerArray = object.nestedUnkeyedContainer(forKey: "inner")
        try innerArray.encode(["x": 1])
        try inner.encode(Date(timeIntervalSince1970: 0), forKey: "innerAt")
        try object.encode(2, forKey: "a")
        _ = array.nestedUnkeyedContainer()
        try object.encodeNil(forKey: "null")
        var again = container.nestedContainer(keyedBy: AnyKey.self, forKey: "object")
        try again.encode(3, forKey: "again")
        _ = container.nestedContainer(keyedBy: AnyKey.self, forKey: "empty")
    }
}

/// An object and an array whose members at some positions fail, which is ignored.
struct Catching: Encodable {
    let failures: Set<Int>

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        for index in 0..<4 {
            let key = AnyKey(stringValue: "\(9 - index)\(index == 2 ? "é" : "")")
            if failures.contains(index) {
                try? container.encode(Failing(), forKey: key)
            } else {
                try container.encode(index, forKey: key)
            }
        }
        try container.encode(Elements(failures: failures), forKey: "elements")
    }

    struct Elements: Encodable {
        let failures: Set<Int>

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for index in 0..<4 {
                if failures.contains(index) {
                    try? container.encode(Failing())
                } else {
                    try container.encode(index)
                }
            }
        }
    }
}

/// Objects that are nested to a depth.
struct Deep: Encodable {
    let depth: Int

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        if depth > 1 { try container.encode(Deep(depth: depth - 1), forKey: "a") }
    }
}

/// Nested containers of one value, to a depth.
struct DeepNested: Encodable {
    let depth: Int

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        for _ in 1..<depth { container = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a") }
    }
}

/// A value that requests containers of several kinds.
struct Mixed: Encodable {
    enum Kind {
        case single, array, object
    }

    let order: [Kind]

    func encode(to encoder: any Encoder) throws {
        for kind in order {
            switch kind {
            case .single:
                var container = encoder.singleValueContainer()
                try container.encode(1)
            case .array:
                var container = encoder.unkeyedContainer()
                try container.encode(1)
            case .object:
                var container = encoder.container(keyedBy: AnyKey.self)
                try container.encode(1, forKey: "a")
            }
        }
    }
}

/// A container that remains after its value.
final class Keeper {
    var container: KeyedEncodingContainer<AnyKey>?
}

/// A value whose container is used while a value in it is encoded.
struct Surrounding: Encodable {
    let keeper: Keeper

    private struct Inner: Encodable {
        let keeper: Keeper

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: AnyKey.self)
            try container.encode(1, forKey: "a")
            try keeper.container?.encode(2, forKey: "early")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        keeper.container = container
        try container.encode(Inner(keeper: keeper), forKey: "inner")
    }
}

/// A value whose nested container outlives it.
struct KeptNested: Encodable {
    let keeper: Keeper

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        keeper.container = container.nestedContainer(keyedBy: AnyKey.self, forKey: "nested")
        try keeper.container?.encode(1, forKey: "a")
    }
}

struct Kept: Encodable {
    let keeper: Keeper
    let isUsed: Bool

    func encode(to encoder: any Encoder) throws {
        if isUsed { try keeper.container?.encode(1, forKey: "late") }
        keeper.container = encoder.container(keyedBy: AnyKey.self)
        try keeper.container?.encode(1, forKey: "a")
    }
}
