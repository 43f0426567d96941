import { indexOf, mentionsIn, shareWords } from '../language/mentions.ts'
import { standsAt } from '../language/phrases.ts'
import type { Span } from '../language/tokens.ts'
import { type Brief, type Extra, extras } from './brief.ts'
import {
  additions,
  allToUs,
  everything,
  fillers,
  included,
  looseExtras,
  nothingMore,
  removals,
  stockMusic,
  trades,
  wishes,
  yesWords,
} from './cue-keywords.ts'
import { clauseOf, isBare, isPrecededBy, type Message, placesOf } from './message.ts'
import type { Named, NamedExtra } from './named.ts'
import { isBrought } from './offered-extras.ts'
import { exceptionsIn, isOwned, isTurnedDown } from './owned.ts'
import type { Understood } from './typed-answers.ts'

export interface ExtrasAnswer {
  readonly wanted: readonly Extra[]
  readonly refused: readonly Extra[]
}

const loose = indexOf<Extra>(looseExtras)

// "Ne parliamo a voce" asks for no voice-over.
const isByVoice = ({ tokens }: Message, { first }: Span) =>
  tokens[first]?.word === 'voce' && tokens[first - 1]?.word === 'a'

function looselyNamed(message: Message, strict: readonly NamedExtra[]): NamedExtra[] {
  const isOpen = (mention: Span) =>
    message.asked === 'extras' ||
    isPrecededBy(message, mention, removals) ||
    isPrecededBy(message, mention, additions)
  return mentionsIn(message.tokens, loose)
    .filter(
      mention =>
        isOpen(mention) && !isByVoice(message, mention) && !strict.some(other => shareWords(other, mention)),
    )
    .map(mention => ({ ...mention, extra: mention.code }))
}

// "Facciamo riprese con droni" tells the client's own trade, in answer to anything but the question about extras.
function isTrade(message: Message, named: NamedExtra): boolean {
  if (message.asked === 'extras' || !isPrecededBy(message, named, trades)) return false
  return !isPrecededBy(message, named, wishes)
}

/** What the client has or does already is not asked of us. */
const isClients = (message: Message, named: NamedExtra, all: readonly NamedExtra[]) =>
  !isBrought(named.extra) && isOwned(message, named, all)

/** Inside an answer about the public or the message an extra's name may be the client's subject. */
function isMeant(message: Message, named: Named, extra: NamedExtra): boolean {
  if (isTrade(message, extra)) return false
  const isOrder = isPrecededBy(message, extra, removals) || isPrecededBy(message, extra, additions)
  if (message.asked === 'materials' && !isBrought(extra.extra))
    return isOrder || isPrecededBy(message, extra, wishes)
  if (message.asked !== 'audience' && message.asked !== 'message') return true
  return (
    isOrder || isPrecededBy(message, extra, wishes) || isBare(message, clauseOf(message, extra), named.all)
  )
}

const isStockMusic = ({ tokens }: Message, { extra, first }: NamedExtra) =>
  extra === 'music' && stockMusic.some(words => standsAt(tokens, first, words))

/** Whether a message asks for music from a library: that is in every price. */
export const namesStockMusic = ({ tokens }: Message): boolean =>
  tokens.some((_, at) => stockMusic.some(words => standsAt(tokens, at, words)))

/** What the client does without us is turned down in answer to the question about extras, else not spoken of. */
function judged(message: Message, extra: NamedExtra, all: readonly NamedExtra[]): NamedExtra[] {
  const isNegated = extra.isNegated || isPrecededBy(message, extra, removals) || isTurnedDown(message, extra)
  if (!isClients(message, extra, all)) return [{ ...extra, isNegated }]
  // A logo that is there says nothing about its animation.
  const isLogo = extra.extra === 'logo-animation' && extra.first === extra.last
  return message.asked === 'extras' && !isNegated && !isLogo ? [{ ...extra, isNegated: true }] : []
}

const unique = (list: readonly NamedExtra[]) =>
  extras.filter(extra => list.some(named => named.extra === extra))

/** The extras that a message asks for or refuses, in any of its words. */
export function extrasIn(message: Message, named: Named): Understood<ExtrasAnswer> | null {
  const all = [...named.extras, ...looselyNamed(message, named.extras)].toSorted((a, b) => a.first - b.first)
  const found = all
    .filter(extra => isMeant(message, named, extra) && !isStockMusic(message, extra))
    .flatMap(extra => judged(message, extra, all))
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

const isFiller = (word: string) => fillers.has(word) || included.has(word)

const isWhole = ({ tokens }: Message, phrases: readonly (readonly string[])[]) =>
  phrases.some(
    phrase => standsAt(tokens, 0, phrase) && tokens.slice(phrase.length).every(({ word }) => isFiller(word)),
  )

/** An answer that adds nothing: "no", "niente", "va bene così". */
export const isNothing = (message: Message): boolean => isWhole(message, nothingMore)

/** "Tutto", and "tutto tranne il drone" where the exceptions are found beside it. */
export function isEverything(message: Message, named: readonly Span[]): boolean {
  const taken = placesOf([...named, ...exceptionsIn(message)])
  const rest = message.tokens.filter((_, at) => !taken.has(at))
  return isWhole({ ...message, tokens: rest }, everything)
}

/** "Sì" and "ok" want something, and do not say what. */
export const isBareYes = ({ tokens }: Message): boolean =>
  tokens.length > 0 && tokens.length <= 3 && tokens.every(({ word }) => yesWords.has(word))

/** "No, dovete fare tutto voi": there is nothing to bring. */
export const leavesAllToUs = ({ tokens }: Message): boolean =>
  tokens.some((_, at) => allToUs.some(words => standsAt(tokens, at, words)))
