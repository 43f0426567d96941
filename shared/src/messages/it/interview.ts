import type { BriefKind, Extra, Slot } from '../../briefing/brief/brief.ts'
import { brand } from '../../catalogue/brand.ts'
import { quotePrices } from '../../catalogue/price-list.ts'
import { dateIt, monthIt } from '../../formats/date-it.ts'
import { ilGiorno } from '../../formats/italian.ts'
import { euro } from '../../formats/units.ts'

const { options } = quotePrices

/** The questions of the interview: how each is asked, and the line of help below it. */
export const questionTexts = {
  kind: {
    ask: 'Che tipo di video ti serve?',
    help: 'Se devi presentarti, un corporate; se devi spiegare qualcosa di complicato, un explainer; per farti notare sui social, un reel.',
  },
  audience: {
    ask: 'Chi lo guarderà?',
    help: 'Pensa alle persone che vorresti convincere: chi sono e che cosa sanno già di voi.',
  },
  message: {
    ask: 'Che cosa deve restare in testa a chi lo guarda?',
    help: 'Una frase basta, come la diresti a un cliente.',
  },
  tone: {
    ask: 'Che tono immagini?',
    help: 'L’atmosfera, il ritmo, il modo di parlare. Nel dubbio: chiaro e caldo.',
  },
  duration: {
    ask: 'Quanto dovrebbe durare?',
    help: 'Per i social 15-30 secondi, per il sito un minuto, per una riunione un minuto e mezzo.',
  },
  materials: {
    ask: 'Che cosa avete già?',
    help: 'Logo, foto, filmati, testi. I file li carichi poi nella pagina Materiali.',
  },
  extras: {
    ask: 'Ti serve altro?',
    help: 'Ogni extra diventa una riga del preventivo, e puoi toglierlo anche dopo.',
  },
  deadline: {
    ask: 'Per quando ti serve?',
    help: `Di solito consegniamo in ${brand.delivery}: se hai una fiera o un lancio, dicci quella data.`,
  },
} as const satisfies Record<Slot, { ask: string; help: string }>

/** The last question, which may be skipped. */
export const closingQuestion = {
  ask: 'C’è altro che dovremmo sapere?',
  help: 'Compila quello che vuoi: nessuna di queste risposte è obbligatoria.',
} as const

/** The labels of the kinds' chips. */
export const kindLabels = {
  corporate: 'Corporate',
  explainer: 'Explainer animato',
  'app-demo': 'Demo di un’app',
  'social-reels': 'Reel per i social',
  'talking-head': 'Talking head',
  product: 'Video di prodotto',
  hotel: 'Video per hotel',
  event: 'Video di un evento',
  educational: 'Tutorial',
  testimonial: 'Testimonianze',
  advertising: 'Spot pubblicitario',
} as const satisfies Record<BriefKind, string>

/** Chips that write their own label into the field. */
export const suggestedAnswers = {
  audience: [
    'Clienti che non ci conoscono',
    'I nostri clienti',
    'Aziende',
    'Giovani',
    'Famiglie',
    'Candidati da assumere',
    'I nostri dipendenti',
  ],
  message: ['Di noi ci si può fidare', 'È facile da usare', 'Fa risparmiare tempo', 'La qualità si vede'],
  tone: ['Elegante', 'Caldo e sincero', 'Ironico', 'Dinamico', 'Tecnico e chiaro', 'Emozionante'],
  materials: ['Abbiamo il logo', 'Abbiamo logo e foto'],
} as const satisfies Partial<Record<Slot, readonly string[]>>

