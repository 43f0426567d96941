import { quotePrices } from '../../catalogue/price-list.ts'
import { type Brief, type Extra, extras } from './brief.ts'

/** Extras that we supply, not the client. */
export type OfferedExtra = Exclude<Extra, 'supplied-footage' | 'ready-script'>

/**
 * Returns true for material that the client supplies: it lowers the price, and declining it refuses no work of ours.
 */
export const isBrought = (extra: Extra): boolean => extra === 'supplied-footage' || extra === 'ready-script'

/** All that can be added: not what only the client can bring. */
export const allExtras = extras.filter((extra): extra is OfferedExtra => !isBrought(extra))

/** Price effect of each extra, in cents; negative for deductions. */
export const extraPrices = { ...quotePrices.addOns, ...quotePrices.discounts }

export interface ExtrasAnswer {
  readonly wanted: readonly Extra[]
  readonly refused: readonly Extra[]
}

/** A finished script and writing one exclude each other: the last answer wins. */
export const replacedBy: Partial<Record<Extra, Extra>> = {
  scriptwriting: 'ready-script',
  'ready-script': 'scriptwriting',
}

/** Returns a brief's extras after an answer about them. Of both kinds of script in one answer, the finished one counts. */
export function withExtras(
  brief: Brief,
  { wanted: named, refused }: ExtrasAnswer,
): Pick<Brief, 'extras' | 'declined'> {
  const wanted = named.filter(extra => extra !== 'scriptwriting' || !named.includes('ready-script'))
  const isGone = (extra: Extra) => {
    const other = replacedBy[extra]
    return refused.includes(extra) || (other !== undefined && wanted.includes(other))
  }
  const kept = brief.extras.filter(extra => !isGone(extra))
  const declined = [...brief.declined, ...refused].filter(
    extra => !isBrought(extra) && !wanted.includes(extra),
  )
  return {
    extras: extras.filter(extra => kept.includes(extra) || wanted.includes(extra)),
    declined: extras.filter(extra => declined.includes(extra)),
  }
}
