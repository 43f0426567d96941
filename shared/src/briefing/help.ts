import { clausesOf } from '../language/clauses.ts'
import { standsAt } from '../language/phrases.ts'
import { type Span, type Token, tokensOf } from '../language/tokens.ts'
import { fineWords, type HelpTopic, helpPhrases, helpWords } from './help-keywords.ts'
import { namedIn } from './named.ts'
import { insults, questionWords } from './talk-keywords.ts'

export interface Help {
  readonly topic: HelpTopic
  /** The question as it was put. */
  readonly text: string
}

/** A message taken apart: the questions that it puts back, and what it says. */
export interface Asked {
  readonly help: readonly Help[]
  readonly statement: string
}

const phrases = Map.groupBy(helpPhrases, ({ phrase: [first = ''] }) => first)

const phraseTopicAt = (tokens: readonly Token[], at: number): HelpTopic | undefined =>
  insults.has(tokens[at]?.word ?? '')
    ? 'insult'
    : phrases.get(tokens[at]?.word ?? '')?.find(({ phrase }) => standsAt(tokens, at, phrase))?.topic

function topicOf(tokens: readonly Token[], { first, last }: Span): HelpTopic | undefined {
  for (let at = first; at <= last; at++) {
    const topic = phraseTopicAt(tokens, at)
    if (topic !== undefined) return topic
  }
  return undefined
}

/** What a question is about: "Potete farmi un reel?" orders one, "un minuto?" proposes, and neither is one. */
function questionTopicOf(tokens: readonly Token[], clause: Span, today: string): HelpTopic | undefined {
  const inside = tokens.slice(clause.first, clause.last + 1)
  if (inside.every(({ word }) => fineWords.has(word))) return 'fine'
  const topic = inside.flatMap(({ word }) => helpWords[word] ?? [])[0]
  if (topic !== undefined || !questionWords.has(inside[0]?.word ?? '')) return topic
  const { all, kinds } = namedIn({ text: '', tokens: inside, today })
  return all.length > 0 || kinds.length > 0 ? undefined : 'other'
}

/** Finds the questions in a message, clause by clause: "un corporate di un minuto, quanto costa?" says and asks. */
export function helpIn(text: string, today: string): Asked {
  const tokens = tokensOf(text)
  const help: Help[] = []
  let statement = ''
  for (const clause of clausesOf(tokens)) {
    const start = clause.first === 0 ? 0 : (tokens[clause.first - 1]?.end ?? 0)
    const isLast = clause.last === tokens.length - 1
    const part = text.slice(start, isLast ? text.length : tokens[clause.last]?.end)
    const after = isLast ? part : text.slice(tokens[clause.last]?.end, tokens[clause.last + 1]?.start)
    const isQuestion = after.includes('?')
    const topic = topicOf(tokens, clause) ?? (isQuestion ? questionTopicOf(tokens, clause, today) : undefined)
    if (topic === undefined) statement += part
    else help.push({ topic, text: part })
  }
  return { help, statement }
}
