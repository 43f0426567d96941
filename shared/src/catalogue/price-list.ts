import type { BaseRow } from '../pricing/keywords.ts'
import type { AddOnCode, DeductionCode, OptionCode, PaymentLineCode } from '../quote/line-codes.ts'

const EURO = 100

/** The price list of the quote screen, in cents, VAT included (docs/decisions/two-price-rules.md). */
export const quotePrices = {
  base: 470 * EURO,
  minimum: 300 * EURO,
  baseByRow: {
    corporate: 970 * EURO,
    product: 850 * EURO,
    'talking-head': 620 * EURO,
    event: 890 * EURO,
    educational: 790 * EURO,
    'motion-graphics': 990 * EURO,
    testimonial: 740 * EURO,
    advertising: 920 * EURO,
    hotel: 890 * EURO,
    social: 390 * EURO,
  } satisfies Record<BaseRow, number>,
  addOns: {
    voiceover: 90 * EURO,
    music: 70 * EURO,
    subtitles: 50 * EURO,
    'logo-animation': 80 * EURO,
    scriptwriting: 130 * EURO,
    shooting: 300 * EURO,
    drone: 120 * EURO,
  } satisfies Record<AddOnCode, number>,
  discounts: {
    'supplied-footage': -150 * EURO,
    'short-video': -80 * EURO,
    'ready-script': -60 * EURO,
  } satisfies Record<DeductionCode, number>,
  /** Priced, but caused by no keyword. */
  options: {
    'second-language': 120 * EURO,
    'two-formats': 60 * EURO,
    consulting: 100 * EURO,
    'edit-only': -200 * EURO,
    'recycled-clip': -100 * EURO,
  } satisfies Record<OptionCode, number>,
} as const

/** The price list of the payment screen, in cents, VAT included (docs/decisions/two-price-rules.md). */
export const paymentPrices = {
  base: 470 * EURO,
  animation: 200 * EURO,
  music: 150 * EURO,
  narrator: 100 * EURO,
  '3d': 300 * EURO,
} as const satisfies Record<PaymentLineCode, number>
