import { phraseTable } from '../phrase-table.ts'
import { wordSet } from '../phrases.ts'

/** Faults of a phrase: filler, bureaucratic, or needless English. */
export type WordingFault = 'filler' | 'bureaucratic' | 'jargon'

interface Wording {
  readonly fault: WordingFault
  /** Replacement; null if the phrase is to be dropped or made concrete. */
  readonly instead: string | null
}

const empty = (pattern: string) => [pattern, { fault: 'filler', instead: null } as Wording] as const
const plain = (pattern: string, instead: string | null) =>
  [pattern, { fault: 'bureaucratic', instead } as Wording] as const
const english = (pattern: string, instead: string) =>
  [pattern, { fault: 'jargon', instead } as Wording] as const

/** Phrases that could stand in anybody's video. */
const fillers = [
  'a 360 (gradi)',
  'a trecentosessanta gradi',
  'leader (indiscusso|indiscussa|indiscussi|assoluto|assoluta|mondiale|italiano|italiana) di|del|nel settore|mercato',
  'leader del|nel suo|nostro settore',
  'leader indiscusso|indiscussa|indiscussi',
  'all avanguardia',
  'soluzioni|soluzione (piu) innovative|innovativa',
  'prodotti|prodotto innovativi|innovativo',
  'tecnologie|tecnologia innovative|innovativa',
  'servizi|servizio innovativi|innovativo',
  'approccio innovativo',
  'soluzioni|servizi|prodotti chiavi in mano',
  'di altissima|elevata|assoluta|prima qualita',
  'di qualita superiore',
  'della massima|migliore qualita',
  'i massimi|piu alti standard (qualitativi)',
  'elevati standard (qualitativi)',
  'dei piu alti standard',
  'eccellenza italiana',
  'siamo lieti|felici|orgogliosi|onorati|entusiasti di',
  'abbiamo il piacere di',
  'abbiamo l onore di',
  'e con grande piacere|orgoglio|gioia che',
  'in un mondo|mercato sempre piu',
  'in un mondo|mercato che cambia',
  'in un mondo in continua evoluzione',
  'al giorno d oggi',
  'oggigiorno',
  'come tutti sappiamo|sanno',
  'come sapete|sappiamo|sai',
  'e importante sottolineare|ricordare|evidenziare che',
  'vale la pena ricordare|sottolineare che',
  'va detto che',
  'nel vero senso della parola',
  'a tutto tondo',
  'di prim ordine',
  'il cliente (sempre) al centro',
  'al centro del nostro progetto|lavoro|mondo',
  'passione e professionalita',
  'professionalita e passione',
  'serieta e professionalita',
  'qualita e innovazione',
  'innovazione e tradizione',
  'tradizione e innovazione',
  'un ampia|una vasta|una ampia gamma di',
  'valore aggiunto',
  'la differenza la fanno le persone',
  'un punto di riferimento',
  'azienda giovane e dinamica',
  'giovane e dinamica|dinamico',
  'squadra|team di professionisti|esperti',
  'alta professionalita',
  'estremamente',
  'assolutamente',
  'particolarmente',
  'decisamente',
  'sostanzialmente',
  'fondamentalmente',
  'praticamente',
  'ovviamente',
  'sicuramente',
  'naturalmente',
  'veramente',
  'costantemente',
  'continuamente',
].map(empty)

