/// The words for names in a catalogue, in addition to the words of samples.
enum CatalogueWords {
    static let adjectives = [
        "Amber", "Ancient", "Bitter", "Brave", "Broken", "Buried", "Copper", "Crimson", "Deep", "Drifting", "Empty",
        "Endless", "Fallen", "Final", "Foreign", "Forgotten", "Frozen", "Gentle", "Hidden", "Hungry", "Idle", "Inner",
        "Jagged", "Lonely", "Long", "Lost", "Marble", "Narrow", "Northern", "Open", "Pale", "Perfect", "Rising",
        "Rusty", "Scarlet", "Second", "Secret", "Silent", "Silver", "Slow", "Stolen", "Stubborn", "Sudden", "Tender",
        "Thirteenth", "Twisted", "Unseen", "Velvet", "Wandering", "Winter",
    ]
    static let nouns = [
        "Alibi", "Anchor", "Apprentice", "Ballroom", "Beacon", "Canal", "Choir", "Clockmaker", "Colony", "Compass",
        "Conductor", "Courier", "Diver", "Echo", "Engine", "Envelope", "Expedition", "Falcon", "Farewell", "Fortune",
        "Gallery", "Glacier", "Guest", "Harbour", "Horizon", "Inheritance", "Interview", "Journey", "Kingdom",
        "Lantern", "Letter", "Lighthouse", "Machine", "Meridian", "Mirror", "Mountain", "Neighbour", "Orchard",
        "Passenger", "Photograph", "Piano", "Quarry", "Railway", "Reunion", "Robbery", "Shadow", "Station", "Tailor",
        "Verdict", "Witness",
    ]
    static let places = [
        "Abbey", "Alder", "Bay", "Beacon", "Birch", "Canal", "Castle", "Cedar", "Cliff", "Copper", "Dune", "Eagle",
        "Elm", "Fern", "Ferry", "Garnet", "Granite", "Hawthorn", "Heron", "Iron", "Juniper", "Kestrel", "Lake", "Maple",
        "Marsh", "Mill", "Moor", "North", "Oak", "Orchard", "Pine", "Quarry", "Raven", "River", "Rowan", "Saffron",
        "Sparrow", "Tide", "Valley", "Willow",
    ]
    static let gatherings = [
        "Academy", "Assembly", "Avenue", "Bureau", "Chronicles", "Circus", "Clinic", "Club", "Confidential", "Court",
        "Crossing", "Detectives", "Dispatch", "Division", "Dynasty", "Files", "Gardens", "Gazette", "Heights",
        "Hospital", "Hotel", "House", "Kitchen", "Lane", "Legacy", "Mysteries", "Nights", "Orchestra", "Patrol",
        "Project", "Quarter", "Rangers", "Rescue", "School", "Secrets", "Squad", "Street", "Tales", "Trial", "Yard",
    ]
    /// Given names, alternately of women and men.
    static let givenNames = [
        "Ada", "Bruno", "Carys", "Dev", "Elin", "Farid", "Greta", "Goran", "Hana", "Ivo", "June", "Kofi", "Lena",
        "Mateo", "Nadia", "Oscar", "Priya", "Quentin", "Rosa", "Sven", "Tamsin", "Umberto", "Vera", "Wendell", "Xenia",
        "Yusuf", "Zora", "Anton", "Beatriz", "Callum", "Dalia", "Emil", "Freya", "Gideon", "Ines", "Hugo", "Jovana",
        "Kenji", "Leila", "Marcus",
    ]
    static let familyNames = [
        "Keller", "Lindqvist", "Moreau", "Novak", "Okafor", "Petrov", "Quist", "Rossi", "Sato", "Thorne", "Ueda",
        "Varga", "Whitlock", "Xu", "Yilmaz", "Zeller", "Almeida", "Bakker", "Chowdhury", "Drummond", "Eriksen",
        "Ferreira", "Gallagher", "Haddad", "Ivanova", "Jokinen", "Kaminski", "Lefevre", "Mbeki", "Nakamura",
    ]
    static let companies = [
        "Amberline", "Barn Owl Films", "Cobalt Road", "Drift Pictures", "Eleventh Hour", "Fable & Sons", "Greenroom",
        "Harbour Lane Pictures", "Inkwell", "Jackdaw Productions", "Kite & Anchor", "Longshore", "Moonlit Street",
        "Northlight", "Oxbow", "Paper Lantern", "Quayside", "Roundhouse", "Second Reel", "Tall Tree Films",
        "Upland Media", "Vantage Point", "Westering",
    ]
    static let networks = [
        "Aurora", "Borealis", "Canal Sud", "Channel Nine", "Dial", "Island Television", "Lumen", "Meridian",
        "Open Screen", "Prism", "Signal One",
    ]
    static let keywords = [
        "abandoned house", "ambition", "amnesia", "betrayal", "border town", "chess", "coming of age", "conspiracy",
        "dance", "desert", "double life", "family secret", "farm", "first love", "forgery", "friendship", "gambling",
        "heist", "hospital", "inheritance", "island", "journalist", "law firm", "letter", "lighthouse", "long journey",
        "mistaken identity", "mountain", "music", "new neighbour", "orphan", "pirate radio", "politics", "railway",
        "rescue", "revenge", "road trip", "school", "sea", "sibling rivalry", "small town", "snow", "stage fright",
        "time travel", "trial", "village", "winter",
    ]
    static let characters = [
        "Agent Reyes", "Dr Lindqvist", "Marguerite", "Old Tom", "The Captain", "The Clerk", "Aunt Vesna",
        "Inspector Hale",
        "Little Jo", "Professor Amadi", "The Stranger", "Corporal Finch", "Madame Orlov", "The Caretaker",
        "Young Peter",
        "Sister Agnes", "The Judge", "Nurse Delgado", "Uncle Bashir",
    ]
    static let birthplaces = ["Cork, Ireland", "Turin, Italy", "Halifax, Canada", "Pune, India", "Accra, Ghana"]
}
