import CoreDomain
import PeopleDomain
import Testing

@Suite struct PersonTests {

    @Test(arguments: [("", nil), ("nm0000093", "nm0000093"), (nil, nil)] as [(String?, String?)])
    func `an empty IMDb identifier is nil`(given: String?, expected: String?) {
        #expect(Person(id: 287, name: "", imdbID: given).imdbID == expected)
        #expect(ExternalIDs(imdbID: given).imdbID == expected)
    }
}
