import type { BriefField } from '../../briefing/brief/brief.ts'
import { quotePrices } from '../../catalogue/price-list.ts'
import { signedPrice } from './briefing-choices.ts'

const { discounts, options } = quotePrices

/** The brief as a form, beside the conversation. */
export const formTexts = {
  views: 'Come vuoi raccontarlo',
  talk: 'Conversazione',
  form: 'Modulo',
  title: 'Il brief da compilare',
  intro: 'Ogni risposta si salva da sola. Compila quello che sai: il resto lo decidiamo insieme.',
  saving: 'Salvo…',
  saved: 'Salvato',
  failed: (reason: string) => `Non salvato: ${reason} Quello che hai scritto è ancora qui.`,
  retry: 'Riprova',
  past: 'Questo giorno è già passato: scegline uno da oggi in poi.',
  noExtras: 'Nessun extra',
  from: (amount: string) => `da ${amount}`,
  /** What a field changes in the price, or how it is filled in. */
  hints: {
    duration: `Fino a 30 secondi: ${signedPrice(discounts['short-video'])}.`,
    formats: `Un secondo formato è un’opzione del preventivo: ${signedPrice(options['two-formats'])}.`,
    languages: `Oltre all’italiano. Una seconda lingua è un’opzione del preventivo: ${signedPrice(options['second-language'])}.`,
    materials: 'Logo, foto, filmati, testi: quello che avete già.',
    deadline: 'Senza una data consegniamo di solito in 3-7 giorni.',
  } satisfies Partial<Record<BriefField, string>> as Partial<Record<BriefField, string>>,
} as const
