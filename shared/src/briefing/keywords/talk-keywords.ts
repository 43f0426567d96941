import { patternList } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'
/** What says yes to a recap that is finished, where a message says nothing else. */
export const confirmWords = wordSet(
  'ok okay si chiaro confermo confermiamo conferma confermato approvo approviamo approvato procedi procediamo procedete accordo d va bene benissimo perfetto tutto giusto cosi certo esatto e per me noi ottimo top super a posto direi siamo andiamo basta',
)
export const yesWords = wordSet(
  'si ok okay certo volentieri certamente va bene perche dai d accordo perfetto esatto ovvio assolutamente e anche pure',
)
export const goodbyes = wordSet(
  'ciao arrivederci addio a presto domani buona buon giornata serata lavoro ci sentiamo risentiamo vediamo saluti cordiali alla prossima grazie mille assai tante',
)
/** Without one of these a farewell is a greeting. */
export const partings = wordSet(
  'arrivederci addio presto giornata serata sentiamo risentiamo vediamo saluti prossima',
)

/** Words of thanks. */
export const gratitude = wordSet('grazie ringrazio ringraziamo')

/** Thanks and praise that add nothing. */
export const courtesies = wordSet(
  'ciao mille tante molte bravo brava bravi bravissimo piace mi molto tutto gentile gentili gentilissimi gentilissima gentilissimo sei siete assai della per pazienza disponibilita aiuto scusa scusate lo sfogo eh capito ah ringrazio ringraziamo vi ti la di stati stata stato davvero intanto',
)

export const restart = patternList([
  'ricominciamo|ricomincia|ripartiamo|riparti|ricominciare (da) (capo|zero|tutto)',
  'azzera|azzeriamo tutto',
  'da capo',
])

/** "Ho sbagliato", and nothing said instead. */
export const undo = patternList([
  'ho sbagliato (tutto|scusa)',
  'mi sono sbagliat*',
  'come non detto',
  'annulla|cancella (l|quest*) ultim* (cosa|risposta)',
  'annulla|cancella quello|quanto che ho detto|scritto',
  'torna|torniamo|vai indietro',
  'anzi no',
  'annulla',
  'lascia|lasciamo stare (quello) (che) (ho) (detto)',
])

export const insult = patternList([
  'non (ci) capisci|capite (proprio|mai) (niente|nulla|un|mai)',
  'sei|siete (proprio|un|una|dei) inutil*|stupid*|scem*|idiot*|incapac*|deficient*|ladri|truffator*|merda',
  'fai|fate (proprio|pure) schifo|pena|cagare|ridere',
  'che schifo|merda|palle|pizza|strazio|rottura',
  '(mi) hai|avete rotto (le) (palle|scatole)',
  'di merda',
  'vaffanculo|fanculo|vaffa|stronz*|coglion*|cazz*|imbecill*|deficient*',
  'quante domande (fate|fai)',
])
