extension MCPCatalogue {

    /// The tools, resources and prompts of Popcorn.
    static let popcorn = MCPCatalogue()
}
