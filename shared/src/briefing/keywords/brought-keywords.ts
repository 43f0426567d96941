import { patternList } from '../../language/patterns.ts'

/** Who films alone and sends it brings film. */
export const filmsAlone = patternList([
  'me|ce lo|la|li|le filmo|filmiamo|giro|giriamo|riprendo|riprendiamo (io|noi) (da) (solo|sola|soli|sole|noi)',
  'me|ce le faccio|facciamo (io|noi) da solo|sola|soli|sole|noi',
  'filmo|filmiamo|giro|giriamo|riprendo (io|noi|tutto) (da) solo|sola|soli|sole',
])

export const footageNouns = [
  'ripresa|spezzone col|fatta|fatto|girata|girato|del|di',
  'qualche|alcuni video',
  'screen|screencast|screencasts',
  'roba|file|files|filmat*|filmin*|girat*|footage|riprese|clip|registrazion*|super8|spezzon*|filmini',
  'sacco|mucchio|trentina|ventina|decina di video',
  'tanti|molti|parecchi|diversi|vari video',
  'video miei|nostri|fatti|fatto|vecchi|vari|gia|che|girati|col|con|dell|della|del|di',
]

/** The client gives film to be used. */
export const footageUse = patternList([
  'usate|usare|usarl*|usatel*|usiamo|usaste|utilizz*|riutilizz*|prender*|recuperar*|usarne',
  'monta|montate|montare|montarl*|montatel*|montiamo|inserire|inserirl*|inserit*',
  'montaggio di quell*',
  'fatt*|girat* col|con|dai|dal|dalla|dalle',
  'fatt*|girat* da un|una|mio|mia|miei|mie|nostro|nostra|nostri|me|noi',
  'che ha|hanno fatt*|girat*',
  'gia fatt*|girat*|pront*',
  'ce li|le|l abbiamo|ho',
  'tutto (gia) girato',
  'abbiamo|ho gia',
  'cosi come sono',
  've|te|vi lo|la|li|le mand*|do|diamo|pass*|giro|giriamo',
  've|te|vi|ve mandiamo|mando|passiamo|passo|diamo|do i|il|le girat*|filmat*|riprese',
  'abbiamo|ho|avemo|teniamo|tengo (gia) (i|dei|il|le|delle|del|alcuni|alcune) girat*|filmat*|riprese|footage',
])

export const footageRefusal = patternList([
  'non (ce) (l) abbiamo|ho|ci|c|ne|tengo|teniamo',
  'video|filmat*|girat*|riprese niente|zero|nessuno|nessuna|nisba',
  'fa|fanno pena|ridere|pieta',
  'non so|sappiamo se|usare|girare|filmare|montare',
  'che usiamo|utilizziamo negli|nei|nelle|sui|sugli|per',
  'non usare|mettere|usarl*',
  'da usare dopo|poi|per|su|sui|sul|nei',
  'come usare|utilizz*',
  'non (vanno|si|li|le|lo|la) userei|useremmo|usiamo|usano|usat*|usarl*|usatel*|usate|possono|serv*|contatel*',
  'schifo',
  '(come) si monta|montano',
  'impar* a usare|usarl*|montare|montarl*',
  'lo|la|li|le ho|abbiamo (gia) chiest*|richiest*|dett*|ordinat*|confermat*',
  'sono (tutti|tutte|troppo|un) (po) brutt*',
  'lasciateli|lasciatele|lasciamoli|lasciamole stare|perdere',
])

/** What was taken for film to be used is none. */
export const noFootage = patternList([
  'filmat*|girat*|video|riprese non (ce) (l|ne) ho|abbiamo|c|ci|usiamo|uso',
  'non ho|abbiamo girat*|filmat* niente|nulla',
  'video|filmat*|girat*|riprese .. lasciateli|lasciatele|lasciamoli|lasciamole|lasciali|lasciale stare|perdere',
  'non (e|sono|abbiamo|ho|c|ci) (un|del|dei|delle|il|nessun) girat*|filmat*|footage',
  'non vi|ci|c sono|e|abbiamo|ho (ancora|delle|nessuna) riprese|filmat*|girat*|video',
  'filmat*|girat*|video (lo|li) dovete|dovreste|dovrete far*|girar*|filmar*|realizzar*',
])

/** Who turns filming down and does it alone brings what was filmed. */
export const filmedAlone = patternList([
  'le faccio|facciamo|giro|giriamo|filmo|filmiamo (da) io|noi|solo|sola|soli|sole',
])

export const scriptNoun = patternList(['script|copione|sceneggiatura|testo|testi|discorso|storyboard'])

/** A text that is finished; one that is being written is not. */
export const scriptReady = patternList([
  'gia scritto|scritti|pronto|pronti|redatto|redatti|approvat*|fatto|fatti|definitiv*|tutto',
  'scritto|scritti|redatto|redatti|abbiamo|ho gia',
  'ce l|li|lo|la abbiamo|ho (gia) (pront*|scritt*)',
  'e|sono pront*|finit*',
])

/** A sentence that says so of a text means the whole of it. */
export const scriptFinal = patternList([
  'definitiv*|approvat*',
  'script|copione|testo|testi .. gia pront*|scritt*|redatt*',
  'da non modificare|cambiare|toccare',
  'script|copione|testo|testi .. lo|li|l abbiamo|ho gia',
])

/** Who writes it has not written it yet, unless it is said to be final. */
export const scriptWriting = patternList(['lo|li scriviamo|scrivo|scrivono|scrive'])

export const scriptUnready = patternList([
  'bozz*|appunti|quasi|traccia|scaletta|idea',
  'da finire|rivedere|sistemare|scrivere|fare|correggere|completare',
  'sta|sto|stiamo|stanno .. finendo|scrivendo|preparando',
  'non e|ancora|abbiamo|ho|c|ce',
  'lo|li finisco|finiamo',
])
