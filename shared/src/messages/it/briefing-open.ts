import type { Slot } from '../../briefing/brief/brief.ts'
import type { Nonsense } from '../../briefing/turn/nonsense.ts'

/** What we would do where the client leaves a question to us: it stays open, with a proposal. */
export const openTexts = {
  kind: 'La mia proposta: un corporate se ti devi presentare, un explainer se devi spiegare.',
  audience: 'La mia proposta: parliamo al cliente che vorreste avere domani.',
  message: 'La mia proposta: un solo motivo per scegliere voi, detto bene.',
  tone: 'La mia proposta: chiaro e caldo, funziona quasi sempre.',
  duration: 'La mia proposta: un minuto, che va bene per il sito e per una presentazione.',
  materials: 'La mia proposta: cominciamo dal logo, il resto lo cerchiamo insieme.',
  extras: 'La mia proposta: i sottotitoli, perché sul telefono si guarda senza audio.',
  deadline: 'Senza una data consegniamo di solito in 3-7 giorni.',
} as const satisfies Record<Slot, string>

/** A friendly word to what says nothing; the question follows. */
export const nonsenseTexts = {
  signs: 'Mi servono due parole per capire.',
  keys: 'Qui non riesco a leggere niente di utile: nessun problema, riproviamo.',
  language:
    'Per ora capisco solo l’italiano: puoi scrivermelo in italiano? Altrimenti il team ti risponde anche in inglese.',
  page: 'Sembra il testo di una pagina web, quindi non lo metto nel recap: dimmi tu, con parole tue, quello che conta.',
} as const satisfies Record<Nonsense, string>

/** Where a conversation stands, said to who comes back to it. */
export const resumeTexts = {
  known: (list: string) => `Riprendiamo da qui. So già: ${list}.`,
  left: (list: string) => `Manca ancora: ${list}.`,
} as const
