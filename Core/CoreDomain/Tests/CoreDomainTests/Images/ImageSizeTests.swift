import CoreDomain
import Testing

@Suite struct ImageSizeTests {

    @Test(
        arguments: [
            ("w342", 342), ("h632", 421), ("h\(Int.max)", 6_148_914_691_236_517_204), ("original", nil), ("w0", nil),
            ("w", nil), ("x100", nil), ("", nil),
        ] as [(String, Int?)])
    func `the width is parsed from the name`(name: String, width: Int?) {
        #expect(ImageSize(rawValue: name).width == width)
    }
}
