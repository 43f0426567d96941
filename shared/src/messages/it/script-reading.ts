import { othersIt, pluralIt } from '../../formats/italian.ts'
import type { ReadabilityLevel } from '../../language/script-reading/figures.ts'
import type { MarkCode } from '../../language/script-reading/marks.ts'
import type { CallToAction, OpeningVerdict } from '../../language/script-reading/structure.ts'

/** Texts of the analysis beside the script field. */
export const scriptReadingTexts = {
  title: 'La lettura',
  hint: 'Si aggiorna mentre scrivi, qui nel tuo browser: non mandiamo niente finché non premi il pulsante.',
  empty: {
    title: 'Scrivi o incolla il testo, e qui vedi:',
    items: [
      'quanto dura ad alta voce',
      'quanto è facile da capire al primo ascolto',
      'se apre parlando a chi guarda, e se chiude con una richiesta',
      'quali frasi sono troppo lunghe, e quali parole non dicono niente',
    ],
  },
  readability: 'Si capisce al primo ascolto?',
  outOf: (index: number) => `${index} su 100`,
  levels: {
    easy: { word: 'Facilissimo', text: 'Lo segue chiunque.' },
    clear: { word: 'Chiaro', text: 'Si segue senza sforzo.' },
    demanding: { word: 'Impegnativo', text: 'Serve attenzione: accorcia le frasi.' },
    hard: { word: 'Difficile', text: 'Ad alta voce si perde il filo.' },
  } satisfies Record<ReadabilityLevel, { word: string; text: string }>,
  spoken: 'Ad alta voce',
  band: (quick: string, slow: string) => `tra ${quick} e ${slow}, secondo chi legge`,
  words: (count: number) => pluralIt(count, 'parola', 'parole'),
  sentences: (count: number) => pluralIt(count, 'frase', 'frasi'),
  longSentences: (count: number) => pluralIt(count, 'frase lunga', 'frasi lunghe'),
  fillers: (count: number) => pluralIt(count, 'frase fatta', 'frasi fatte'),
  opening: {
    label: 'Inizio',
    question: 'Apre con una domanda: bene.',
    viewer: 'Parla subito a chi guarda: bene.',
    plain: 'Non dice ancora che cosa c’entra chi guarda.',
    company: 'Comincia dall’azienda: chi guarda vuole sapere di sé.',
    greeting: 'Comincia con un saluto: sono secondi persi.',
    slow: (seconds: number) =>
      `La prima frase dura ${pluralIt(seconds, 'secondo', 'secondi')}: stai sotto i 5.`,
  } satisfies Record<OpeningVerdict, string> & Record<string, unknown>,
  call: {
    label: 'Fine',
    clear: 'Chiede qualcosa a chi guarda: bene.',
    weak: 'Saluta, ma non dice che cosa fare.',
    missing: 'Non chiede niente: aggiungi un verbo e un posto.',
  } satisfies Record<CallToAction['verdict'], string> & Record<string, unknown>,
  remarks: 'Che cosa cambieremmo',
  nothing: 'Niente da segnalare: leggilo ad alta voce e mandacelo.',
  more: (count: number) => `e ${othersIt(count, 'masculine', 'punto', 'punti')}`,
  instead: (words: string) => `meglio: ${words}`,
  marked: 'Il tuo testo, con le osservazioni',
  /** For people who hear the screen: a sentence, now and then. */
  summary: (level: string, spoken: string, remarks: number) =>
    `Lettura: ${level.toLowerCase()}, ${spoken} ad alta voce, ${pluralIt(remarks, 'osservazione', 'osservazioni')}.`,
  marks: {
    greeting: {
      title: 'Saluto in apertura',
      text: 'Toglilo: comincia da quello che interessa a chi guarda.',
    },
    'company-first': {
      title: 'Si parte dall’azienda',
      text: 'Metti prima il problema di chi guarda, poi chi sei.',
    },
    'slow-opening': {
      title: 'Inizio lento',
      text: 'La prima frase deve stare in cinque secondi: dodici parole.',
    },
    'long-sentence': {
      title: 'Frasi lunghe',
      text: 'Oltre 25 parole non si seguono: spezzale con un punto.',
    },
    filler: { title: 'Frasi fatte', text: 'Le dice chiunque: toglile, o metti un fatto tuo.' },
    bureaucratic: {
      title: 'Linguaggio da ufficio',
      text: 'Scrivilo come lo diresti a un cliente al telefono.',
    },
    jargon: { title: 'Inglese che non serve', text: 'In italiano arriva prima.' },
    passive: { title: 'Forme passive', text: 'Di’ chi fa che cosa.' },
    'hard-number': { title: 'Numeri difficili da dire', text: 'Arrotonda, o scrivili a schermo.' },
    'weak-call': {
      title: 'Chiusura debole',
      text: 'Di’ che cosa fare, con un verbo: prova, chiama, prenota.',
    },
    'no-call': { title: 'Manca la richiesta finale', text: 'Chiudi dicendo che cosa fare e dove.' },
  } satisfies Record<MarkCode, { title: string; text: string }>,
} as const