/** One-line description of each extra. */
export const extraMeanings = {
  voiceover: 'Una voce registrata che racconta mentre scorrono le immagini.',
  music: 'Un brano scritto apposta per il tuo video; quello di libreria è già nel prezzo.',
  subtitles: 'Le parole scritte sullo schermo, per chi guarda senza audio.',
  'logo-animation': 'Il tuo logo che compare con un movimento, in apertura o in chiusura.',
  scriptwriting: 'I testi del video, detti e letti, scritti da noi.',
  shooting: 'Veniamo da te a girare le immagini che servono.',
  drone: 'Immagini riprese dall’alto.',
  'supplied-footage': 'I filmati che hai già: li montiamo noi.',
  'ready-script': 'Un testo già scritto, da cui partiamo: prende il posto della scrittura dei testi.',
} as const satisfies Record<Extra, string>

/** Replies of the assistant, without its questions. */
export const interviewTexts = {
  opening: `Ciao, sono l’assistente virtuale di ${brand.name}: un programma (IA), non una persona. ${questionTexts.kind.ask}`,
  storyTaken: 'Ho tenuto il tuo racconto parola per parola.',
  storyProposals: 'Controlla quello che ho trovato nel testo.',
  complete: 'Le domande sono finite: rileggi il recap e invia il brief.',
  afterSending: 'Il recap è aggiornato.',
  recapIsText: 'Il recap lo hai modificato a mano: questa risposta è nel brief, ma non nel recap.',
  unsure: 'Va bene, lo decidiamo insieme.',
  noHurry: 'Va bene, nessuna scadenza.',
  first: 'Questa è la prima domanda.',
  passedOn: 'A questo non so rispondere io: giro la domanda al team, che ti risponde qui e per email.',
  alreadyPassedOn: 'Questa domanda l’ho già girata al team: la risposta arriva qui e per email.',
  keptAsNote: 'L’ho tenuto nelle note, con le tue parole.',
  kindNeeded: 'Scegli il tipo di video qui sotto.',
  kindUnread: 'Scegli il tipo qui sotto: quello che hai scritto resta nelle note.',
  lengthUnread:
    'Scegli una durata qui sotto, oppure scrivine una sola: per esempio «45 secondi» o «2 minuti».',
  lengthOutOfRange: 'La durata va da 5 secondi a un’ora.',
  extrasProposed: 'Li ho evidenziati qui sotto: accendi quelli che vuoi.',
  extrasUnread: 'Accendi gli extra che vuoi, oppure prosegui senza. Quello che hai scritto resta nelle note.',
  day: {
    none: 'Scegli un giorno qui sotto, oppure scrivilo: per esempio «15 gennaio» o «fra due settimane».',
    several: 'Ho letto più di un giorno: dimmi l’ultimo utile, oppure sceglilo dal calendario.',
    past: (day: string) =>
      `Il giorno che hai scritto (${dateIt(day)}) è già passato: scegline uno da oggi in poi.`,
    impossible: (said: string) => `Il giorno «${said}» non esiste: controlla la data.`,
    month: (day: string) => `Quale giorno di ${monthIt(day)}?`,
  },
  /** A wish that comes before the estimated delivery. */
  wishIsSooner: (estimate: string) =>
    `È prima della consegna stimata, ${ilGiorno(dateIt(estimate))}: il team ti dice se ce la fa.`,
  priceOfExtra: (meaning: string, price: string) => `${meaning} ${price} rispetto al prezzo di base.`,
  priceSoFar: (total: string) =>
    `Con quello che so finora siamo a ${total}, IVA inclusa. Il preventivo definitivo arriva con il recap, riga per riga.`,
  /** Transcript texts of answers given by a press. */
  answered: {
    nothing: 'Non abbiamo niente',
    noExtras: 'Nessun extra',
    noHurry: 'Nessuna fretta',
    unsure: 'Decidete voi',
    skipped: 'Salto',
    taken: (label: string) => `Tolto: ${label}`,
  },
} as const

