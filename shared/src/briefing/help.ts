import { clausesOf } from '../italian/clauses.ts'
import { standsAt } from '../italian/phrases.ts'
import { type Span, type Token, tokensOf } from '../italian/tokens.ts'
import { type HelpTopic, helpPhrases, helpWords } from './help-keywords.ts'

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

function topicOf(
  tokens: readonly Token[],
  { first, last }: Span,
  isQuestion: boolean,
): HelpTopic | undefined {
  for (let at = first; at <= last; at++) {
    const found = helpPhrases.find(({ phrase }) => standsAt(tokens, at, phrase))
    if (found !== undefined) return found.topic
  }
  if (!isQuestion) return undefined
  return tokens.slice(first, last + 1).flatMap(({ word }) => helpWords[word] ?? [])[0]
}

/** Finds the questions in a message, clause by clause: "un corporate di un minuto, quanto costa?" says and asks. */
export function helpIn(text: string): Asked {
  const tokens = tokensOf(text)
  const help: Help[] = []
  let statement = ''
  for (const clause of clausesOf(tokens)) {
    const start = clause.first === 0 ? 0 : (tokens[clause.first - 1]?.end ?? 0)
    const isLast = clause.last === tokens.length - 1
    const part = text.slice(start, isLast ? text.length : tokens[clause.last]?.end)
    const after = isLast ? part : text.slice(tokens[clause.last]?.end, tokens[clause.last + 1]?.start)
    const topic = topicOf(tokens, clause, after.includes('?'))
    if (topic === undefined) statement += part
    else help.push({ topic, text: part })
  }
  return { help, statement }
}
