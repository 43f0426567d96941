import { quotePrices } from '../catalogue/price-list.ts'
import { type Extra, extras } from './brief.ts'

/** What we add, and not the client. */
export type OfferedExtra = Exclude<Extra, 'supplied-footage' | 'ready-script'>

/** What a client brings lowers the price; saying no to it is no refusal of anything we do. */
export const isBrought = (extra: Extra): boolean => extra === 'supplied-footage' || extra === 'ready-script'

/** All that can be added: not what only the client can bring. */
export const allExtras = extras.filter((extra): extra is OfferedExtra => !isBrought(extra))

/** What an extra adds to the price or takes from it, in cents. */
export const extraPrices = { ...quotePrices.addOns, ...quotePrices.discounts }
