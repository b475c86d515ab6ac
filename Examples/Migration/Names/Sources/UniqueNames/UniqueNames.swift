// This target only exists for its dependency. See Package.swift.
