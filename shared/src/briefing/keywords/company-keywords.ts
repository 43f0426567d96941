/** What a company can be, before its name; `_` joins two words. */
export const trades =
  'marchio brand panificio forno pasticceria gelateria ristorante trattoria pizzeria osteria enoteca sushi_bar wine_bar cocktail_bar bar caffè caffetteria hotel albergo agriturismo resort lodge residence camping bagno stabilimento cantina birrificio caseificio salumificio macelleria pastificio torrefazione cioccolateria frantoio falegnameria carrozzeria officina autoscuola concessionaria auto palestra piscina farmacia parafarmacia clinica poliambulatorio studio salone centro estetica parrucchiere toelettatura nido asilo scuola liceo istituto università biblioteca museo galleria teatro fondazione associazione cooperativa_sociale cooperativa coop azienda_agricola ditta impresa tipografia libreria fioreria gioielleria ottica agenzia immobiliare comune podere tenuta fattoria vivaio lavanderia pro_loco casa_di_riposo casa_di_cura onoranze_funebri serramenti traslochi acciaierie fonderia cartiera ceramiche termoidraulica idraulica edilizia costruzioni costruzioni_meccaniche meccanica funivie terme villa radio croce_verde croce_rossa gruppo parrocchia consorzio cantine distilleria conceria maglificio calzaturificio atelier agenzia_di_traduzioni agenzia_viaggi marmi vetreria sartoria edizioni cantieri laboratorio negozio bottega chiosco maneggio ambulatorio cantiere coro banda orchestra compagnia circolo comunità b&b clinica_veterinaria fornace squadra bocciofila ciclofficina ferramenta edicola supermercato gastronomia rosticceria ostello affittacamere casa_vacanze casa_per_ferie bed_and_breakfast lido polisportiva oratorio confraternita misericordia protezione_civile avis patronato accademia conservatorio coworking segreteria_organizzativa tour_operator casa_editrice web_agency autolavaggio autofficina mulino scuderia allevamento apicoltura ASL AUSL asl ausl azienda_sanitaria ITS ITIS CAF'

/** What a company can be where no name follows; behind "startup di" stands its place. */
const unnamed =
  'software_house startup start-up azienda noleggio_auto noleggio_scooter noleggio_bici noleggio_barche noleggio_pullman autonoleggio'

/** What follows is the name, whatever was understood before. */
export const renamings =
  '[Cc]i chiamiamo|[Cc]i chiameremo|(?:[Aa]zienda|[Dd]itta|[Nn]egozio|[Ss]tudio|[Aa]ssociazione|[Ll]ocale|[Ss]ede) (?:(?:però|invece|comunque|in realtà) )?(?:è|si chiama|sarebbe|diventa)|[Aa]zienda:|[Dd]itta:|[Cc]liente:|[Aa]ttività:|[Bb]rand:|[Nn]ome (?:(?:intero|completo|esatto) |d\\S+(?: \\p{Ll}+)? )?è'
/** What follows is the name, whatever it is. */
export const callings = `${renamings}|[Ss][ie] chiama|[Ss]i chiamerà|on behalf of`

export const legalForms =
  'S\\.?[rR]\\.?[lL]\\.?[sS]?\\.?|s\\.?r\\.?l\\.?s?\\.?|S\\.?[pP]\\.?[aA]\\.?|s\\.?p\\.?a\\.?|SRL|SPA|[Ss]nc|[Ss]as|ONG|[Oo]nlus|APS|ETS|GmbH'

/** Before a name these make it a person's. */
export const courtesyTitles =
  'sono|mi chiamo|chiamo|sig\\.?|sig\\.ra|signor|signora|dott\\.?|dott\\.ssa|ing\\.?|avv\\.?|prof\\.?|prof\\.ssa|geom\\.?|arch\\.?|rag\\.?|di nome|architett[oa]|ingegnere?|avvocat[oa]|geometra|notaio|dottor(?:e|essa)|professor(?:e|essa)|su[oa]|client[ei],? (?:il|la|lo) |client[ei],? l[\\u0027\\u2019]'

