extension MCPCatalogue {

    /// The tools, resources and prompts of Popcorn.
    static let popcorn = MCPCatalogue(
        tools: MCPTool.search + MCPTool.titles + [MCPTool.discover] + MCPTool.lists + MCPTool.watchlist,
        templates: MCPResourceTemplate.popcorn, prompts: MCPPrompt.popcorn)
}
