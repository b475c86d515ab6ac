extension UInt64 {
    /// Returns the lowest bits as hexadecimal digits.
    func hexadecimal(digits: Int) -> String {
        String((1...digits).map { Self.digits[Int(self >> UInt64(4 * (digits - $0)) & 15)] })
    }

    private static let digits = Array("0123456789abcdef")
}