/** Words with a capital that name no company. */
export const blurredNames =
  'italia|ehilà|ehila|ehi|primopiano|spett.le primopiano|instagram|tiktok|tik tok|youtube|facebook|linkedin|whatsapp|google|srl|spa|video|lei|voi|buongiorno|buonasera|salve|ciao|hey|hello|grazie|oggetto|gentili signori|spot|reel|corporate|demo|natale|pasqua|signori|ok|ceo|hr|buondì|ciao raga|boh|no|sì|si|e|il|la|io|noi|un|una|vorrei|vorremmo|mi|ci|serve|ho|abbiamo|scusi|scusa|senta|senti|allora|bene|perfetto|niente|tono|durata|pubblico|target|logo'.split(
    '|',
  )

/** What is told apart by its place: "Comune di Cavarzo". */
export const placed =
  'comune università museo biblioteca pro_loco croce_verde croce_rossa croce_bianca confartigianato confcommercio ordine camera_di_commercio provincia regione ASL AUSL asl ausl azienda_sanitaria avis AVIS ITS ITIS'

/** A place begins with these: "Val di Fassa", "Reggio Emilia". */
const regions =
  'Val|Valle|Lago|Monte|Provincia|Alto|Alta|Isola|Isole|San|Santa|Santo|Reggio|Ascoli|Emilia|Friuli|Trentino|Costa|Riviera|Golfo|Via|Viale|Piazza|Corso|Borgo|Porta'

const capital = String.raw`(?:\p{Lu}\.){2,}(?=\s\p{Lu})|\p{Lu}[\p{L}\p{N}&.'’+-]*[\p{L}\p{N}]|\p{Lu}`
const link = String.raw`(?:d[aie]|del|della|dei|delle|degli|per|e|&)\s(?=\p{Lu})|d['’](?=\p{Lu})`
/** Words with capitals, small ones between them: "Museo della Carta di Toscolano", "Vela&Sole", "Forlì 4". */
const name = String.raw`(?:${capital})(?:\s(?:${link})?(?:${capital}|\d{1,4}(?!\s?(?:sec|min|eur))\b))*`

// "Nonni in Rete"; "Cicli Bonora in Via Roma" and "in Toscana" tell where.
const within = String.raw`che\s(?=\p{Lu})|in\s(?!Via|Viale|Piazza|Corso|Italia|Europa|Abruzzo|Basilicata|Calabria|Campania|Emilia|Friuli|Lazio|Liguria|Lombardia|Marche|Molise|Piemonte|Puglia|Sardegna|Sicilia|Toscana|Trentino|Umbria|Veneto|Val|Alto)`
/** A name of two words and more. */
const severalWords = String.raw`(?:${capital})(?:\s(?:${link}|${within})?(?:${capital}))+`

const among = String.raw`(?:al|allo|alla|alle|ai|agli|sul|sullo|sulla|sotto|sopra|oltre|dietro|senza|nel|nella)\s(?:(?:il|lo|la|i|gli|le)\s)?(?=\p{Lu})|(?:all|sull|nell)['’](?=\p{Lu})`
/** A name that is called one: "Poggio alle Lodole", "Jazz sotto il Ponte". */
const calledName = String.raw`(?:${capital})(?:\s(?:${link}|${within}|${among})?(?:${capital}))+`

/** A name and nothing else, as an answer gives it. */
export const wholeName = new RegExp(
  String.raw`^(?:(?:per|siamo|è|azienda|ditta)\s)*(?:(?:il|la|lo|i|gli|le)\s|l['’])?(?<said>${name})$`,
  'u',
)

/** "Non ho un'azienda, sono solo io: Marta Tofani" */
export const nameInstead = new RegExp(
  String.raw`(?<!\p{L})[Nn]on\s(?:ho|abbiamo)\s(?:un['’\s]\s?azienda|una\s(?:ditta|società))(?=[\s,:;])[^.!?\n]{0,40}?[,:;]\s*(?:ma\s|solo\s)?(?:è\s)?(?<said>(?:\p{Lu}\p{Ll}{1,4}\.(?:ssa)?\s)?${name})\s*[.!]*\s*$`,
  'u',
)

/** "Si chiama Casa Mia ehm no Casa Viva" */
export const insteadOf = new RegExp(
  String.raw`^[\s,]+(?:(?:ehm|eh|no|anzi|cioè|scus[ai])[\s,]+)+(?<said>${name})`,
  'u',
)

const anyCase = (words: string) =>
  words
    .split(' ')
    .map(word =>
      word
        .replaceAll(/(?<!\p{L})\p{Ll}/gu, letter => `[${letter}${letter.toUpperCase()}]`)
        .replaceAll('_', ' '),
    )
    .join('|')

