import CoreApplication
import CoreDomain
import Foundation
import MediaApplication
import Testing

@Suite struct MediaPreviewDetailsTests {

    private let items: [MediaPreviewDetails] = [
        .movie(MoviePreviewDetails(id: 1, title: "M", overview: "", genreIDs: [])),
        .tvSeries(TVSeriesPreviewDetails(id: 1, name: "T", originCountry: ["GB"])),
        .person(PersonPreviewDetails(id: 1, name: "P Q", gender: .female)),
    ]

    @Test func `an item is encoded as its preview with its kind`() throws {
        let objects = try JSONSerialization.jsonObject(with: JSONEncoder().encode(items)) as? [[String: Any]]
        #expect(objects?.map { $0["kind"] as? String } == ["movie", "tv", "person"])
        #expect(objects?.map { $0["id"] as? Int } == [1, 1, 1])
        #expect(objects?[0]["title"] as? String == "M")
        #expect(objects?[1]["name"] as? String == "T")
        #expect(objects?[2]["initials"] as? String == "PQ")
    }

    @Test func `an encoded item is decoded equal`() throws {
        let copy = try JSONDecoder().decode([MediaPreviewDetails].self, from: JSONEncoder().encode(items))
        #expect(copy == items)
    }

    @Test(arguments: ["{}", #"{"kind":"hologram","id":1}"#, #"{"kind":"tv-season","id":1,"name":"S"}"#])
    func `an item of another kind cannot be decoded`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(MediaPreviewDetails.self, from: Data(json.utf8))
        }
    }

    @Test func `items of different kinds differ even if their identifiers are equal`() {
        #expect(Set(items.map(\.id)).count == 3)
        #expect(items.map(\.kind) == [.movie, .tvSeries, .person])
        #expect(items.map(\.title) == ["M", "T", "P Q"])
    }
}