/** Turns of an office, each with what people say. */
const offices = [
  plain('si provvede a|ad', 'il verbo, senza giri'),
  plain('provvediamo|provvede|provvedono|provvedere a|ad', 'il verbo, senza giri'),
  plain('si procede a|ad|con', 'il verbo, senza giri'),
  plain('procediamo a|ad|con', 'il verbo, senza giri'),
  plain('andiamo a', 'il verbo, senza giri'),
  plain('al fine di', 'per'),
  plain('allo scopo di', 'per'),
  plain('con la|lo finalita|scopo di', 'per'),
  plain('con l obiettivo|intento di', 'per'),
  plain('effettuare|effettuiamo|effettua|effettuano|effettuato|effettuata|effettuati|effettuate', 'fare'),
  plain('utilizzare|utilizziamo|utilizza|utilizzano|utilizzando|utilizzate', 'usare'),
  plain('utilizzo', 'uso'),
  plain('nonche', 'e'),
  plain('altresi', 'anche'),
  plain('pertanto', 'quindi'),
  plain('qualora', 'se'),
  plain('nel caso in cui', 'se'),
  plain('in merito a|al|alla|alle|ai|agli|all', 'su'),
  plain('in relazione a|al|alla|alle|ai|agli|all', 'su'),
  plain('relativamente a|al|alla|alle|ai|agli|all', 'su'),
  plain('per quanto riguarda|concerne', 'per'),
  plain('a seguito di|del|della|dello|dei|delle|degli', 'dopo'),
  plain('in possesso di', 'con'),
  plain('presso (la|le|il|i|lo) (nostra|nostre|nostro|nostri)', 'nella, dal'),
  plain('ci avvaliamo di|del|della|delle|dei', 'usiamo, lavoriamo con'),
  plain('mettiamo|mette|mettono a (vostra|tua|sua) disposizione', 'offriamo'),
  plain('siamo|e|sono|essere in grado di', 'possiamo, può, possono'),
  plain('risulta|risultano essere', 'è, sono'),
  plain('abbiamo|avete|hai|ha|hanno la possibilita di', 'possiamo, potete, puoi'),
  plain('mediante|tramite|attraverso l utilizzo|uso|impiego di|del|della|dei|delle', 'con'),
  plain('all interno di|del|della|dello|dei|delle|degli|dell', 'in, nel'),
  plain('nel corso di|del|della|dello|dei|delle|degli|dell', 'in, nel'),
  plain('in maniera|modo', 'un avverbio, o niente'),
  plain('nell ambito di|del|della|dei|delle|degli', 'in, nel'),
  plain('finalizzato|finalizzata|finalizzati|finalizzate a|al|alla|alle', 'per'),
  plain('volto|volta|volti|volte a', 'per'),
  plain('ivi compreso|compresa|compresi|comprese', 'anche'),
  plain('il|la quale', 'che'),
  plain('i|le quali', 'che'),
  plain('usufruire di|del|della|dei|delle', 'usare'),
  plain('fornire|forniamo|fornisce supporto', 'aiutare'),
  plain('tempistiche', 'tempi'),
  plain('tempistica', 'tempi'),
  plain('problematiche', 'problemi'),
  plain('problematica', 'problema'),
  plain('metodologie', 'metodi'),
  plain('metodologia', 'metodo'),
  plain('ottimizzazione', 'migliorare'),
  plain('implementazione', 'mettere in pratica'),
  plain('implementare|implementiamo|implementa', 'introdurre, mettere in pratica'),
]

const foreign = [
  english('mission', 'obiettivo, quello che vogliamo'),
  english('vision', 'idea'),
  english('core business', 'il nostro lavoro'),
  english('know how', 'esperienza'),
  english('problem solving', 'risolvere problemi'),
  english('customer care|service', 'assistenza clienti'),
  english('customer satisfaction', 'clienti contenti'),
  english('total quality', 'qualità'),
  english('best practice|practices', 'quello che funziona'),
  english('business partner', 'chi lavora con noi'),
  english('asset', 'risorsa'),
  english('mindset', 'modo di pensare'),
  english('skill|skills', 'capacità'),
  english('deadline', 'scadenza'),
  english('feedback', 'parere'),
  english('tailor made', 'su misura'),
  english('end to end', 'dall’inizio alla fine'),
]

/** Every phrase that weakens a script, with what it does and what to say in its place. */
export const wordings = phraseTable<Wording>([...fillers, ...offices, ...foreign])

const auxiliaries = wordSet('viene vengono venne vennero veniva venivano verra verranno')
const beens = wordSet('stato stata stati state')
const participle = /(?:at|ut|it|ott|ett|ert|ost|est|int|att|ess|unt|olt|is|us)[oaei]$/

/** Returns true if two adjacent words form a passive: "viene realizzato", "stata progettata". */
export const isPassive = (auxiliary: string, word: string): boolean =>
  (auxiliaries.has(auxiliary) || beens.has(auxiliary)) && participle.test(word) && !beens.has(word)
