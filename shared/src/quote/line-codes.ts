/** What raises the price, in the order of the price list (contract, Procedures). */
export const addOnCodes = [
  'voiceover',
  'music',
  'subtitles',
  'logo-animation',
  'scriptwriting',
  'shooting',
  'drone',
] as const

/** What lowers it. */
export const discountCodes = ['supplied-footage', 'short-video', 'ready-script'] as const

/** Priced, but named by no keyword: offered beside the quote. */
export const optionCodes = [
  'second-language',
  'two-formats',
  'consulting',
  'edit-only',
  'recycled-clip',
] as const

/** Every line a quote can have; `minimum` is what lifts a total to the least price. */
export const quoteLineCodes = ['base', ...addOnCodes, ...discountCodes, 'minimum'] as const

/** The items that a brief can name, and take away again. */
export const declinableCodes = [...addOnCodes, ...discountCodes] as const

export const paymentLineCodes = ['base', 'animation', 'music', 'narrator', '3d'] as const

export type AddOnCode = (typeof addOnCodes)[number]
export type DiscountCode = (typeof discountCodes)[number]
export type OptionCode = (typeof optionCodes)[number]
export type DeclinableCode = (typeof declinableCodes)[number]
export type QuoteLineCode = (typeof quoteLineCodes)[number]
export type PaymentLineCode = (typeof paymentLineCodes)[number]
