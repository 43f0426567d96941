import { patternList, patternsOf } from '../language/patterns.ts'
import type { WordField } from './brief.ts'

/** How the fields that hold words are called where they are put right: "nel messaggio lasciate solo…". */
export const amendedNames = {
  audience: 'pubblico|target|destinatari|spettatori|(?:a )?chi (?:lo guarda|è rivolto)|a chi si rivolge',
  message:
    'messaggio(?: chiave| principale| centrale| da ricordare)?|concetto(?: chiave| principale)?|cosa da ricordare',
  tone: 'tono(?: di voce| generale)?',
  materials: 'materiali|materiale',
  place: 'luogo|location|posto(?: dove (?:si gira|girare|girate))?',
  goal: 'obiettiv[oi]|scopo',
  people: "chi (?:compare|appare|si vede|parla|c['’]è)(?: (?:in|nel) video)?|persone(?: in video)?",
  company:
    "nome(?: dell['’]\\s?azienda| dell['’]\\s?associazione| della (?:ditta|società)| del negozio| dello studio)?|azienda|ditta|società|attività",
} as const satisfies Record<WordField, string>

const anyName = Object.values(amendedNames).join('|')
const typedNames = 'tipo(?: di video)?|durata|lunghezza|consegna|scadenza|data|formato|lingu[ae]|budget'
const article = String.raw`(?:(?:il|lo|la|i|gli|le|al|ai)\s|l['’\s]\s?)?`
const being = String.raw`(?:è|e['’]|sono|siamo|saremo|era|erano|sarebbe|sarebbero|saranno|diventa)`

/** Behind a comma or an "e" these name the next field: ", il tono è serio", "e il messaggio: chi prova resta". */
export const nextField = new RegExp(
  String.raw`(?:[,;]\s+|\s(?=(?:e|ed|ma)\s))(?=(?:(?:e|ed|ma|però|poi|invece)\s)*(?:${article}(?:${anyName}|${typedNames})(?:\sdel video)?\s?(?::|(?:,?\s(?:però|invece),?)?\s(?:non\s)?${being}\s)|(?:nel|nei|come)\s(?:${anyName})\s(?:c['’]è|ci sono|mett|scriv|lasci|non\s)|(?:si gira|si tratta|(?:in|nel) video|(?<=,\s)(?:azienda|ditta|luogo|location|tono|pubblico|messaggio|${typedNames}))\s|(?:mi\s)?(?:hai|avete|ha)\s(?:messo|scritto)\s|(?<=[,;]\s+)(?!quest|quell)[^,;:]{1,60}\s(?:non\s)?(?:è|sono)\s(?:il|la|lo|i|gli|le|un)?(?:\s|l['’])?(?:${anyName}|budget)[\s!.]*$))`,
  'giu',
)

/** These say what a field has to hold. */
const settings = String.raw`(?:lasci(?:a|ate|amo)?|tien[ei]|tenga|tenete|mett(?:[ai]|ete)|scriv(?:[ai]|ete)|preferir\p{L}+)`
const obligations = 'deve (?:restare|rimanere|esserci|dire|essere)|(?:ci )?v(?:a|anno)'
const adding = String.raw`(?<more>aggiung\p{L}+(?:\s(?:anche|pure))?|mett(?:[ai]|ete)(?:ci)?\s(?:anche|pure)|mett(?:i|ete)ci(?:\s(?:anche|pure))?|manca(?:no)?(?:\s(?:anche|pure))?)`
const only = String.raw`(?:\s(?:solo|soltanto|solamente|proprio|piuttosto|invece|appunto|pure(?=[^,]*,\snon\s)|il (?:mio )?nome))*`
const saying = String.raw`(?:(?:ho|abbiamo)\s(?:detto|scritto)\s|(?:c['’]è|ci sono|sono|è)\s)`
const leading = String.raw`^\s*(?:(?:e|ed|ma|no|sì|si|però|poi|allora|p\.?\s?s\.?|grazie|tutto giusto|(?:mi\s)?scus\p{L}+|guard\p{L}+|aspett\p{L}+|attenzione|comunque|in realtà|quindi|cioè|che|la|una cosa)[\s,.:]+)*?`
const tagged = String.raw`(?:(?:,?\s(?:del video|delle riprese|però|invece|in realtà|appunto|comunque|come (?:dicevo|già detto|detto)|dicevo|mi scus[ai]|scus[ai]|giust[oa]|corrett[oa]|(?:che (?:avete|hai) (?:messo|scritto)))),?)*`
/** Of a field these say that what stands is wrong, and that the right one follows. */
const wrong = String.raw`(?:,?\s(?:(?:scritto |messo )?così non (?:si capisce|va(?: bene)?|è chiaro)|(?:è|era|va|sono) (?:sbagliat|corrett|cambiat|riscritt|sistemat)\p{L}+|non (?:è|va|sono|era)(?: (?:quell|giust|corrett|bene|così)\p{L}*)?(?=[,;:.])|è un altr[oa]|sbagliat[oaie]|(?:riscriv|corregg|cambia|sistema)\p{L}*l[oaie])[,;:.]\s*)`
/** "Non è il lido, è la bottega", "non è elegante ma semplice" */
const notBut = String.raw`(?:\snon (?:è|sono|era|erano) (?<old>[^,;:]+?)(?:[,;:]\s?(?:(?:ma|bensì)\s)?|\s(?:ma|bensì)\s))`

