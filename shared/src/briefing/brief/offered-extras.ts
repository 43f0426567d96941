import { quotePrices } from '../../catalogue/price-list.ts'
import { type Brief, type Extra, extras } from './brief.ts'

/**
 * Returns true for material that the client supplies: it lowers the price, and declining it refuses no work of ours.
 */
export const isBrought = (extra: Extra): boolean => extra === 'supplied-footage' || extra === 'ready-script'

/** Price effect of each extra, in cents; negative for deductions. */
export const extraPrices = { ...quotePrices.addOns, ...quotePrices.discounts }

/** A finished script and writing one exclude each other: switching one on switches the other off. */
export const replacedBy: Partial<Record<Extra, Extra>> = {
  scriptwriting: 'ready-script',
  'ready-script': 'scriptwriting',
}

/** Returns a brief's extras after an answer that lists them. Of both kinds of script the finished one counts. */
export function withExtras(brief: Brief, listed: readonly Extra[]): Pick<Brief, 'extras' | 'declined'> {
  const wanted = listed.filter(extra => extra !== 'scriptwriting' || !listed.includes('ready-script'))
  const refused = brief.extras.filter(extra => !listed.includes(extra))
  const declined = [...brief.declined, ...refused].filter(
    extra => !isBrought(extra) && !wanted.includes(extra),
  )
  return {
    extras: extras.filter(extra => wanted.includes(extra)),
    declined: extras.filter(extra => declined.includes(extra)),
  }
}
