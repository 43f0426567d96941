import type { Slot } from '../../briefing/brief/brief.ts'
import type { OfferedExtra } from '../../briefing/brief/offered-extras.ts'
import type { Choice } from '../../briefing/turn/choices.ts'
import { quotePrices } from '../../catalogue/price-list.ts'
import { euro } from '../../formats/euro.ts'
import { pluralIt } from '../../formats/plural-it.ts'

const same = (...labels: string[]): readonly Choice[] => labels.map(label => ({ label, says: label }))

const { addOns } = quotePrices

/** What something adds to the price, or takes from it: "+50 €". */
export const signedPrice = (cents: number): string => (cents > 0 ? `+${euro(cents)}` : euro(cents))

const priced = (label: string, cents: number, says = label): Choice => ({
  label: `${label} ${signedPrice(cents)}`,
  says,
})

const offer = (says: string, cents: number): Choice => ({ label: `${says}: ${signedPrice(cents)}`, says })

export const monthNames =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')

/** The parts of a month; a tap makes a date of one. */
export const partsOfMonth = (month: number): readonly Choice[] =>
  same(...['Inizio', 'Metà', 'Fine'].map(part => `${part} ${monthNames[month - 1]}`))

/** Answers by one tap: what stands on them is what they say. */
export const choiceTexts = {
  kind: same(
    'Corporate',
    'Explainer animato',
    'Demo di un’app',
    'Reel per i social',
    'Talking head',
    'Video di prodotto',
    'Video per hotel',
    'Video di un evento',
    'Tutorial',
    'Testimonianze',
    'Spot pubblicitario',
  ),
  audience: same(
    'Clienti che non ci conoscono',
    'I nostri clienti',
    'Aziende',
    'Giovani',
    'Famiglie',
    'Candidati da assumere',
    'I nostri dipendenti',
  ),
  message: same('Di noi ci si può fidare', 'È facile da usare', 'Fa risparmiare tempo', 'La qualità si vede'),
  tone: same('Elegante', 'Caldo e sincero', 'Ironico', 'Dinamico', 'Tecnico e chiaro', 'Emozionante'),
  duration: same('15 secondi', '30 secondi', '1 minuto', '90 secondi', '2 minuti'),
  materials: same('Abbiamo il logo', 'Abbiamo logo e foto', 'Non abbiamo niente'),
  deadline: same('Entro fine mese', 'Fra due settimane', 'Fra un mese', 'Nessuna fretta'),
  extras: {
    voiceover: priced('Voce narrante', addOns.voiceover),
    music: priced('Musica originale', addOns.music),
    subtitles: priced('Sottotitoli', addOns.subtitles),
    'logo-animation': priced('Logo animato', addOns['logo-animation']),
    scriptwriting: priced('Scrittura dei testi', addOns.scriptwriting),
    shooting: priced('Riprese in sede', addOns.shooting, 'Riprese'),
    drone: priced('Drone', addOns.drone),
  } as Readonly<Record<OfferedExtra, Choice>>,
  /** What was asked about, and can be added by one tap. */
  offers: {
    voiceover: offer('Aggiungi la voce narrante', addOns.voiceover),
    music: offer('Aggiungi la musica originale', addOns.music),
    subtitles: offer('Aggiungi i sottotitoli', addOns.subtitles),
    'logo-animation': offer('Aggiungi il logo animato', addOns['logo-animation']),
    scriptwriting: offer('Aggiungi la scrittura dei testi', addOns.scriptwriting),
    shooting: offer('Aggiungi le riprese', addOns.shooting),
    drone: offer('Aggiungi il drone', addOns.drone),
  } as Readonly<Record<OfferedExtra, Choice>>,
  group: (about: string) => `Risposte pronte: ${about}`,
  add: (count: number) => `Aggiungi ${pluralIt(count, 'extra', 'extra')}`,
  undo: 'Annulla l’ultima risposta',
  undoSays: 'Ho sbagliato',
  /** Answers that fit any question. */
  leave: 'Decidete voi',
  nothingMore: 'Niente altro',
} as const satisfies Record<Exclude<Slot, 'extras'>, readonly Choice[]> & Record<string, unknown>