const before = String.raw`(?:^|[\s,.;:('’"-])`
// "Al Salone del Mobile" is a fair.
const trade = String.raw`(?![Ss]alone\sdel\s)(?:${anyCase(trades)}|\p{L}{3,}(?:eria|ificio|erie|ilificio))`
/** "Il comune è Frosolone" tells only its place. */
const trading = `(?!(?:${anyCase(placed)})\\s)${trade}`
const article = String.raw`(?:(?:il|lo|la|i|gli|le)\s|l['’])?`
const form = `(?:${legalForms})`

const reading = (source: string) => new RegExp(source, 'gu')

// "Il casaro, che si chiama Ivano"
const others =
  'app|prodotto|modello|passeggino|vino|birra|collezione|sito|gioco|corso|festa|festival|evento|software|piattaforma|dispositivo|linea|servizio|progetto|programma|gestionale|macchina|libro|podcast|casaro|titolare|direttor\\p{L}+|figli[oa]|soci[oa]|moglie|marito|sorella|fratello|capo|chef|cuoc[oa]|responsabile|collega|nonn[oa]|padre|madre|maestr[oa]'

/** "Ci chiamiamo Nido Girotondo", "si chiama Caseificio sociale di Neviano", "la sede è l'agriturismo Santa Fiora" */
const calledBy = (words: string) =>
  String.raw`(?<!\b(?:${others})(?:\s(?:nuov|ultim)[oa])?,?(?: che)?)${before}(?:${words})\s*:?\s+${article}(?<said>(?:${trade}\s\p{Ll}+\s(?:di|del|della)\s|(?=\p{Ll})${trade}\s)?(?:${calledName}(?=\s*(?:[.,;:(!\n]|$))|${name}))`

/** "Ci chiamiamo Nido Girotondo" */
export const renaming = reading(calledBy(`${renamings}|${trade} [Ss][ie] chiama|${trading} (?:è|xe)`))

