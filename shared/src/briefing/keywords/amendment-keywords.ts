import { patternList, patternsOf } from '../../language/patterns.ts'

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

/**
 * How a place begins that nobody has asked for: "il luogo è Cortona", "il posto è casa mia", "il laboratorio ad Aversa";
 * not "il posto è bello".
 */
export const placeLike =
  /^(?:\p{Lu}|(?:(?:il|lo|la|un|una)\s|l['’])\s?\p{L}{3,}\s(?:(?:a|ad|ar|in|di|del|della|al|alla|nel|nella|presso|vicino|sotto|dietro)(?!\p{L}))|(?:casa|qui|qua|da|in|a|ad|al|alla|all|nel|nella|nello|presso|via|piazza|sempre|(?:il|lo|la) (?:mi[oa]|nostr[oa]|stess[oa]|sede))(?!\p{L}))/u
/** "Luogo azienda a nuoro", without a colon. */
export const placeNamed =
  /^\s*(?:(?:e|ed|poi)\s)?(?:luogo|location)\s(?<said>(?:azienda|sede|studio|officina|negozio|laboratorio|palestra|ristorante|cantina|casa|scuola|via|piazza|da (?:noi|me)|in|a|al|alla|nel|nella|presso|\p{Lu}\p{Ll})(?!\p{L}*['’]?\p{L}*\s?:)[^.;!?\n]*)/u
/** Who is seen, said of the video or of oneself: "in video quindi io e la signora Luisa", "con me c'è anche Denis". */
export const seenWith =
  /^\s*(?:(?:e|ed|ma|no|però|quindi|allora|scus\p{L}+|comunque|dunque|dimenticavo|ah|grazie|un['’]ultima(?: cosa)?[:,]|(?:mett|scriv|segn)(?:[ai]|ete|ate)\sche|(?:tutto )?giusto|perfetto|ok|va bene|s[iì])[\s,.]+)*(?:(?:in|nel) video|con me)[\s,]+(?:(?:con|oltre a\p{L}*)\s[^,;]{2,40}?\s(?=c['’i])|(?:quindi|allora|poi|però|invece|comunque)[\s,]+)?(?:non (?:c['’]è|ci sono)\s[^,;]+,\s(?:ma\s)?)?(?<verb>(?:c['’\s]?\s?(?:è|e['’]?)|ci (?:sono|siamo|sar[àa]\p{L}*|sarebb\p{L}+)|siamo|saremo|gh[eè] (?:xe|è|semo)|ci v(?:a|anno)|compa\p{L}+)\s+)?(?:(?<also>anche|pure)\s+)?(?<said>(?:(?<article>io|noi|mi[oaei]|miei|nostr[oaie]|il|la|lo|i|gli|le|un|una|due|tre|quattro|cinque|\d|suor|l['’])|\p{L}{3,})(?=[\s,.!]|$|(?<=['’])).*?)(?<later>,?\s(?:(?:i|il)\snom[ei]\s)?(?:[vt]e\s)?l[oaie]\s\p{L}+(?:o|iamo)\s(?:dopo|poi|più\savanti|in\sseguito))?(?:,?\s(?:e\s)?non\s[^,;]+|[\s.!]*)$/iu
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

/** Of an extra that was turned down these say that it was not, or not for good: "togli «senza musica»". */
export const openAgain = patternList([
  'togli|tolga|togliete|leva|levi|levate|cancella|cancelli|cancellate (il|la|quel|quella) senza',
  'non ho|abbiamo (mai) detto (di) no',
  'in sospeso',
  '(ancora) da decidere',
])

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
export const quoted =
  /(?:[«"“]|(?<!\p{L})['‘](?=[^'’]*['’](?!\p{L})))(?<said>[^»"”]+?)(?:[»"”]|['’](?!\p{L}))/u

/** Behind these stands what was asked: "L'avevo scritto: le famiglie", "Solo una nota. Che siamo puntuali". */
export const saidBefore =
  /^\s*(?:(?:ma|no|scus\p{L}+|guard[ai])[\s,]+)*(?:(?:è )?(?:solo )?una nota\s*[.:;!]\s*(?=\p{L})|(?:(?:come )?(?:[tv]e |glie)?l(?:['’]\s?|o\s)(?:ho|abbiamo|avevo|avevamo)|come (?:le |vi |ti )?(?:ho|abbiamo|avevo|avevamo)) (?:(?:già|appena|anche) )?(?:detto|scritto)(?: (?:prima|sopra|già|io|(?:due|tre|mille) volte|all['’]inizio))*\s*[:,;.]\s*(?=\p{L})|(?:(?:lo )?ripeto|come (?:le |vi |ti )?(?:dic|scriv)ev(?:o|amo)(?: prima)?)\s*[:,;.]\s*(?=\p{L}))/iu
