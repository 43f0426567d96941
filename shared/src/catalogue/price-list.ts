import type { BaseRow } from '../pricing/keywords.ts'
import type { AddOnCode, DeductionCode, OptionCode, PaymentLineCode } from '../quote/line-codes.ts'

const EURO = 100

/** Price list of the quote screen, in cents, VAT included (docs/decisions/two-price-rules.md). */
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
  /** Options on request: priced, but matched by no keyword. */
  options: {
    'second-language': 120 * EURO,
    'two-formats': 60 * EURO,
    consulting: 100 * EURO,
    'edit-only': -200 * EURO,
    'recycled-clip': -100 * EURO,
  } satisfies Record<OptionCode, number>,
}

/** Price list of the payment screen, in cents, VAT included (docs/decisions/two-price-rules.md). */
const paymentPrices = {
  base: 470 * EURO,
  animation: 200 * EURO,
  music: 150 * EURO,
  narrator: 100 * EURO,
  '3d': 300 * EURO,
} satisfies Record<PaymentLineCode, number>

/** A round of changes after those that the price includes, VAT included (docs/decisions/proposals.md). */
const extraRoundCents = 150 * EURO

export interface PriceList {
  /** Stored with each confirmed quote. */
  readonly version: string
  /** The first day on which offers are made by it, as `YYYY-MM-DD` in Italy. */
  readonly validFrom: string
  readonly quote: typeof quotePrices
  readonly payment: typeof paymentPrices
  readonly extraRoundCents: number
}

/**
 * Price lists, the oldest first. New prices are a new list with a later day: confirmed quotes keep their sums, and
 * processes of two releases offer the same prices until that day.
 */
export const priceLists: PriceList[] = [
  {
    version: '2026-1',
    validFrom: '2026-01-01',
    quote: quotePrices,
    payment: paymentPrices,
    extraRoundCents,
  },
]

/** Returns the list by which offers of a day are made; without a day, the newest. */
export function priceListOn(day?: string): PriceList {
  const held = priceLists.filter(list => day === undefined || list.validFrom <= day)
  const list = held.at(-1) ?? priceLists[0]
  if (!list) throw new Error('There is no price list.')
  return list
}
