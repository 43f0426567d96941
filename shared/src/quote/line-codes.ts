/** Codes that raise the price, in the order of the price list. */
export const addOnCodes = [
  'voiceover',
  'music',
  'subtitles',
  'logo-animation',
  'scriptwriting',
  'shooting',
  'drone',
] as const

/** Codes that lower the price. */
export const deductionCodes = ['supplied-footage', 'short-video', 'ready-script'] as const

/** Options on request, offered beside the quote: priced, but matched by no keyword. */
export const optionCodes = [
  'second-language',
  'two-formats',
  'consulting',
  'edit-only',
  'recycled-clip',
] as const

/** Every line a quote can have; `minimum` is what lifts a total to the least price. */
export const quoteLineCodes = ['base', ...addOnCodes, ...deductionCodes, 'minimum'] as const

/** The items that a brief can name, and take away again. */
export const declinableCodes = [...addOnCodes, ...deductionCodes] as const

export const paymentLineCodes = ['base', 'animation', 'music', 'narrator', '3d'] as const

export type AddOnCode = (typeof addOnCodes)[number]
export type DeductionCode = (typeof deductionCodes)[number]
export type OptionCode = (typeof optionCodes)[number]
export type DeclinableCode = (typeof declinableCodes)[number]
export type QuoteLineCode = (typeof quoteLineCodes)[number]
export type PaymentLineCode = (typeof paymentLineCodes)[number]
