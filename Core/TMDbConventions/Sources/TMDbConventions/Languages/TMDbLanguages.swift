/// The languages that TMDb supports, and their other codes.
package enum TMDbLanguages {

    /// A language of TMDb.
    package struct Entry: Sendable {
        /// TMDb's two-letter code of the language.
        package let code: String
        /// The region where the language is most likely spoken, as an ISO 3166-1 alpha-2 code.
        package let likelyRegion: String
        /// Whether the entry is for a code that denotes the language of a region, such as `gsw` for `de-CH`.
        package var isRegional = false
    }

    /// Returns the language of a two- or three-letter code in lower case; `nil` if TMDb does not support it.
    package static func entry(for code: String) -> Entry? {
        byCode[code]
    }

    /// The codes of all tables with their entries. Duplicate codes are not removed.
    static var allCodes: [(code: String, entry: Entry)] {
        languages.flatMap { line in
            let words = line.split(separator: " ")
            let entry = Entry(code: String(words[0].prefix(2)), likelyRegion: String(words[0].suffix(2)))
            return [(entry.code, entry)] + words.dropFirst().map { (String($0), entry) }
        }
            + regionalLanguages.map { code, tag in
                (code, Entry(code: String(tag.prefix(2)), likelyRegion: String(tag.suffix(2)), isRegional: true))
            }
    }

    private static let byCode = Dictionary(allCodes.map { ($0.code, $0.entry) }) { first, _ in first }

    /// The languages of TMDb (`/configuration/languages`, December 2025). Each line contains the code with the region
    /// where the language is most likely spoken (CLDR's likely subtags), then its other codes: ISO 639-2 and 639-3
    /// codes, the most spoken member of a macrolanguage, and deprecated codes.
    ///
    /// Constructed languages have the region of TMDb's default locale, `US`. TMDb also lists `mo`, `nn` and `sh`, but
    /// accepts translations only into Romanian, Norwegian and Serbian. `xx` (no language) cannot be requested.
    private static let languages: [String] = [
        "aa-ET aar", "ab-GE abk", "ae-IR ave", "af-ZA afr", "ak-GH aka", "am-ET amh", "an-ES arg", "ar-EG ara arb",
        "as-IN asm", "av-RU ava", "ay-BO aym ayr", "az-AZ aze azj", "ba-RU bak", "be-BY bel", "bg-BG bul", "bi-VU bis",
        "bm-ML bam", "bn-BD ben", "bo-CN bod tib", "br-FR bre", "bs-BA bos", "ca-ES cat", "ce-RU che", "ch-GU cha",
        "cn-HK", "co-FR cos", "cr-CA cre cwd", "cs-CZ ces cze", "cu-RU chu", "cv-RU chv", "cy-GB cym wel", "da-DK dan",
        "de-DE deu ger", "dv-MV div", "dz-BT dzo", "ee-GH ewe", "el-GR ell gre", "en-US eng", "eo-US epo", "es-ES spa",
        "et-EE est ekk", "eu-ES eus baq", "fa-IR fas per pes", "ff-SN ful fuc", "fi-FI fin", "fj-FJ fij", "fo-FO fao",
        "fr-FR fra fre", "fy-NL fry", "ga-IE gle", "gd-GB gla", "gl-ES glg", "gn-PY grn gug", "gu-IN guj", "gv-IM glv",
        "ha-NG hau", "he-IL heb iw", "hi-IN hin", "ho-PG hmo", "hr-HR hrv scr", "ht-HT hat", "hu-HU hun",
        "hy-AM hye arm", "hz-NA her", "ia-US ina", "id-ID ind in", "ie-US ile", "ig-NG ibo", "ii-CN iii",
        "ik-US ipk esi", "io-US ido", "is-IS isl ice", "it-IT ita", "iu-CA iku ike", "ja-JP jpn", "jv-ID jav jw",
        "ka-GE kat geo", "kg-CD kon", "ki-KE kik", "kj-NA kua", "kk-KZ kaz", "kl-GL kal", "km-KH khm", "kn-IN kan",
        "ko-KR kor", "kr-NG kau knc", "ks-IN kas", "ku-TR kur kmr", "kv-RU kom kpv", "kw-GB cor", "ky-KG kir",
        "la-VA lat", "lb-LU ltz", "lg-UG lug", "li-NL lim", "ln-CD lin", "lo-LA lao", "lt-LT lit", "lu-CD lub",
        "lv-LV lav lvs", "mg-MG mlg plt", "mh-MH mah", "mi-NZ mri mao", "mk-MK mkd mac", "ml-IN mal", "mn-MN mon khk",
        "mr-IN mar", "ms-MY msa may zsm", "mt-MT mlt", "my-MM mya bur", "na-NR nau", "nb-NO nob", "nd-ZW nde",
        "ne-NP nep npi", "ng-NA ndo", "nl-NL nld dut", "no-NO nor nn nno", "nr-ZA nbl", "nv-US nav", "ny-MW nya",
        "oc-FR oci", "oj-CA oji ojg", "om-ET orm gaz", "or-IN ori ory", "os-GE oss", "pa-IN pan", "pi-IN pli",
        "pl-PL pol", "ps-AF pus pbu", "pt-BR por", "qu-PE que quz", "rm-CH roh", "rn-BI run", "ro-RO ron rum mo mol",
        "ru-RU rus", "rw-RW kin", "sa-IN san", "sc-IT srd sro", "sd-PK snd", "se-NO sme", "sg-CF sag", "si-LK sin",
        "sk-SK slk slo", "sl-SI slv", "sm-WS smo", "sn-ZW sna", "so-SO som", "sq-AL sqi alb als",
        "sr-RS srp scc sh hbs", "ss-ZA ssw", "st-ZA sot", "su-ID sun", "sv-SE swe", "sw-TZ swa swh", "ta-IN tam",
        "te-IN tel", "tg-TJ tgk", "th-TH tha", "ti-ET tir", "tk-TM tuk", "tl-PH tgl fil", "tn-ZA tsn", "to-TO ton",
        "tr-TR tur", "ts-ZA tso", "tt-RU tat", "tw-GH twi", "ty-PF tah", "ug-CN uig", "uk-UA ukr", "ur-PK urd",
        "uz-UZ uzb uzn", "ve-ZA ven", "vi-VN vie", "vo-US vol", "wa-BE wln", "wo-SN wol", "xh-ZA xho",
        "yi-US yid ji ydd", "yo-NG yor", "za-CN zha zzj", "zh-CN zho chi cmn gan hak hsn nan wuu", "zu-ZA zul",
    ]

    /// Languages without a two-letter code, which TMDb treats as another language in a region.
    private static let regionalLanguages = [
        "arz": "ar-EG", "ary": "ar-MA", "ars": "ar-SA", "ckb": "ku-IQ", "gsw": "de-CH", "prs": "fa-AF",
        "vls": "nl-BE", "yue": "zh-HK",
    ]
}
