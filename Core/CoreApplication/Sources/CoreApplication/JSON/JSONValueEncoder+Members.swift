/// Members of an object.
extension JSONValueEncoder {

    /// Appends the key of a member.
    @inline(__always)
    func beginMember(_ key: String) {
        appendSeparator()
        let start = state.pointee.bytes.count
        if !state.pointee.bytes.append(string: key) {
            frame.pointee.isUnusual = true
            unusualKeys[frame.pointee.count - 1] = key
        }
        let length = state.pointee.bytes.count &- start &- 2
        let word = state.pointee.bytes.start.loadUnaligned(fromByteOffset: start + 1, as: UInt64.self).bigEndian
        let prefix = length >= 8 ? word : word & ~(UInt64.max &>> UInt64(8 &* length))
        appendColon()
        state.pointee.members.append(JSONMember(keyPrefix: prefix, start: start, end: 0, keyLength: length))
    }

    /// Completes the last member.
    @inline(__always)
    func endMember() {
        let last = state.pointee.members.count &- 1
        state.pointee.members.start[last].end = state.pointee.bytes.count
    }

    /// Removes the last member, whose value could not be encoded.
    func removeMember() {
        let last = state.pointee.members.count &- 1
        frame.pointee.count &-= 1
        unusualKeys[frame.pointee.count] = nil
        state.pointee.bytes.truncate(
            to: frame.pointee.count == 0
                ? state.pointee.members.start[last].start - (document.isPretty ? 1 + 2 * depth : 0)
                : state.pointee.members.start[last &- 1].end)
        state.pointee.members.truncate(to: last)
    }

    /// Changes the order of the members' bytes to that of the members.
    func permuteMembers() {
        let first = frame.pointee.firstMember
        let members = UnsafeBufferPointer(
            start: state.pointee.members.start + first, count: state.pointee.members.count - first)
        let start = members.reduce(state.pointee.bytes.count) { min($0, $1.start) }
        state.pointee.scratch.truncate(to: 0)
        state.pointee.scratch.append(UnsafeRawBufferPointer(rebasing: state.pointee.bytes.buffer[start...]))
        let copy = state.pointee.scratch.buffer
        state.pointee.bytes.truncate(to: start)
        var isFirst = true
        for member in members {
            if !isFirst { appendMemberSeparator() }
            isFirst = false
            state.pointee.bytes.append(
                UnsafeRawBufferPointer(rebasing: copy[(member.start - start)..<(member.end - start)]))
        }
    }

    @inline(__always)
    private func appendMemberSeparator() {
        state.pointee.bytes.append(UInt8(ascii: ","))
        if document.isPretty {
            state.pointee.bytes.append("\n")
            state.pointee.bytes.appendIndentation(depth)
        }
    }

    /// Writes the members again, with inserted documents, and for equal keys only the last value.
    ///
    /// As in the dictionary of a `JSONEncoder`, keys are equal if they are canonically equivalent, and the first
    /// spelling is used.
    func rewriteMembers() {
        let first = frame.pointee.firstMember
        let colonLength = document.isPretty ? 3 : 1
        var values: [String: [UInt8]] = [:]
        let bytes = state.pointee.bytes.buffer
        // The order of encoding, which is that of the offsets.
        let members = UnsafeBufferPointer(
            start: state.pointee.members.start + first, count: state.pointee.members.count - first
        ).sorted { $0.start < $1.start }
        let documents = Dictionary(insertions.map { ($0.offset, $0.document) }, uniquingKeysWith: { $1 })
        for (index, member) in members.enumerated() {
            let keyStart = member.start + 1
            let keyBytes = bytes[keyStart..<(keyStart + member.keyLength)]
            let key = unusualKeys[index] ?? String(decoding: keyBytes, as: UTF8.self)
            let valueStart = keyStart + member.keyLength + 1 + colonLength
            values[key] = documents[valueStart].map { self.bytes(of: $0) } ?? [UInt8](bytes[valueStart..<member.end])
        }
        if let start = members.first?.start { state.pointee.bytes.truncate(to: start) }
        var isFirst = true
        for (key, value) in values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            if !isFirst { appendMemberSeparator() }
            isFirst = false
            state.pointee.bytes.append(string: key)
            appendColon()
            value.withUnsafeBytes { state.pointee.bytes.append($0) }
        }
        insertions = []
        unusualKeys = [:]
    }

    /// Inserts the documents of nested containers into an array.
    func insertDocuments() {
        let bytes = state.pointee.bytes.buffer
        guard let start = insertions.first?.offset else { return }
        let rest = [UInt8](bytes[start...])
        state.pointee.bytes.truncate(to: start)
        var offset = start
        for insertion in insertions {
            rest[(offset - start)..<(insertion.offset - start)].withUnsafeBytes { state.pointee.bytes.append($0) }
            offset = insertion.offset
            self.bytes(of: insertion.document).withUnsafeBytes { state.pointee.bytes.append($0) }
        }
        rest[(offset - start)...].withUnsafeBytes { state.pointee.bytes.append($0) }
        insertions = []
    }

    /// Completes the document of a nested container, and returns its bytes.
    private func bytes(of insertion: JSONDocument) -> [UInt8] {
        let root = insertion.root
        if !insertion.complete() { root.appendEmptyObject(depth: insertion.depth + 1) }
        if let failure = insertion.state.pointee.failure { document.fail(failure) }
        return [UInt8](insertion.state.pointee.bytes.buffer)
    }
}
