/** What says yes to a recap that is finished, where a message says nothing else. */
export const confirmWords = new Set(
  'ok okay si confermo confermiamo conferma confermato approvo approviamo approvato procedi procediamo procedete accordo d va bene benissimo perfetto tutto giusto cosi certo esatto e per me noi ottimo a posto direi siamo andiamo basta'.split(
    ' ',
  ),
)
export const yesWords = new Set(
  'si ok okay certo volentieri certamente va bene perche dai d accordo perfetto esatto ovvio assolutamente e anche pure'.split(
    ' ',
  ),
)
export const goodbyes = new Set(
  'ciao arrivederci addio a presto domani buona buon giornata serata lavoro ci sentiamo risentiamo vediamo saluti cordiali alla prossima grazie mille assai tante'.split(
    ' ',
  ),
)
/** Without one of these a farewell is a greeting. */
export const partings = new Set(
  'arrivederci addio presto giornata serata sentiamo risentiamo vediamo saluti prossima'.split(' '),
)

/** Thanks and praise that add nothing. */
export const courtesies = new Set(
  'ciao mille tante molte bravo brava bravi bravissimo piace mi molto tutto gentile gentili gentilissimi gentilissima gentilissimo sei siete assai della per pazienza disponibilita aiuto scusa scusate lo sfogo eh capito ah'.split(
    ' ',
  ),
)

export const restartPatterns = [
  'ricominciamo|ricomincia|ripartiamo|riparti|ricominciare da capo|zero',
  'ricominciamo|ricomincia tutto',
  'da capo',
  'azzera|azzeriamo tutto',
  'ricominciamo',
]

/** "Ho sbagliato", and nothing said instead. */
export const undoPatterns = [
  'ho sbagliato (tutto|scusa)',
  'mi sono sbagliat*',
  'come non detto',
  'annulla|cancella (l|quest*) ultim* (cosa|risposta)',
  'annulla|cancella quello|quanto che ho detto|scritto',
  'torna|torniamo|vai indietro',
  'anzi no',
  'annulla',
  'non era giusto|quello',
  'lascia|lasciamo stare (quello) (che) (ho) (detto)',
]

export const insultPatterns = [
  'non (ci) capisci|capite (proprio|mai) (niente|nulla|un|mai)',
  'fai|fate (proprio|pure) schifo|pena|cagare|ridere',
  'sei|siete (proprio|un|una|dei) inutil*|stupid*|scem*|idiot*|incapac*|deficient*|ladri|truffator*|merda',
  'che schifo|merda|palle|pizza|strazio|rottura',
  '(mi) hai|avete rotto (le) (palle|scatole)',
  'di merda',
  'vaffanculo|fanculo|vaffa|stronz*|coglion*|cazz*|imbecill*|deficient*',
  'quante domande (fate|fai)',
]
