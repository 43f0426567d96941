import { standsIn } from '../../language/patterns.ts'
import { type Span, type Token, wordsIn } from '../../language/tokens.ts'
import type { Slot } from '../brief/brief.ts'
import {
  addressed,
  canBeDone,
  howMuch,
  inclusion,
  interrogative,
  proposal,
  request,
} from '../keywords/question-keywords.ts'
import { type NamedKind, namedIn } from '../message/named.ts'
import { extrasIn, hasTopicPhrase, isWhole, opensWith, type Part, topicsIn } from './question-topics.ts'

/** "È possibile?" */
export const isBareQuestion = (tokens: readonly Token[], part: Span) => isWhole(tokens, part, canBeDone)

/** "Animazione o demo?" chooses neither. */
export const isChoice = (tokens: readonly Token[], part: Part, kinds: readonly NamedKind[]) =>
  part.isSigned &&
  new Set(kinds.map(({ kind }) => kind)).size > 1 &&
  wordsIn(tokens, part).some(({ word }) => word === 'o' || word === 'oppure')

/** "Mi fate un reel?" orders, "un minuto?" proposes: what they name is said, but never an extra. */
export function isRequest(
  tokens: readonly Token[],
  part: Part,
  isTagged: boolean,
  { asked, today }: { asked: Slot | null; today: string },
): boolean {
  const inside = wordsIn(tokens, part)
  if (isBareQuestion(tokens, part)) return false
  const { kinds, lengths, days, extras } = namedIn({ text: part.text, tokens: inside, today })
  const isExtra = extras.length > 0 || (asked === 'extras' && extrasIn(tokens, part, today).length > 0)
  if (isExtra || topicsIn(tokens, part, today).includes('formats')) return false
  if (standsIn(tokens, inclusion, part) || opensWith(tokens, part, howMuch)) return false
  // "E magari dei pezzi più corti per Facebook?" answers nothing that was asked.
  if (isChoice(tokens, part, kinds)) return false
  const isOfKind = asked === 'kind' || standsIn(tokens, request, part)
  const isNamed =
    (isOfKind ? kinds.length : 0) + lengths.length + (asked === 'deadline' ? days.length : 0) > 0
  const isFigure =
    (asked === 'duration' && lengths.length > 0) ||
    ((asked === 'duration' || asked === 'deadline') && inside.some(({ word }) => /\d/.test(word)))
  if (isFigure && topicsIn(tokens, part, today).every(topic => topic === 'fine')) return true
  if (!isNamed)
    return (
      isShort(inside) &&
      asked !== null &&
      topicsIn(tokens, part, today).length === 0 &&
      !standsIn(tokens, addressed, part) &&
      !opensWith(tokens, part, interrogative)
    )
  if (standsIn(tokens, request, part)) return true
  return !hasTopicPhrase(tokens, part) && (standsIn(tokens, proposal, part) || isShort(inside) || isTagged)
}

const MAX_PROPOSED = 4
export const isShort = (words: readonly Token[]) => words.length <= MAX_PROPOSED
