import { phraseTable } from '../language/phrase-table.ts'
import type { SeenCode } from '../messages/it/script-improvement.ts'

/** Subjects of sentences with the visual idea for each; specific rows come first. */
const rows: readonly (readonly [SeenCode, string])[] = [
  [
    'machines',
    'macchina|macchine|macchinario|macchinari|impianto|impianti|produzione|fabbrica|stabilimento|officina|linea|linee|robot|magazzino|reparto',
  ],
  ['screen', 'app|software|piattaforma|gestionale|schermo|dashboard|portale|online|clic|dati|programma'],
  [
    'place',
    'hotel|albergo|camera|camere|piscina|spa|mare|montagna|lago|collina|colline|vista|territorio|borgo|agriturismo|spiaggia|giardino',
  ],
  [
    'food',
    'pane|vino|olio|cucina|ristorante|piatti|piatto|ingredienti|ricetta|sapore|sapori|forno|farina|gusto|caffe|formaggio',
  ],
  [
    'people',
    'persone|team|squadra|colleghi|tecnici|collaboratori|famiglia|artigiani|artigiano|dipendenti|professionisti|esperti|medici|operatori',
  ],
  ['client', 'cliente|clienti|aziende|imprese|chi ci sceglie'],
  [
    'product',
    'prodotto|prodotti|collezione|modello|modelli|materiali|materiale|design|dettaglio|dettagli|qualita|gamma',
  ],
  ['time', 'tempo|minuti|ore|giorni|giorno|veloce|veloci|rapido|rapidi|subito|consegna|consegne|settimana'],
  ['history', 'dal|anni|generazioni|generazione|storia|nonno|padre|fondata|nata|nato|tradizione'],
  ['map', 'italia|europa|mondo|citta|sede|sedi|paesi|milano|roma|estero'],
]

/** Words that tell what could be seen. */
export const seenWords = phraseTable(
  rows.flatMap(([code, list]) => list.split('|').map(phrase => [phrase, code] as const)),
)

/** Before others: a place in this list is better than one further down. */
export const seenOrder: readonly SeenCode[] = rows.map(([code]) => code)
