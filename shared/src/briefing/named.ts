import { daysIn, type NamedDay } from '../language/dates.ts'
import { type Length, lengthsIn } from '../language/lengths.ts'
import { indexOf, type Mention, mentionsIn } from '../language/mentions.ts'
import type { Span, Token } from '../language/tokens.ts'
import { itemKeywords } from '../pricing/keywords.ts'
import { type BriefKind, briefKinds, type Extra, extras } from './brief.ts'
import { otherNames } from './extra-keywords.ts'
import { formKeywords, subjectKeywords } from './kind-keywords.ts'
import type { Message } from './message.ts'

type Code = `form:${BriefKind}` | `subject:${BriefKind}` | `item:${Extra | 'short-video'}` | `other:${Extra}`

const prefixed = <Key extends string, Prefix extends string>(
  prefix: Prefix,
  table: Readonly<Record<Key, readonly string[]>>,
) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(table).map(([key, patterns]) => [`${prefix}:${key}`, patterns]),
  ) as Record<`${Prefix}:${Key}`, readonly string[]>

// One index, so that "animazione del logo" is no animated video and "riprese aeree" no filming at the office.
const index = indexOf<Code>({
  ...prefixed('form', formKeywords),
  ...prefixed('subject', subjectKeywords),
  ...prefixed('item', itemKeywords),
  ...prefixed('other', otherNames),
})

export interface NamedKind extends Span {
  readonly kind: BriefKind
  readonly isForm: boolean
}

export interface NamedExtra extends Span {
  readonly extra: Extra
  readonly isNegated: boolean
}

/** Everything with a type of its own that a message names, wanted or not. */
export interface Named {
  readonly kinds: readonly NamedKind[]
  readonly extras: readonly NamedExtra[]
  readonly lengths: readonly Length[]
  readonly days: readonly NamedDay[]
  readonly all: readonly Span[]
}

const kindOf = ({ code }: Mention<Code>) => briefKinds.find(kind => code.endsWith(`:${kind}`))
const extraOf = ({ code }: Mention<Code>) => extras.find(extra => code.endsWith(`:${extra}`))
const isKindCode = (code: Code) => code.startsWith('form:') || code.startsWith('subject:')

/** What a message names by a keyword or a figure, negated kinds left out; `all` are the places that are taken by it. */
export function namedIn({ text, tokens, today }: Pick<Message, 'text' | 'tokens' | 'today'>): Named {
  const mentions = mentionsIn(tokens, index)
  const kinds = mentions.flatMap(mention => {
    const kind = isKindCode(mention.code) && !mention.isNegated ? kindOf(mention) : undefined
    return kind === undefined ? [] : [{ ...mention, kind, isForm: mention.code.startsWith('form:') }]
  })
  const named = mentions.flatMap(mention => {
    const extra = isKindCode(mention.code) ? undefined : extraOf(mention)
    return extra === undefined ? [] : [{ ...mention, extra }]
  })
  const lengths = lengthsIn(text, tokens)
  const days = daysIn(tokens, today)
  const forms = kinds.filter(({ isForm }) => isForm)
  return { kinds, extras: named, lengths, days, all: [...forms, ...named, ...lengths, ...days] }
}

/** The kinds that a text names, wanted or not. */
export const kindsNamedIn = (tokens: readonly Token[]): BriefKind[] =>
  mentionsIn(tokens, index).flatMap(mention => (isKindCode(mention.code) ? (kindOf(mention) ?? []) : []))

/** The kinds that a text refuses. */
export const refusedKindsIn = (tokens: readonly Token[]): Pick<NamedKind, 'kind' | 'isForm'>[] =>
  mentionsIn(tokens, index).flatMap(mention => {
    const kind = isKindCode(mention.code) && mention.isNegated ? kindOf(mention) : undefined
    return kind === undefined ? [] : [{ kind, isForm: mention.code.startsWith('form:') }]
  })
