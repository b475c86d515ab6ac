import Logging
import PopcornPersistence
import Testing

/// Tests of entities whose columns are part of another entity's row.
@Suite
struct EmbeddedColumnsTests {

    @Test
    func `embedded columns are written, updated and read back in a row and in a relation's rows`() async throws {
        let database = try await Database.temporaryCache(
            schema: Schema(LetterEntity.self), logger: .silent)
        let first = LetterEntity(
            key: .init(id: 1), address: Address(street: "High Street", number: nil), weight: 2,
            stamps: [Stamp(position: 7, origin: Address(street: "", number: 3)), Stamp(position: 8, origin: .none)])
        var second = first
        second.address = Address(street: "Low Street", number: 5)
        second.stamps = []
        for letter in [first, second] {
            try await database.write { transaction throws(DatabaseError) in try transaction.store(letter) }
            #expect(try await database.find(LetterEntity.self, letter.key, including: .none)?.entity == letter)
        }
        try await database.write { transaction throws(DatabaseError) in try transaction.store(first) }
        let some = try await database.find(
            LetterEntity.self, first.key, including: .rows(of: \.stamps, where: \.position, isIn: [8]))
        #expect(some?.entity.stamps == [Stamp(position: 8, origin: .none)])
        await database.close()
    }
}

private struct LetterEntity: Equatable, AggregateEntity {
    static let table = "letter"

    let key: Key
    var address: Address
    var weight: Int
    var stamps: [Stamp]?

    struct Key: Hashable, Entity {
        let id: Int

        init(id: Int) {
            self.id = id
        }

        init(from row: Row<Self>) {
            id = row.column("id", \.id)
        }
    }

    init(key: Key, address: Address, weight: Int, stamps: [Stamp]?) {
        self.key = key
        self.address = address
        self.weight = weight
        self.stamps = stamps
    }

    init(from row: Row<Self>) {
        key = row.key(\.key)
        address = row.columns(of: \.address)
        weight = row.column("weight", \.weight)
        stamps = row.many("stamp", \.stamps)
    }
}

private struct Address: Equatable, Entity {
    static let none = Address(street: "", number: nil)

    let street: String
    let number: Int?

    init(street: String, number: Int?) {
        self.street = street
        self.number = number
    }

    init(from row: Row<Self>) {
        street = row.column("street", \.street)
        number = row.column("number", \.number)
    }
}

private struct Stamp: Equatable, Entity {
    let position: Int
    let origin: Address

    init(position: Int, origin: Address) {
        self.position = position
        self.origin = origin
    }

    init(from row: Row<Self>) {
        position = row.column("stamp_position", \.position)
        origin = row.columns(of: \.origin)
    }
}
