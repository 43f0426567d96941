import { placeOf } from '../phrases.ts'
import { type Token, tokensOf } from '../tokens.ts'
import {
  type ScriptFigures,
  type SpokenTime,
  scriptFiguresOf,
  spokenTextOf,
  spokenTimeOf,
  wordCountOf,
} from './figures.ts'
import { numberMarks, passiveMarks, type ScriptMark, wordingMarks } from './marks.ts'
import { type Sentence, sentencesIn } from './sentences.ts'
import { type CallToAction, callIn, type OpeningVerdict, openingOf } from './structure.ts'

/** Maximum words of a sentence that a listener can follow. */
const MAX_SENTENCE_WORDS = 25
const VERY_LONG_SENTENCE = 35

/** Maximum seconds of a first sentence. */
export const OPENING_SECONDS = 5

/** Number of last sentences in which a call to action counts. */
const CLOSING_SENTENCES = 3

export interface ScriptAnalysis {
  readonly figures: ScriptFigures
  readonly spoken: SpokenTime
  readonly longestSentence: number
  /** Null for a text without words. */
  readonly opening: { verdict: OpeningVerdict; seconds: number } | null
  readonly call: CallToAction['verdict'] | null
  /** By their places, the longer first of two that begin together. */
  readonly marks: readonly ScriptMark[]
}

interface Part extends Sentence {
  readonly text: string
  readonly tokens: readonly Token[]
}

// A sentence's tokens are a slice of the text's own, so that one passage through the text is enough.
function partsOf(text: string, tokens: readonly Token[]): Part[] {
  let at = 0
  return sentencesIn(text).map(({ start, end }) => {
    while ((tokens[at]?.start ?? end) < start) at++
    const first = at
    while ((tokens[at]?.start ?? end) < end) at++
    return { start, end, text: text.slice(start, end), tokens: tokens.slice(first, at) }
  })
}

function longMarks(parts: readonly Part[]): ScriptMark[] {
  return parts
    .filter(part => part.tokens.length > MAX_SENTENCE_WORDS)
    .map(({ start, end, tokens }) => ({
      code: 'long-sentence',
      severity: tokens.length > VERY_LONG_SENTENCE ? 'high' : 'medium',
      start,
      end,
      count: tokens.length,
    }))
}

function openingMarks(first: Part, { verdict, seconds }: { verdict: OpeningVerdict; seconds: number }) {
  const { start, end } = first
  const marks: ScriptMark[] = []
  if (verdict === 'greeting') marks.push({ code: 'greeting', severity: 'high', start, end })
  if (verdict === 'company') marks.push({ code: 'company-first', severity: 'high', start, end })
  if (seconds > OPENING_SECONDS)
    marks.push({ code: 'slow-opening', severity: 'medium', start, end, count: seconds })
  return marks
}

function callMarks(closing: readonly Part[], call: CallToAction, tokens: readonly Token[]): ScriptMark[] {
  const last = closing.at(-1)
  if (!last || call.verdict === 'clear') return []
  if (call.verdict === 'missing')
    return [{ code: 'no-call', severity: 'high', start: last.start, end: last.end }]
  return [{ code: 'weak-call', severity: 'medium', ...placeOf(tokens, call) }]
}

const byPlace = (a: ScriptMark, b: ScriptMark) => a.start - b.start || b.end - a.end

/**
 * Everything that can be said of a script at a glance: figures, how it opens and what it asks for, and the
 * passages that could be better. Fast enough for every key that is pressed.
 */
export function analyseScript(text: string): ScriptAnalysis {
  const tokens = tokensOf(text)
  const parts = partsOf(text, tokens)
  const [first] = parts
  const closing = parts.slice(-CLOSING_SENTENCES)
  const closingTokens = closing.flatMap(part => part.tokens)
  const call = first ? callIn(closingTokens) : null
  const opening = first && {
    verdict: openingOf(first.tokens, first.text),
    seconds: spokenTimeOf(first.text).seconds,
  }
  const marks = [
    ...longMarks(parts),
    ...wordingMarks(tokens),
    ...passiveMarks(tokens),
    ...numberMarks(text),
    ...(first && opening ? openingMarks(first, opening) : []),
    ...(call ? callMarks(closing, call, closingTokens) : []),
  ]
  return {
    figures: scriptFiguresOf(text),
    spoken: spokenTimeOf(spokenTextOf(text)),
    longestSentence: parts.reduce((most, part) => Math.max(most, wordCountOf(part.text)), 0),
    opening: opening ?? null,
    call: call?.verdict ?? null,
    marks: marks.sort(byPlace),
  }
}