/** "Non sono i ragazzi il pubblico ma i loro insegnanti" */
const denied = (name: string) =>
  String.raw`non (?:è|sono|era|erano) (?<old>[^,;:]+?) ${article}(?:${name})(?:,?\s(?:ma|bensì)\s|,\s(?:è|sono)\s)`

/** Everything that names a field and says what it has to hold; behind each stands the value. */
export const settersOf = (name: string) => {
  const named = String.raw`${article}(?:${name})${tagged}`
  const value = String.raw`\s*[«"“]?(?=[^\s,;.])`
  const source = (...parts: readonly string[]) => new RegExp(parts.join('') + value, 'iu')
  return {
    set: source(
      String.raw`(?:^|[\s,;])(?:`,
      String.raw`(?:nel|nei|nelle|come|in|(?<!frase\s)sul)\s(?:${name})[,:]?\s(?:mi\s|ci\s)?(?:${adding}|${settings}|${obligations})`,
      String.raw`|(?:al|ai|il|i|lo|la|l['’])\s?(?:${name})[,:]?\s(?:${adding}|${settings})`,
      String.raw`|(?:${adding}|${settings})\s(?:nel\s|nei\s|negli\s|come\s|nell['’])(?:${name})`,
      String.raw`|(?:cambi\p{L}+|sostitui\p{L}+|corregg\p{L}+)\s${article}(?:${name})\s(?:con|in)`,
      String.raw`)(?=[\s:])(?:${only}):?(?:\s)`,
    ),
    // "Sì, è chi compare, Sara"
    label: source(
      String.raw`(?:`,
      leading,
      named,
      String.raw`\s?:|^\s*(?:s[iì],?\s)?è\s${article}(?:${name}),)`,
    ),
    only: source(
      leading,
      String.raw`(?:nel\s|nei\s|il\s|i\s|le\s)?(?:${name}),?\s${saying}?(?:solo|soltanto)\s`,
    ),
    there: source(
      String.raw`(?:nel|nei|sul)\s(?:${name})\s[^.:]*?,\s(?:(?:sono|è|c['’]è|ci sono) solo|(?:lì|li|là|qui|ci) (?:bast[ai](?:no)?|v[ao](?:nno)?|mett(?:i|ete)|scriv(?:i|ete)|lasciate)(?: solo)?:?)\s`,
    ),
    wrong: source(
      '(?:',
      leading,
      named,
      wrong,
      String.raw`(?:(?:ma|è|sono|sarebbe|${settings})(?=[\s:])${only}:?\s)?`,
      String.raw`|${leading}${denied(name)})`,
    ),
    is: source(
      leading,
      named,
      String.raw`(?:${notBut}(?:${being}(?=[\s:]))?|\s${being}(?=[\s:]))${only}(?:\squest[oa]|\squell[oa])?(?:\s*:)?`,
    ),
  }
}