/** Typed answers that move the interview (`phrasesOf`), compared whole and without case or accents. */
export const movePhrases = {
  unsure: [
    'non (lo) so (ancora)',
    'non saprei',
    'non ne ho idea',
    'nessuna idea',
    'boh|mah',
    'decidete|decidetelo|fate|scegliete|vedete|consigliatemi voi',
    'decidi|fai|scegli tu',
    'come volete|preferite',
    'lascio decidere a voi',
    'da decidere (insieme)',
    'vediamo insieme',
    'indifferente',
  ],
  skip: ['salta|saltiamo', 'passo', 'avanti', 'prossima (domanda)'],
  goOn: ['prosegui (senza)', 'proseguiamo (senza)', 'andiamo avanti', 'continua', 'ok', 'va bene'],
  back: ['indietro', 'torna indietro', 'torniamo indietro', 'domanda precedente'],
  nothing: ['niente', 'nessuno', 'nessun extra', 'no', 'niente altro', 'non abbiamo niente', 'basta cosi'],
  noHurry: ['nessuna fretta', 'senza fretta', 'non ho fretta', 'con calma', 'nessuna data'],
} as const

/** Labels and sentences of the briefing's screen. */
export const interviewScreenTexts = {
  views: 'Come vuoi raccontarlo',
  interview: 'Domande',
  form: 'Modulo',
  formHelp: 'Tutte le risposte in un elenco: apri quelle che vuoi scrivere o cambiare.',
  step: (at: number, all: number) => `Domanda ${at} di ${all}`,
  last: 'Ultima domanda, facoltativa',
  back: 'Indietro',
  edit: 'Modifica',
  editing: 'Modifica la risposta',
  save: 'Salva',
  cancel: 'Annulla',
  clear: 'Togli',
  goOn: 'Avanti',
  choose: 'Scegli',
  noExtras: 'Nessun extra',
  anythingElse: 'Altro che dovremmo sapere',
  note: (at: number) => `Nota ${at}`,
  transcript: 'Domande e risposte finora',
  haveQuestion: 'Ho una domanda',
  askPlaceholder: 'Scrivi la tua domanda',
  addPlaceholder: 'Una nota o una domanda',
  isMyAnswer: 'È la mia risposta',
  otherLength: 'Un’altra durata, in secondi',
  lengthLimits: (min: number, max: number) => `Un numero intero da ${min} a ${max}.`,
  pickDay: 'Un giorno preciso',
  pastDay: 'Questo giorno è già passato: scegline uno da oggi in poi.',
  openBrief: (title: string, price: string) => `${title} · ${price}`,
  chips: {
    leave: 'Decidete voi',
    noHurry: 'Nessuna fretta',
    twoWeeks: 'Fra due settimane',
    oneMonth: 'Fra un mese',
    nothing: 'Non abbiamo niente',
  },
  help: {
    description: 'Il tuo racconto arriva al team parola per parola.',
    goal: 'A che cosa serve il video: per esempio trovare clienti, o apprendisti.',
    place: 'Dove si gira.',
    people: 'Chi compare davanti alla camera.',
    company: 'Per quale azienda è il video.',
    formats: `Uno è compreso. Un secondo costa ${euro(options['two-formats'])}: non è nel preventivo automatico, te lo propone il team.`,
    languages: `Oltre all’italiano. Una seconda versione costa ${euro(options['second-language'])}: non è nel preventivo automatico, te la propone il team.`,
  },
  story: {
    title: 'Racconta tutto insieme',
    help: 'Scrivi o incolla quello che hai in mente, come viene. Lo teniamo parola per parola, poi ti chiediamo solo quello che manca.',
  },
  proposals: {
    title: 'Ho trovato questo nelle tue parole',
    take: 'Prendi quello che è acceso',
    none: 'Non prendere niente',
  },
  send: {
    title: 'Rileggi il recap',
    help: 'Il team lo leggerà così. Dopo l’invio puoi ancora cambiarlo, fino al pagamento.',
    price: 'Prezzo:',
    send: 'Invia il brief',
    already: 'Invia il brief così com’è',
    sent: 'Il brief è inviato',
    sentHelp: 'Il team lo sta leggendo. Il preventivo è pronto, riga per riga.',
  },
} as const
