import type { Topic } from '../catalogue/truths.ts'
import { standsIn } from '../language/patterns.ts'
import { type Token, wordsIn } from '../language/tokens.ts'
import type { Question } from './asked-back.ts'
import type { Slot } from './brief.ts'
import { namedIn } from './named.ts'
import { canBeDone, willDo } from './question-keywords.ts'
import type { Part } from './question-parts.ts'
import { extrasIn, topicsIn } from './question-topics.ts'

const withFigures = new Set<Topic>(['fine', 'advice', 'days'])

/** "Un minuto e mezzo va bene?" names the length or the day, and asks whether it will do. */
export function aboutFigure(
  tokens: readonly Token[],
  part: Part,
  asked: Slot | null,
  today: string,
): Question[] {
  const isPut = [willDo, canBeDone].some(patterns => standsIn(tokens, patterns, part))
  if (!part.isSigned || !isPut || !hasFigure(tokens, part, asked, today)) return []
  const isOther =
    extrasIn(tokens, part, today).length > 0 ||
    topicsIn(tokens, part, today).some(topic => !withFigures.has(topic))
  if (isOther) return []
  const about =
    asked === 'deadline' ? ({ topic: 'days' } as const) : ({ topic: 'advice', field: asked } as const)
  return [{ ...about, extras: [], text: part.text.trim(), isPassedOn: false } as Question]
}

/** Whether a clause names a length or a day where one was asked for. */
export function hasFigure(tokens: readonly Token[], part: Part, asked: Slot | null, today: string): boolean {
  if (asked !== 'duration' && asked !== 'deadline') return false
  const { lengths, days } = namedIn({ text: part.text, tokens: wordsIn(tokens, part), today })
  return (asked === 'duration' ? lengths : days).length > 0
}
