import type { BaseRow } from '../../pricing/keywords.ts'
import type {
  AddOnCode,
  DeductionCode,
  OptionCode,
  PaymentLineCode,
  QuoteLineCode,
} from '../../quote/line-codes.ts'

/** Names of a quote's base line, by the row that sets it; `default` if none does. */
export const baseTexts = {
  default: 'Video base',
  corporate: 'Video corporate',
  product: 'Video di prodotto o demo',
  'talking-head': 'Video per YouTube, Reel o talking head',
  event: 'Video di eventi e conferenze',
  educational: 'Video educativo o tutorial',
  'motion-graphics': 'Video in motion graphics',
  testimonial: 'Video testimonianza o case study',
  advertising: 'Video pubblicitario',
  hotel: 'Video per hotel e turismo',
  social: 'Video per i social',
} as const satisfies Record<BaseRow | 'default', string>

/** The other lines of a quote. */
export const quoteLineTexts = {
  voiceover: 'Voce narrante',
  music: 'Musica originale',
  subtitles: 'Sottotitoli',
  'logo-animation': 'Animazione del logo',
  scriptwriting: 'Scrittura dei testi',
  shooting: 'Riprese in sede',
  drone: 'Riprese con drone',
  'supplied-footage': 'Girato fornito da te',
  'short-video': 'Video breve',
  'ready-script': 'Script già pronto',
  minimum: 'Adeguamento al minimo',
} as const satisfies Record<AddOnCode | DeductionCode | Extract<QuoteLineCode, 'minimum'>, string>

/** Texts of the options that can be added to a quote. */
export const optionTexts = {
  'second-language': 'Seconda lingua',
  'two-formats': 'Due formati',
  consulting: 'Consulenza',
  'edit-only': 'Solo montaggio',
  'recycled-clip': 'Clip riutilizzata',
} as const satisfies Record<OptionCode, string>

export const paymentLineTexts = {
  base: 'Video',
  animation: 'Animazione e motion graphics',
  music: 'Musica originale',
  narrator: 'Narratore',
  '3d': 'Grafica 3D',
} as const satisfies Record<PaymentLineCode, string>