/** "Naturale come tono", "le foto e il logo sono i materiali", "simpatico l'ho detto, è il tono", "caldo, veloce, quello è il tono" */
export const namedBehind = (name: string) =>
  new RegExp(
    String.raw`^\s*(?:(?:e|ma|no|però|aspett\p{L}+)[\s,]+)*(?:(?<said>[^,;:]{2,80}?)(?:,?\s(?:l['’]|te l['’])(?:ho|abbiamo) (?:già )?(?:detto|scritto))?(?:\scome\s|,?\s(?:è|sono)\s(?:i|il|la|gli|le|l['’])?\s?)|(?<all>[^;:]{2,80}?),\sque(?:st|ll)[oaie]\s(?:è|sono|era|erano)\s(?:i|il|la|gli|le|l['’])?\s?)(?:${name})[\s!.]*$`,
    'iu',
  )
/** What tells by its verb which field it is about: "si gira a Lodi". */
export const namedByVerb: Readonly<Record<WordField, RegExp>> = {
  audience: /lo (?:guard|ved)|rivol|destinat/iu,
  message: /(?:restare|rimanere|passare|ricordare)/iu,
  tone: /(?!)/u,
  materials: /(?!)/u,
  place: /(?:si gira|gir(?:are|ate) (?:in|a|da|nel)|riprese)/iu,
  goal: /serv(?:e|irebbe|ire) (?:a|per)/iu,
  people: /compa[ri]|(?:in|nel) video|parl/iu,
  company: /chiam/iu,
}
/** These name nothing that a field could hold: "questo è il messaggio", "va bene come tono". */
export const noValue =
  /(?<!\p{L})(?:(?:quest|quell|qual|important|decid|perfett|giust)\p{L}*|cosa|problema|dubbio|dimmi|dite|so|sapere|manca|bene|meglio|ok|così|che|non|mi|ci)(?!\p{L})/iu

