import { lengthsIn } from '../../language/lengths.ts'
import { numberWords } from '../../language/number-keywords.ts'
import { tokensOf } from '../../language/tokens.ts'
import { interviewTexts } from '../../messages/it/interview.ts'
import { type Brief, isSettled, keyOf, type Slot, slots, withNote } from '../brief/brief.ts'
import { readExtras } from '../brief/read-extras.ts'
import {
  extraProposal,
  type Interview,
  questionOf,
  type Step,
  type Typed,
  wordingOf,
} from '../interview/interview.ts'
import { readDay, readLength } from '../interview/read-answer.ts'
import type { ModelAnswer, ModelFact } from './model-answer.ts'
import { moneyWords, personClaim, timeWords } from './reply-keywords.ts'

const plain = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** Returns a fact counts only where its words stand in this very message. */
const isQuoted = ({ words }: ModelFact, text: string) => plain(text).includes(plain(words))

/** Returns a brief after one fact; unchanged where our readers do not confirm its length or day. */
function withFact(brief: Brief, fact: ModelFact, today: string): Brief {
  const { field, words } = fact
  if (field === 'extra') return brief
  if (field === 'note') return withNote(brief, words)
  if (field === 'format') return { ...brief, formats: [...new Set([...brief.formats, fact.value])] }
  if (field === 'language') return { ...brief, languages: [...new Set([...brief.languages, fact.value])] }
  if (field === 'left') return leftOpen(brief, fact.value)
  const value = readValue(fact, today)
  if (value === null) return withNote(brief, words)
  return { ...brief, [keyOf(field)]: value, unknowns: brief.unknowns.filter(slot => slot !== field) }
}

function readValue(fact: Extract<ModelFact, { words: string }>, today: string): string | number | null {
  if (fact.field === 'kind') return fact.value
  if (fact.field === 'duration') {
    const read = readLength(fact.words)
    return 'seconds' in read ? read.seconds : null
  }
  if (fact.field === 'deadline') {
    const read = readDay(fact.words, today)
    return 'fault' in read ? null : read.day
  }
  return fact.words
}

const leftOpen = (brief: Brief, slot: Slot): Brief =>
  isSettled(brief, slot)
    ? brief
    : { ...brief, unknowns: slots.filter(other => other === slot || brief.unknowns.includes(other)) }

const counted = new Set(numberWords.filter(word => !['un', 'una', 'uno'].includes(word)))
const markup = /[<>[\]{}`*_#|\\]|https?:|www\.|\b[\w-]+\.(?:com|it|net|org|eu|io|app)\b|@|[€$£%]/iu
/**
 * Returns true for a reply that may be shown: no markup, link, telephone, sum, and no number, time, length or extra
 * that the client has not written in this message.
 */
export function isSafeReply(reply: string, said: string): boolean {
  if (reply === '' || markup.test(reply) || personClaim.test(reply)) return false
  const tokens = tokensOf(reply)
  const given = new Set(tokensOf(said).map(({ word }) => word))
  const isNew = ({ word }: { word: string }) => !given.has(word)
  const claims = tokens.filter(
    ({ word }) => /\d/.test(word) || moneyWords.has(word) || timeWords.has(word) || counted.has(word),
  )
  if (claims.some(isNew)) return false
  const { named } = readExtras(said)
  const lengths = new Set(lengthsIn(said, tokensOf(said)).map(({ seconds }) => seconds))
  return (
    readExtras(reply).named.every(extra => named.includes(extra)) &&
    lengthsIn(reply, tokens).every(({ seconds }) => lengths.has(seconds))
  )
}

/**
 * Applies a model's answer to the client's message: facts whose words stand in it, extras as proposals. Null where
 * nothing of it holds, so that the interview takes the message itself.
 */
export function modelStep(
  interview: Interview,
  { text, turnId, today }: Typed,
  answer: ModelAnswer,
): Step | null {
  const facts = answer.facts.filter(fact => isQuoted(fact, text))
  const brief = facts.reduce((known, fact) => withFact(known, fact, today), interview.brief)
  const extras = [...new Set(facts.flatMap(fact => (fact.field === 'extra' ? [fact.value] : [])))]
  const proposals = extras.filter(extra => !brief.extras.includes(extra)).map(extraProposal)
  const isChanged = JSON.stringify(brief) !== JSON.stringify(interview.brief)
  if (!isChanged && proposals.length === 0) return null
  const typed = facts.flatMap(fact =>
    (fact.field === 'kind' || fact.field === 'duration') && readValue(fact, today) !== null
      ? [[fact.field, { turnId, words: fact.words }] as const]
      : [],
  )
  const after: Interview = {
    ...interview,
    brief,
    sources: { ...interview.sources, ...Object.fromEntries(typed) },
    reopened: null,
    month: null,
  }
  const question = questionOf(after)
  const own = question === null ? interviewTexts.complete : wordingOf(question)
  return { interview: after, reply: isSafeReply(answer.reply, text) ? answer.reply : own, proposals }
}
