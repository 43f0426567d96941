import { standsAt } from '../italian/phrases.ts'
import type { Span } from '../italian/tokens.ts'
import { indexOf, mentionsIn, shareWords } from '../pricing/mentions.ts'
import { type Brief, type Extra, extras } from './brief.ts'
import {
  additions,
  everything,
  fillers,
  looseExtras,
  materialVerbs,
  nothingMore,
  removals,
  stockMusic,
  trades,
  wishes,
} from './cue-keywords.ts'
import { clauseOf, isBare, isPrecededBy, type Message } from './message.ts'
import type { Named, NamedExtra } from './named.ts'
import type { Understood } from './typed-answers.ts'

export interface ExtrasAnswer {
  readonly wanted: readonly Extra[]
  readonly refused: readonly Extra[]
}

/** What a client brings lowers the price; saying no to it is no refusal of anything we do. */
export const isBrought = (extra: Extra): boolean => extra === 'supplied-footage' || extra === 'ready-script'

const loose = indexOf<Extra>(looseExtras)

function looselyNamed(message: Message, strict: readonly NamedExtra[]): NamedExtra[] {
  const isOpen = (mention: Span) =>
    message.asked === 'extras' ||
    isPrecededBy(message, mention, removals) ||
    isPrecededBy(message, mention, additions)
  return mentionsIn(message.tokens, loose)
    .filter(mention => isOpen(mention) && !strict.some(other => shareWords(other, mention)))
    .map(mention => ({ ...mention, extra: mention.code }))
}

// "Facciamo riprese con droni" tells the client's own trade, in answer to anything but the question about extras.
function isTrade(message: Message, named: NamedExtra): boolean {
  if (message.asked === 'extras' || !isPrecededBy(message, named, trades)) return false
  return !isPrecededBy(message, named, wishes)
}

// "Abbiamo un drone" offers it, "abbiamo bisogno di un drone" asks for it.
const isOwned = (message: Message, named: NamedExtra) =>
  !isBrought(named.extra) &&
  isPrecededBy(message, named, materialVerbs) &&
  !isPrecededBy(message, named, wishes)

/** Inside an answer about the public or the message an extra's name may be the client's subject. */
function isMeant(message: Message, named: Named, extra: NamedExtra): boolean {
  if (isTrade(message, extra) || isOwned(message, extra)) return false
  if (message.asked !== 'audience' && message.asked !== 'message') return true
  return isPrecededBy(message, extra, wishes) || isBare(message, clauseOf(message, extra), named.all)
}

const isStockMusic = ({ tokens }: Message, { extra, first }: NamedExtra) =>
  extra === 'music' && stockMusic.some(words => standsAt(tokens, first, words))

const unique = (list: readonly NamedExtra[]) =>
  extras.filter(extra => list.some(named => named.extra === extra))

/** The extras that a message asks for or refuses, in any of its words. */
export function extrasIn(message: Message, named: Named): Understood<ExtrasAnswer> | null {
  const found = [...named.extras, ...looselyNamed(message, named.extras)]
    .filter(extra => isMeant(message, named, extra) && !isStockMusic(message, extra))
    .map(extra => ({ ...extra, isNegated: extra.isNegated || isPrecededBy(message, extra, removals) }))
    .toSorted((a, b) => a.first - b.first)
  if (found.length === 0) return null
  const latest = [...new Map(found.map(extra => [extra.extra, extra])).values()]
  const wanted = unique(latest.filter(extra => !extra.isNegated))
  // What the client brings is part of the answer about materials, not beside it.
  const spans = found.filter(({ extra }) => message.asked !== 'materials' || !isBrought(extra))
  return { value: { wanted, refused: unique(latest.filter(extra => extra.isNegated)) }, spans }
}

// A script that is ready needs no writing, and one that is to be written is not ready: what is said last holds.
const replacedBy: Partial<Record<Extra, Extra>> = {
  scriptwriting: 'ready-script',
  'ready-script': 'scriptwriting',
}

/** A brief's extras after an answer about them. */
export function withExtras(
  brief: Brief,
  { wanted, refused }: ExtrasAnswer,
): Pick<Brief, 'extras' | 'declined'> {
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

const isWhole = ({ tokens }: Message, phrases: readonly (readonly string[])[]) =>
  phrases.some(
    phrase =>
      standsAt(tokens, 0, phrase) && tokens.slice(phrase.length).every(({ word }) => fillers.has(word)),
  )

/** An answer that adds nothing: "no", "niente", "va bene così". */
export const isNothing = (message: Message): boolean => isWhole(message, nothingMore)

export const isEverything = (message: Message): boolean => isWhole(message, everything)

/** All that can be added: not what only the client can bring. */
export const allExtras: readonly Extra[] = extras.filter(extra => !isBrought(extra))
