import { findKeywords } from '../../language/mentions.ts'
import { indexOf } from '../../language/phrase-table.ts'
import { tokensOf } from '../../language/tokens.ts'
import { itemIndex } from '../../pricing/line.ts'
import type { DeclinableCode } from '../../quote/line-codes.ts'
import { type Brief, type Extra, extras } from './brief.ts'

// Short names of extras, beside the price list's keywords: a proposal is switched off and costs nothing.
const soundNames = indexOf<DeclinableCode>({ voiceover: ['voce'], music: ['musica|musiche'] })
const scriptNames = indexOf<DeclinableCode>({
  scriptwriting: ['scrivete|scrivere|scritti'],
  'ready-script': ['copione|script'],
})

/** Returns the extras that a text names, and those that it turns down ("niente drone"). */
export function readExtras(
  text: string,
  indexes = [itemIndex, soundNames, scriptNames],
): { named: Extra[]; declined: Extra[] } {
  const tokens = tokensOf(text)
  const mentions = indexes.flatMap(index => findKeywords(tokens, index))
  const extrasOf = (wanted: boolean) =>
    extras.filter(extra => mentions.some(({ code, isNegated }) => code === extra && isNegated !== wanted))
  return { named: extrasOf(true), declined: extrasOf(false) }
}

/** Returns true if a note names an extra that was then left out, or turns one down that was then chosen. */
export function contradictsExtras({ extras: chosen, extrasSettled }: Brief, note: string): boolean {
  const { named, declined } = readExtras(note, [itemIndex, soundNames])
  const isContrary = declined.some(extra => chosen.includes(extra))
  return extrasSettled && (isContrary || named.some(extra => !chosen.includes(extra)))
}