/** What is said behind a value and is no part of it: that it was said, that something is elsewhere. */
export const remarks = [
  // ", 'aggiungile' non c'entra", ", le giovani lasciatele perdere"
  /[,;]\s[^,;]{1,50}?\s(?:non|nn)\s(?:c['’]\s?)?(?:entra|centra)\p{L}*$/iu,
  /[,;]\s[^,;]{1,50}?\s(?:(?:togl|lev|elimin|cancell)\p{L}*l[aeio]|lasciat?e?l[aeio]\s(?:stare|perdere))$/iu,
  /,?\s(?:(?:come|[tv]e)\s)?(?:(?:l['’]|già\s|vi\s|ti\s|le\s)*(?:ho|abbiamo|avevo|avevamo)\s)?(?:già\s)?(?:detto|scritto|dicevo|dicevamo|scrivevo)(?:\s(?:prima|sopra|già|all['’]inizio))*$/iu,
  /,\s(?:mi\s)?(?:hai|avete|ha)\s(?:messo|scritto|capito|sbagliato)[^,;]*$/iu,
  /,\s(?:(?:lo|la|li)\s)?(?:corregg|cambi|sistem|riscriv)\p{L}+[^,;]*$/iu,
  /,\s(?:le|li|lo|la|vi)\s\p{L}+(?:o|iamo)\s(?:io|noi)$/iu,
] as const
/** "Aspetta, hai messo le foto nel tono": what was wrong, and nothing else. */
export const complaint = new RegExp(
  String.raw`^\s*(?:(?:no|ma|aspett\p{L}+|guard\p{L}+|scus\p{L}+)[\s,]+)*(?:(?:mi\s)?(?:hai|avete|ha)\s(?:messo|scritto)\s[^.;]+\s(?:nel|nei|nelle|come|tra i)\s(?:${anyName})|(?:${article}(?:${anyName})[^,.;]*\s)?(?:è|va|sono)?\s?sbagliat\p{L})[\s.!,;]*$`,
  'iu',
)
/** Behind a value these say what something else is: ", i 1500 euro sono il budget", ", il bar era per dire il tono". */
export const explains =
  /[,;]\s(?=(?:il|lo|la|i|gli|le|l['’]|quell\p{L})\s?[^,;]{1,40}?\s(?:è|sono|era|erano)\s(?:il|la|lo|un|una|per)\s)/iu
/** "…, non quella di Lecco", "… non startup di Palermo" */
export const denies =
  /(?<comma>,)?(?<!(?<!\p{L})(?:che|chi|cui|ma|perché))\s(?:e\s)?non\s(?:(?:il|la|lo|i|gli|le|solo|più)\s|l['’])?(?<old>[^,;]+)$/iu

/** There is nothing to bring: "materiali non ne abbiamo". */
export const noMaterials = patternList([
  'materiali|materiale zero|niente|nulla|nessuno|nisba (te|ve) (l) (ho|abbiamo) (gia) (detto|scritto)',
  'materiali|materiale (proprio) non|nun (ce) (ne|n) abbiamo|ho|avemo|tengo|teniamo (proprio)',
  'niente|nessun|zero materiali|materiale (te|ve) (l) (ho|abbiamo) (gia) (detto|scritto)',
  'non|nun abbiamo|ho (proprio) niente|nulla (da) darvi|mandarvi|fornirvi|darti|mandarti|darle|mandarle',
])

/** "Lilla 3 non è l'azienda, è il prodotto" */
export const noCompany =
  /\bnon (?:è|sono) (?:il nome (?:dell['’]azienda|della ditta|della società)|l['’]azienda|la ditta|la società|(?:una )?(?:azienda|ditta|società))/iu

/** How a place begins that nobody has asked for: "il luogo è Cortona", "il posto è casa mia"; not "il posto è bello". */
export const placeLike =
  /^(?:\p{Lu}|(?:casa|qui|qua|da|in|a|ad|al|alla|all|nel|nella|nello|presso|via|piazza|sempre|(?:il|lo|la) (?:mi[oa]|nostr[oa]|stess[oa]|sede))(?!\p{L}))/u
/** "Luogo azienda a nuoro", without a colon. */
export const placeNamed =
  /^\s*(?:(?:e|ed|poi)\s)?(?:luogo|location)\s(?<said>(?:azienda|sede|studio|officina|negozio|laboratorio|palestra|ristorante|cantina|casa|scuola|via|piazza|da (?:noi|me)|in|a|al|alla|nel|nella|presso|\p{Lu}\p{Ll})(?!\p{L}*['’]?\p{L}*\s?:)[^.;!?\n]*)/u
/** Who is seen, said of the video or of oneself: "in video quindi io e la signora Luisa", "con me c'è anche Denis". */
export const seenWith =
  /^\s*(?:(?:e|ed|ma|no|però|quindi|allora|scus\p{L}+|comunque|dimenticavo|ah|grazie|(?:tutto )?giusto|perfetto|ok|va bene|s[iì])[\s,.]+)*(?:(?:in|nel) video|con me)[\s,]+(?:(?:quindi|allora|poi|però|invece|comunque)[\s,]+)?(?<verb>(?:c['’\s]?\s?(?:è|e['’]?)|ci (?:sono|siamo|sar[àa]\p{L}*|sarebb\p{L}+)|siamo|saremo|compa\p{L}+)\s+)?(?:(?<also>anche|pure)\s+)?(?<said>(?:(?<article>io|noi|mi[oaei]|miei|nostr[oaie]|il|la|lo|i|gli|le|un|una|due|tre|quattro|cinque|\d|suor|l['’])|\p{L}{3,})(?=[\s,.!]|$|(?<=['’])).*?)(?:,?\s(?:e\s)?non\s[^,;]+|[\s.!]*)$/iu
/** "Sara", "sara la nostra istruttrice" */
export const bareName =
  /^(?!(?:sempre|sol[oaie]|soltanto|soprattutto|tutt[aeio]|tant[aeio]|molt[aeio]|poc[aoh]\p{L}*|qualche|parecchi\p{L}*|nessun\p{L}*|quell\p{L}+|scritt[ao])(?!\p{L}))\p{L}{3,}(?:,?\s(?:(?:il|la)\s(?:mi|nostr)[oa]\s|e\s|l['’])\p{L}.*)?$/iu
/** Behind who is seen these say where: "la signora Concetta a casa sua a Monreale". */
export const seenWhere =
  /\s(?=(?:a casa|a scuola|in bottega|(?:nel|nella|nello)\s(?:mi|nostr|su)[oa])(?!\p{L}))/iu
/** These take out what was spoken of last: "allora la tolga", "non ci va". */
export const takingOut = patternList([
  'la|lo|li|le tolga|togli|togliete|togliamo|levi|levate|leviamo|elimini|eliminate|cancelli|cancellate',
  'toglila|toglilo|toglili|toglile|toglietela|toglietelo|toglieteli|toglietele|togliamola|togliamolo|levatela|levatelo|levala|levalo|eliminatela|eliminatelo',
  'non la|lo|li|le vogliamo|voglio (piu)',
  'non ci va|vanno',
  'non la|lo|li|le (ci) metta|mettete|metti|mettiamo|fate|faccia|facciamo',
])

/** Behind an extra that is ordered these say that it is none that is wanted. */
export const unneeded = patternList(['non (mi|ci|vi) (piu) serve|servono|occorre|occorrono'])

/** Said of the music: none that is written for the video. */
export const notOriginal = patternList(['non (quella|quelle) (a) pagamento|originale|originali|composta'])

/** How what the client brings is called once it stands in the brief. */
export const broughtNames = patternsOf({
  'ready-script': ['script|copione|testo|testi', 'sceneggiatura (gia) pronta'],
  'supplied-footage': [
    'riprese (gia) fornite|mandate|nostre|esistenti|fatte|pronte',
    'girato|girati|footage',
  ],
})

/** These say of what the client was to bring that it is not there, or not ready. */
export const notThere = patternList([
  'non c|ci e|sono',
  'non ce l|lo|la|li|le (piu) abbiamo|ho',
  'non (l|lo|la|li|le) abbiamo|ho',
  'non e|sono (ancora) pront*|scritt*|finit*',
])

/** A date that is denied, and no other one named: "la consegna non è il 26, quello è il giorno della sagra". */
export const noDelivery =
  /(?<!\p{L})(?:consegna|scadenza|data)(?: (?:però|del video))? non (?:è|e'|sarebbe|era) (?:(?:per|entro) )?(?:il |l['’])(?<date>\d{1,2})(?!\d|(?:(?!quell)[^.])*\d)/iu

/** Of a day these say that it is not the one, and of a field that it waits. */
export const notTheDay = patternList(['non (e) la|quella|quello|una data|consegna|scadenza'])
/** Behind a day these say what happens then, and that the video is not needed by then. */
export const filmedThen = patternList([
  'sono|saranno|facciamo|fate le|delle riprese',
  'si|noi|venite|venire gira|filma|filmare|girare (a)',
])
export const waiting = patternList([
  'lo|la|li|le decidiamo|vediamo|stabiliamo|concordiamo (insieme|dopo|poi|piu)',
  'da decidere|stabilire|concordare',
])

/** Who has said all that there was to say takes leave with these. */
export const leaveTaking = patternList([
  'ci sentiamo|risentiamo|vediamo',
  'vi|ti faccio|facciamo sapere',
  'ci penso|pensiamo',
  'buon|buona giornata|serata|lavoro|weekend|domenica|proseguimento',
  'saluti|saluto|salutoni|salutissimi|cordialita|arrivederci|ciao',
  'scrivo|scrivero|chiedo|chiedero|chiamo|chiamero|sento|sentiro (al|il|la|per|via|alla|project) (project) mail|email|manager|team|telefono',
  'va bene lo|uguale stesso',
  'lasci|lascia|lasciate stare|perdere',
  'ricevuto',
])

/** A sentence of a text that is named by what it is about: "la frase sul pubblico", "l'ultima frase". */
export const sentenceNamed = /\b(?<last>ultima\s)?frase\b(?<about>.*)$/iu
/** A text without the name of the field that it begins with: "il pubblico lo vorrei più largo". */
export const withoutName = (text: string, field: WordField) =>
  text.replace(
    new RegExp(
      String.raw`${leading}(?:(?:nel|nei|come)\s|${article})(?:${amendedNames[field]})${tagged}(?:\s?:|\s${being}(?=\s))?\s+`,
      'iu',
    ),
    '',
  )

const removing = String.raw`(?:togl|lev|elimin|cancell|rimuov)\p{L}+`
const inField = String.raw`(?:dal|dai|dalle|dall['’]|da|nel|nei|nelle|nell['’]|tra i|fra i|con i|con il|coi|col)\s?`
const named = `(?<from>${anyName})`
const what = '(?<what>[^;]{2,120}?)'
const before = String.raw`^\s*(?:(?:e|ma|no|però|guard\p{L}+|scus\p{L}+|aspett\p{L}+)[\s,]+)*`

/** "«Caldo» non è il messaggio, è il tono", "la qualità non è il messaggio ma l'obiettivo" */
export const belongings = new RegExp(
  String.raw`${before}${what}\s(?:non|nn)\s(?:è|sono|era|erano)\s(?:il|lo|la|i|gli|le|un)?(?:\s|l['’]\s?)?${named}(?:[,;]?\s(?:(?:ma|bensì|è|sono|era)\s)+${article}(?<to>${anyName}))?[\s!.]*$`,
  'iu',
)

/** What is to go out of a field, by the words that name it: "la voce toglietela dai materiali", "X non c'entra". */
export const takenOuts = [
  String.raw`${before}${what}\s${removing}\s${inField}${named}`,
  String.raw`(?:^|[\s,])${removing}\s${what}\s${inField}${named}`,
  String.raw`${before}${inField}${named}[\s,]+${removing}\s${what}(?:[»”]['’]?,\s.*)?[\s.!]*$`,
  String.raw`${before}${inField}${named}[\s,]+(?:c['’]è|ci sono|avete|hai|è|sono)(?:\s(?:scritt\p{L}|mess\p{L}|finit\p{L}|rimast\p{L}|anche|pure))*\s${what}[,;.]\s(?:(?:va|vanno)\s)?(?:${removing}|tolt\p{L})`,
  String.raw`${before}${inField}${named}[\s,]+${what}\s(?:non|nn)\s(?:c['’]?\s?)?(?:entra|centra)\p{L}*`,
  String.raw`${before}${what}\s(?:non|nn)\s(?:c['’]?\s?)?(?:entra|centra)\p{L}*(?:\s(?:proprio\s|niente\s)?${inField}${named})?[\s!.]*$`,
  String.raw`${before}(?:mi\s)?(?:hai|avete|ha)\s(?:messo|scritto)\s${what}\s(?:nel|nei|nelle|come|tra i)\s${named}`,
  String.raw`${before}${what}\s(?:non\s(?:(?:lo|la|li|le)\s)?usate\p{L}*|${removing.replace('+', '*')}l[aeio]|lasciat?e?l[aeio]\s(?:stare|perdere))[\s!.]*$`,
].map(source => new RegExp(source, 'iu'))

/** "La nota sul cane toglietela", "togliete la nota sul cane", "«quanto costa» nelle note non serve" */
export const noteTakenOut = new RegExp(
  String.raw`^(?=.*(?:${removing}|non serve))(?:.*?(?:la|quella|dalla)\snota\s(?<about>(?:su|del|con|che)\p{L}*\s?.+?)(?:\s(?:non serve|${removing})[^,]*)?$|\W*(?:togl\p{L}+\s)?(?<said>.{3,80}?)["»”]?\s(?:dalle|nelle) note)`,
  'iu',
)

const fields = Object.entries(amendedNames) as [WordField, string][]
/** The field that goes by a name. */
export const fieldCalled = (name: string): WordField | undefined =>
  fields.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(name.trim()))?.[0]
const pointed = String.raw`(?:(?<!\p{L})(?:il|lo|la|i|gli|le|nel|nei|nelle|dal|dai|al|ai|come|sul)\s|(?<!\p{L})(?:dell|nell|l)['’\s]\s?)`
/** Whether a sentence speaks of a field: "il messaggio lo vorrei più corto"; not "un'azienda di famiglia". */
export const isFieldNamed = (text: string, field: WordField) =>
  new RegExp(
    String.raw`${['company', 'people'].includes(field) ? pointed : String.raw`(?<!\p{L})`}(?:${amendedNames[field]})(?!\p{L}|\sche\s)`,
    'iu',
  ).test(text)

export const quoted =
  /(?:[«"“]|(?<!\p{L})['‘](?=[^'’]*['’](?!\p{L})))(?<said>[^»"”]+?)(?:[»"”]|['’](?!\p{L}))/u

/** Behind these stands what was asked: "L'avevo scritto: le famiglie", "Solo una nota. Che siamo puntuali". */
export const saidBefore =
  /^\s*(?:(?:ma|no|scus\p{L}+|guard[ai])[\s,]+)*(?:(?:è )?(?:solo )?una nota\s*[.:;]\s*(?=\p{L})|(?:(?:come )?(?:[tv]e |glie)?l['’](?:ho|abbiamo|avevo|avevamo)|come (?:le |vi |ti )?(?:ho|abbiamo|avevo|avevamo)) (?:(?:già|appena|anche) )?(?:detto|scritto)(?: (?:prima|sopra|già|all['’]inizio))*\s*[:,;.]\s*(?=\p{L}))/iu