/** What leads to a name and is no part of what else is said: "e la palestra si chiama", "la ditta è". */
export const calling =
  /(?:(?<=^\s*|[,;.!]\s*)(?:(?:e|ed|ma|no|poi|comunque|ah|allora|però)[\s,]+)*(?:(?:il|la|lo)\s|l['’])\s?(?:(?:mi|nostr)[oa]\s)?\p{L}+\s(?:si chiama|è|sarebbe)|(?:che\s)?si chiama|ci chiamiamo)\s+(?:(?:il|lo|la)\s|l['’])?$/iu

/** How a name is written: "scritto con l'accento", "tutto attaccato". */
export const spelling =
  /^\s\(?(?:scritt[oa]|tutto (?:attaccato|minuscolo|maiuscolo|unito))(?!\p{L})[^.;:!?,\n]*/iu

const endOfName =
  'e|ed|ma|che|chi|per|x|con|a|ad|in|su|sul|sulla|vicino|ogni|ci|mi|si|è|ho|abbiamo|siamo|sono|facciamo|faccio|vorr|vogli|volev|cerc|serv|scritt|lo|quindi|dove|quando|perché|però|e'
const nextOfName = String.raw`(?!(?:${endOfName})(?![\p{L}])|(?:vorr|vogli|volev|cerc|serv|scritt|perch|per[oò])\p{L}*)`
const smallName = String.raw`(?=\p{Ll})${nextOfName}[^\s,.;:!?()\n]+(?:\s${nextOfName}[^\s,.;:!?()\n]+){0,3}`
// "Il nome è da decidere", "è registrato da poco"
export const noNames = String.raw`(?:giust|sbagliat|corrett|import|quell|quest|visibil|divers)|(?:non|sempre|anche|un[ao]?|già|ancora|poi|solo|troppo|molto|tropp[oa]|da (?:decidere|definire|scegliere|vedere)|nel|nella|al|alla|lo stesso|\p{L}+[aiu]t[oaie])(?!\p{L})`

/**
 * A name in small letters behind what bears it: "la palestra si chiama iron lab", "un agriturismo vicino a Montalcino
 * si chiama podere le ginestre". Of a startup its app is called so.
 */
export const smallCalling = reading(
  String.raw`${before}(?:(?:il\s)?nome(?:\sdell['’]\s?azienda|\sdel(?:la)?\s(?:ditta|società|negozio|locale|studio))?\s(?:è|sarebbe)(?=\s(?!${noNames})[^\s,.;:!?]+\s)|(?:(?:startup|start-up|software house)[^.;:!?\n]{0,60}?|(?:${trade}|azienda|ditta|società|attività)(?:\s(?!(?:${others}|ragazz\p{Ll}|pae\p{Ll}+|borgo|frazione|con|cui|il|lo|la|i|gli|le|l|e|ed|mio|mia|nostr[oa])(?!\p{L}))[^\s,.;:!?\n]+){0,5}),?\s(?:che\s)?s[ie] chiama)\s${article}(?<said>${smallName})`,
)

// "L'azienda agricola", "la nostra ditta di famiglia": what a company is, and no name.
export const ofCompanies = String.raw`(?:agricol|familiar|sanitari|leader|artigian|storic|italian|local|piccol|grand|giovan|tessil|metalmeccanic|migliore|nostr|second|prim)\p{L}*|(?:più|meno|di|del|della|dal|dalla|dietro|davanti|allora|noi|io|la|il|un)(?!\p{L})`
const namedSmall = `(?!${ofCompanies})${smallName}`
const smallNamed = `(?!${noNames})${namedSmall}`
const opensSentence = String.raw`(?<=(?:^|[.!;,?])\s*(?:(?:e|ed|ma|ah|poi|comunque)[\s,]+)*)`
const closesSentence = String.raw`(?=\s*(?:[.,;!?\n]|$))`

/** "L'azienda è autoscuola prati", "la ditta è termoidraulica rossi": behind what bears it a trade and a small name. */
export const smallTrade = reading(
  String.raw`\b(?:azienda|ditta|società|impresa|attività|locale|negozio)\s(?:è|sarebbe)\s${article}(?<said>${trade}\s${namedSmall})`,
)

/** "Siamo la fattoria loi", "azienda corpo libero", "il salone è giusy hair a bari", and nothing else. */
export const smallAlone = [
  String.raw`${opensSentence}[Ss]i chiama\s(?<said>${trade}\s${namedSmall})${closesSentence}`,
  String.raw`${opensSentence}[Ss]iamo\s(?:(?:il|la|lo)\s|l['’\s]\s?)(?<said>${trade}\s${smallNamed})${closesSentence}`,
  String.raw`${opensSentence}(?:[Aa]zienda|[Dd]itta|[Ss]ocietà)\s(?<said>${smallNamed})${closesSentence}`,
  String.raw`${opensSentence}(?:(?:[Ii]l|[Ll]a)\s|[Ll]['’\s]\s?)${trading}\sè\s(?<said>(?!${noNames}|${ofCompanies})\p{Ll}{3,}\s\p{Ll}{3,}\sa\s\p{L}+)${closesSentence}`,
].map(reading)

const homeNames = 'casa|villa|podere|cascina|masseria|corte|tenuta|borgo|palazzo|locanda'
/** "Sono ivana dell'agriturismo podere la fonte", "il mio b&b, casa lina, lecce", "con la mia ditta nino impianti". */
export const smallOpening = [
  String.raw`\b[Ss]ono\s\p{L}+\s(?:(?:del|della|dello)\s|dell['’\s]\s?)(?<said>${trade}\s${smallNamed})`,
  String.raw`\b(?:mi[oa]|nostr[oa])\s(?:${trade}),\s(?<said>(?:${homeNames})\s\p{Ll}{3,})(?=[,.]|$)`,
  String.raw`\b(?:mia|nostra)\s(?:ditta|azienda|impresa|società)\s(?<said>${smallNamed})(?<=\s\p{L}+\s[^\s]+)(?=\s(?:e|ed)\s|${closesSentence})`,
].map(reading)

/** "Siamo la Meccanotecnica Rossi" */
const beingSource = String.raw`${before}(?:[Pp]er conto dell['’]|(?:[Ss]iamo|[Nn]oi s['’]è|[Ww]e['’]re|[Ss]crivo per|[Ss]crivo da|[Ss]criviamo per|[Pp]arlo per|[Pp]er conto (?:d[ie]|del|della|dello|dei|delle)|[Ll]avoro per|a nome d[ie])\s+)(?:(?:il|lo|la|i|gli|le|un|una)\s)?(?:l['’])?(?:(?!(?:a|in|di|da|su|per|con|del|dei|della)\s)\p{Ll}+\s){0,2}?(?<said>${name})`

export const being = reading(beingSource)

/** From the surest to the least sure; the group `said` is the name. */
export const readings = [
  calledBy(`${callings}|${trading} (?:è|xe)`),
  // "Siamo la ASD virtus pontedera"
  String.raw`${before}(?<!\p{Lu}\p{L}{0,30}\s)(?<said>(?:ASD|SSD)(?:\s(?!d[aei]\s|del)${nextOfName}[^\s,.;:!?()\n]+){1,4})${closesSentence}`,
  String.raw`${before}(?<said>${name})\s+si chiama\b`,
  // "Il logo della Mieli della Majella, che siamo noi"
  String.raw`${before}(?:d[ie]l(?:la|lo)?\s|dell['’])?(?<said>${name}),? (?:che|cioè) siamo noi`,
  String.raw`${before}(?<said>${name}\s+${form})(?=[\s,.;:)]|$)`,
  String.raw`\b(?:azienda|società|startup|(?<=,\s(?:con\s)?)(?:marchio|brand|insegna)|(?:ufficio |al |(?:seguo|curo|gestisco|dirigo) (?:il |la |l['’]ufficio ))(?:marketing|stampa|acquisti|comunicazione)(?: di| della)?)\s(?<said>${name})`,
  String.raw`${before}${article}(?<said>${trade}(?:\s(?:di\s\p{Ll}+\s)?(?:di\s)?(?!(?:in|nel|nella|nelle|nei|a|al|alla|ad|di|da|tra|fra|con|per|e|che|si|su|sul|via|viale|piazza|corso|compie|compirà|festeggia|celebra|ha|fa|conta|cerca)\s)\p{Ll}+)?\s(?:${name}|\d{1,4}(?!\d|[:.]\d|\s?(?:stelle|anni|sec|min))))`,
  String.raw`(?<!\b(?:in|a|nella|nel))${before}(?<said>(?:${anyCase(placed)})\s(?:\p{Ll}+\s)?(?:d[ie]|del|della|dell['’])\s?${name})`,
  String.raw`\b${trade}\s(?:di|a|in|nel|nella|nelle|del|della)\s${name}[^.!?;()\n]{0,30}?,\s*${article}(?<said>(?!(?:${regions})\s)${severalWords})(?=\s*(?:[.,;:(!\n]|$))`,
  // "Un negozio di biciclette a Ferrara, Cicli Bonora"; "un hotel a Moena, Val di Fassa" tells where.
  String.raw`\b(?:${trade})\s[^.,!?:;()\n]{1,60},\s*${article}(?<said>(?!(?:${regions})\s)${severalWords})(?=\s*(?:[.,;:(!\n]|$))`,
  // "Le riprese nello stabilimento di Castelfranco" tells where.
  String.raw`(?<!\b(?:in|nel|nello|nella|allo|alla|al|presso)(?:\s(?:nostr|vecchi|nuov)[oa])?)${before}(?<said>${trade}(?:\s(?:civica|civico|comunale|statale))?\s(?:di|del|della)\s${name})`,
  // "Organizziamo Jazz sotto il Ponte, festival a Gubbio"
  String.raw`${before}[Oo]rganizz(?:o|iamo)\s${article}(?<said>${calledName})(?=,\s(?:(?:il|la|lo|un|una)\s|l['’])?(?:festival|rassegna|sagra|fiera|festa|mercat\p{L}+|torneo|gara|concorso|stagione|evento)(?!\p{L}))`,
  // "Siamo Parole in Corso, una scuola"
  String.raw`${before}[Ss]iamo\s(?<said>(?:${capital})(?:\s\p{L}+){1,2}\s(?:${capital}))(?=,)`,
  beingSource,
  String.raw`${before}[Ss]ono\s+(?:(?:\p{Lu}\p{L}+,?\s){1,2}(?:\p{L}+\s){0,2}|(?:il|la)\s(?:\p{Ll}+\s){1,3})(?:di|della|dell['’]|del|dello|dei)\s?(?<said>${name})`,
  // "Sono una docente dell'ITIS Marconi"; "della Lunigiana" tells where.
  String.raw`${before}[Ss]ono\s(?:uno?|una)\s\p{Ll}+\s(?:del|della|dello|dell['’])\s?(?<said>${severalWords})`,
  String.raw`\b(?:mi[oa]|nostr[oa]|ditta|azienda|impresa|società|app|studio|center|centro|associazione|cooperativa|catering|birrificio)\b[^.!?;()\n]{0,50}?(?:,|:|\s\()\s*${article}(?<said>${name})`,
  String.raw`^(?<said>${name}),\s(?:app|startup|piattaforma|catena|negozio|${trade})\b`,
  String.raw`^(?:\s*(?:[Bb]uon\p{L}+|[Ss]al[uv]e?t?e?|[Cc]iao\p{L}*|[Hh]ey|[Gg]entil\p{L}*|[Gg]ent\.\p{L}+|[Gg]rüß Gott)(?:\s(?:a tutti|a voi|Signori))?[^\p{L}]+)?${article}(?:\p{Ll}+\s){0,3}(?<said>(?:${capital})(?:\s(?:${link})?(?:${capital}))+)(?=\s*(?:[,.;:(!\n]|$|\sd[ia]\s))`,
].map(reading)

const professions = String.raw`\p{L}{2,}(?:ista|isti|iste|aio|aia|tore|trice|tori|logo|loga|logi|iere|iera|ieri|grafo|grafa|grafi)|avvocat[oaie]|dentist[aei]|medic[oai]|geometr[ai]|architett[oaie]|ingegner[ei]|consulent[ei]|coach|broker|chef|cuoc[oa]|sart[oaie]|oraf[oaie]|fabbr[oi]|idraulic[oi]|meccanic[oi]|elettricist[ai]|falegnam[ei]|veterinari[oaie]|artigian[oaie]|agent[ei]|insegnant[ei]|guid[ae]|ostetric[ao]|contadin[oa]|pastore|imbianchin[oa]|maestr[oa]|pasticcer[ea]|vignaiol[oa]|casar[oa]|(?:wedding|event)\splanner|(?:web|interior)\sdesigner|personal\strainer`
// Each greeting takes all signs behind it: with a second way to share them out a long row of greetings would take hours.
const greeted = String.raw`^[^\p{L}]*(?:(?:[Bb]uon\p{L}+|[Ss]al[uv]e?t?e?|[Cc]iao|[Hh]ey|[Ee]hi(?:là)?|[Bb]ondì|[Aa]h?[oò]|[Uu]è|[Aa]iò|[Aa]llora|[Ss]cus\p{L}+ il disturbo|[Gg]ent(?:il\p{L}*|\.\p{L}+)|ragazzi|signori|a tutti|a voi|raga)[^\p{L}]+)*`
const told = String.raw`(?:\s(?!(?:ehm|non |vorr|vogli|volev|cerc|e (?:a|al|per|la|il|lo|i|gli|le|ci|mi|in|non|vor|vol|vul|vog|cerc|dev|sto|stiamo|serv|pens|poi|abbiamo|ho)|ci |mi |che |(?<!del\s)lavor(?:o|iamo) |abbiamo |sull['’]uso|su come|la ditta|quell|quest|facciamo |faccio |organizz|produc|vend|serve |dove |si chiama|da (?:\d|due|tre|quattro|cinque|dieci|vent|trent|quarant|cinquant)))[^\s,.;:!?()\n]+)`
const described = (words: string) => String.raw`(?<said>(?:${words})(?![\p{L}])${told}{0,8})`
const ours = '(?:[Ii]o |[Nn]oi )?'

// "Caseificio in Barbagia, facciamo pecorino"
const anyTrade = `${anyCase(unnamed)}|${trade}`
const alone = `(?<said>(?:${anyTrade})${told}{1,6})(?=[.,:!]|$|\\s(?:ci\\s|mi\\s|vorr|vogli|cerc|avremmo))`
const one = String.raw`(?:uno?\s|una\s|un['’])`
const having = '(?:[Hh]o|[Aa]bbiamo|[Gg]estisco|[Gg]estiamo)'

const doing = described(
  '[Ff]accio(?! parte)|[Ff]acciamo(?! parte)|[Pp]roduc(?:o|iamo)|[Cc]ostru(?:isco|iamo)|[Vv]end(?:o|iamo)|[Cc]oltiv(?:o|iamo)|[Aa]llev(?:o|iamo)|[Ii]nstall(?:o|iamo)|[Rr]estaur(?:o|iamo)|[Rr]ipar(?:o|iamo)|[Ss]vilupp(?:o|iamo)',
)

/**
 * Who names no company says at the beginning what it is: "abbiamo una palestra a Torino", "sono una farmacista di
 * Perugia", "lavoro per una cooperativa di Latina", "un video per il mio b&b a Matera".
 */
export const tradeReadings = [
  String.raw`(?:${greeted}|[.!…]\s+)${ours}(?:[Ss]ono|[Ss]iamo)\s(?:\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?,?\s)?(?:(?:uno?|una|il|la|dei|delle|gli)\s|l['’\s]|un['’])?${described(`${professions}|${anyTrade}`)}`,
  String.raw`${greeted}${ours}(?:[Hh]o|[Aa]bbiamo|[Gg]estisco|[Gg]estiamo|[Dd]irigo|[Tt]engo|[Cc]['’](?:ho|abbiamo))\s(?:aperto\s)?(?:(?:uno?|una|il|la|dei|delle|gli)\s|n?['’]|un['’]|l['’])?(?:\p{Ll}+\s)?${described(anyTrade)}`,
  // "Faccio il falegname a Cles"
  String.raw`${greeted}(?:[Ss]ono \p{Lu}\p{L}+,?\s(?:e\s)?)?${ours}[Ff]accio\s(?:(?:il|lo|la)\s|l['’])${described(professions)}`,
  String.raw`${greeted}(?:[Ss]ono \p{Lu}\p{L}+,?\s(?:e\s)?)?${ours}${doing}`,
  // "La mia ditta, installiamo pannelli"
  String.raw`\b(?:mia|nostra)\s(?:ditta|azienda|impresa|attività|società),\s${doing}`,
  // "Circolo velico della Spezia. Vorremmo…"
  `${greeted}${alone}`,
  String.raw`\b(?:[Ss]ono|[Pp]er conto|[Ll]avoro|[Ss]crivo|[Ss]criviamo)(?:\s\p{Ll}+){0,3}\s(?:di|per|da)\s${one}(?:(?:piccol|grand|nuov|giovan)\p{Ll}\s)?${described(anyTrade)}`,
  // "Parlo per la pro loco"
  String.raw`\b(?:[Pp]arlo|[Pp]arliamo|[Ss]crivo|[Ss]criviamo|[Ll]avoro)\sper\s(?:(?:il|la|lo|i|gli|le)\s|l['’])${described(anyTrade)}`,
  // "Sono una docente del liceo artistico di Matera"
  String.raw`\b[Ss]ono\s(?:uno?|una|il|la)\s\p{Ll}+\s(?:del|della|dello|dell['’])\s?${described(anyTrade)}`,
  String.raw`\b${having}\s${one}${described(anyTrade)}`,
  String.raw`\b(?:(?:per|x)\s(?:il|la)|del|della)\s(?:mi[oa]|nostr[oa])\s${described(anyTrade)}`,
  // "Gestiamo una mensa solidale a Palermo": whatever it is, beside its place.
  String.raw`\b(?:[Ss]iamo|[Gg]estiamo|[Gg]estisco|[Rr]appresento|[Dd]irigo|[Pp]resiedo|[Ss]crivo per|[Ss]criviamo per|[Pp]arlo per)\s(?:${one}|(?:il|la|lo|i|gli|le)\s|l['’])(?<said>(?!coppia|famiglia|persone|ragazz|amic)[\p{Ll}C]\p{Ll}{3,}(?:\s(?!che\s|e\s)[^\s,.;:!?()\n]+){0,4}?\s(?:di|ad?|in|sul)\s${name})`,
  String.raw`\b(?:[Ll]a nostra|[Ii]l nostro)\s(?<said>(?:${trade})(?:\s\p{Ll}+)?\s(?:di|a)\s${name})`,
  String.raw`[.!]\s+${alone}`,
  // "Ci servono dei reel, pizzeria a Marghera"
  String.raw`,\s(?<said>(?:${anyTrade})(?:\s\p{Ll}+)?\s(?:a|in|di)\s${name})(?=[.!]|$)`,
  String.raw`\b[Ss]iamo\s[^.!?,]{1,15},\s${one}${described(anyTrade)}`,
].map(source => new RegExp(source, 'u'))

/** These are wanted, or brought, and no trade. */
export const noTrade =
  /\b(?:video|filmat|spot|reel|bisogno|logo|foto(?!\p{L})|testo|riprese|sito|budget|idea|fretta|domand|preventiv|di \d{2} anni)/iu
