import Foundation

@testable import MoviesInfrastructure
@testable import PopcornBenchmarkSupport
@testable import PopcornPersistence

extension Target {

    /// The records of a cached movie. The variant selects the record that the input replaces.
    static let records = [
        Target(
            name: "records of a movie", seeds: { RecordFuzzing.shared?.seeds ?? [] },
            run: { input in RecordFuzzing.shared?.decode(input) }),
        Target(
            name: "records in the layout of the input", seeds: { RecordFuzzing.shared?.layoutSeeds ?? [] },
            run: { input in RecordFuzzing.shared?.decode(inLayoutOf: input) }),
    ]
}

/// A movie with all parts as records.
private struct RecordFuzzing: Sendable {

    static let shared = try? RecordFuzzing()

    private let records: EntityRecords
    private let relations: [[UInt8]?]

    private init() throws {
        records = try EntityRecords(
            MovieWithPartsMapper().map(
                SampleMovie.record(id: 2), key: .init(id: 2, language: "en-US"),
                cachedAt: Date(timeIntervalSince1970: 0)))
        relations = records.uncheckedRelations.map { $0.map { Array($0) } }
    }

    private var coding: RecordCoding { records.key.coding }

    /// The columns, and each relation.
    var seeds: [Target.Seed] {
        ([records.columns] + relations.map { $0 ?? [] }).enumerated().map { index, record in
            Target.Seed(variant: UInt8(index), text: Data(record))
        }
    }

    var layoutSeeds: [Target.Seed] { [Target.Seed(text: Data(coding.layout.text.utf8))] }

    /// Decodes the movie with the input in place of one of its records.
    func decode(_ input: Input) {
        var (columns, relations) = (records.columns, relations)
        let index = Int(input.variant) % (relations.count + 1)
        if index == 0 { columns = Array(input.text) } else { relations[index - 1] = Array(input.text) }
        guard let entity = decode(columns, relations, layout: nil) else { return }
        guard let encoded = try? EntityRecords(entity) else { return expect(false, "a decoded movie is encoded") }
        let again = decode(encoded.columns, encoded.uncheckedRelations.map { $0.map { Array($0) } }, layout: nil)
        expect(again == entity, "a decoded movie is equal after it is encoded")
    }

    /// Decodes the movie as if its records were in the layout of the input.
    func decode(inLayoutOf input: Input) {
        guard let layout = RecordLayout(text: input.string) else { return }
        expect(RecordLayout(text: layout.text) == layout, "a layout is equal after it is written")
        _ = decode(records.columns, relations, layout: layout)
    }

    private func decode(
        _ columns: [UInt8], _ relations: [[UInt8]?], layout: RecordLayout?
    ) -> MoviesMovieEntity? {
        // Copies of exactly these bytes, so that the address sanitizer detects a read beyond them.
        let copies = relations.map { $0.map(Self.copy) }
        let ownCopy = Self.copy(columns)
        defer {
            for copy in copies { copy?.deallocate() }
            ownCopy.deallocate()
        }
        var present: [Int: UnsafeRawBufferPointer] = [:]
        for (index, copy) in copies.enumerated() { present[index] = copy.map { UnsafeRawBufferPointer($0) } }
        return try? coding.decode(
            columns: UnsafeRawBufferPointer(ownCopy), relations: present,
            including: RelationSelection<MoviesMovieEntity>.everything,
            layout: layout,
            isFromOlderSchema: false, mark: nil
        ).entity
    }

    private static func copy(_ bytes: [UInt8]) -> UnsafeMutableRawBufferPointer {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        copy.copyBytes(from: bytes)
        return copy
    }
}
