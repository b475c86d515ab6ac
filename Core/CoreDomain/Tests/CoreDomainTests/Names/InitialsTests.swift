import CoreDomainTestHelpers
import Testing

@testable import CoreDomain

@Suite struct InitialsTests {

    @Test(arguments: [
        ("David Fincher", "DF"), ("Helena Bonham Carter", "HC"), ("Jean-Luc Godard", "JG"), ("Cher", "C"),
        ("J.J. Abrams", "JA"), ("  Brad\tPitt\n", "BP"), ("Conan O'Brien", "CO"), ("50 Cent", "5C"), ("", ""),
        (" ", ""),
    ])
    func `the initials are taken from the first and last words`(name: String, initials: String) {
        #expect(name.initials == initials)
    }

    @Test(arguments: [
        ("Guillermo del Toro", "GT"), ("Lars von Trier", "LT"), ("de Niro", "N"), ("bell hooks", "BH"),
        ("Omar al-Sharif", "OS"), ("Charles d'Artagnan", "CA"), ("will.i.am", "W"), ("Robert Downey Jr.", "RD"),
        ("Sammy Davis, Jr", "SD"), ("Thurston Howell III", "TH"), ("Jr.", "J"), ("Malcolm X", "MX"),
    ])
    func `particles and suffixes are skipped`(name: String, initials: String) {
        #expect(name.initials == initials)
    }

    @Test(arguments: [
        ("Андрей Тарковский", "АТ"), ("Γιώργος Λάνθιμος", "ΓΛ"), ("宮崎駿", "宮"), ("黒澤 明", "黒"), ("봉준호", "봉"),
        ("トム・クルーズ", "ト"), ("周星馳", "周"), ("عمر شريف", "ع ش"), ("فيروز", "ف"), ("גל גדות", "גג"),
        ("თენგიზ აბულაძე", "თა"), ("अमिताभ बच्चन", "अब"), ("Łukasz Żal", "ŁŻ"), ("ß", "S"),
    ])
    func `names in any script have initials`(name: String, initials: String) {
        #expect(name.initials == initials)
    }

    @Test(arguments: [
        ("E\u{301}milie A\u{30A}s", "E\u{301}A\u{30A}"), ("émilie Ås", "Å"), ("🎬 Films", "F"), ("👩‍🚀👨‍🚀", "👩‍🚀"),
        ("???", "?"),
        ("\u{200F}גל גדות", "גג"), ("\u{202B}Anna\u{202C} Karina", "AK"),
    ])
    func `combining marks are kept, and words without letters or digits are skipped`(name: String, initials: String) {
        #expect(name.initials == initials)
    }

    @Test
    func `the initials of ASCII names follow the rules of all names`() {
        var random = SeededGenerator(seed: 7)
        let parts = ["Ann", "bo", "O'Neil", "de", "5", "!", "jr.", "II", "x", "McX", "'", "j", "sR", "4th"]
        let spaces = [" ", "  ", "\t", "\r\n", "-"]
        for _ in 0..<5000 {
            let name = (0..<Int.random(in: 0...4, using: &random)).reduce(into: "") { name, _ in
                name += parts.randomElement(using: &random)! + spaces.randomElement(using: &random)!
            }
            #expect(name.initials == name.unicodeInitials, "\(name.debugDescription)")
        }
    }
}
