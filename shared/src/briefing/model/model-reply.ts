import { dateIt } from '../../formats/date-it.ts'
import { durationIt } from '../../formats/duration-it.ts'
import { daysIn } from '../../language/dates.ts'
import { lengthsIn } from '../../language/lengths.ts'
import { type Token, tokensOf, wholeOf } from '../../language/tokens.ts'
import { modelTextsFault } from '../../script-improvement/answer-faults.ts'
import { numbersOf } from '../../script-improvement/facts.ts'
import type { Brief } from '../brief/brief.ts'
import { moneySigns, moneyWords, personClaim } from '../keywords/model-reply-keywords.ts'
import { extrasIn } from '../questions/question-topics.ts'
import { isFormal } from './formal-address.ts'
import type { Heard } from './model-facts.ts'

export interface Known extends Heard {
  /** What our rules understood of lengths and dates. */
  readonly brief: Pick<Brief, 'durationSeconds' | 'deadline' | 'company'>
}

const timesIn = (text: string, today: string) => {
  const tokens = tokensOf(text)
  return {
    lengths: new Set(lengthsIn(text, tokens).map(length => length.seconds)),
    days: new Set(daysIn(tokens, today).map(({ day }) => day)),
  }
}

function statesAnotherTime(reply: string, { text, before, brief, today }: Known): boolean {
  const given = timesIn(`${before}\n${text}`, today)
  const said = timesIn(reply, today)
  return (
    said.lengths.values().some(length => length !== brief.durationSeconds && !given.lengths.has(length)) ||
    said.days.values().some(day => day !== brief.deadline && !given.days.has(day))
  )
}

const ours = ({ durationSeconds, deadline, company }: Known['brief']) =>
  [
    durationSeconds === null ? '' : `${durationSeconds} ${durationIt(durationSeconds)}`,
    deadline === null ? '' : dateIt(deadline),
    company ?? '',
  ].join(' ')

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')

/**
 * Whether a reply speaks of money otherwise than the client: three words on end, what follows of the sentence among
 * them, are the client's own in "deve restare che costa meno di un caffè".
 */
function statesMoney(reply: string, text: string): boolean {
  const tokens = tokensOf(reply)
  const given = ` ${wordsOf(tokensOf(text))} `
  const isLast = (at: number) => (tokens[at + 1]?.boundary ?? 'clause') !== 'none'
  const isQuoted = (at: number) =>
    (isLast(at) ? [2] : [0, 1])
      .map(before => tokens.slice(Math.max(0, at - before), at - before + 3))
      .some(around => around.length === 3 && given.includes(` ${wordsOf(around)} `))
  return tokens.some(({ word }, at) => moneyWords.has(word) && !isQuoted(at))
}

/** Why a model's reply, or the beginning of one, may not be said; null when it may. */
export function replyFault(reply: string, known: Known): string | null {
  if (reply === '') return 'nothing-said'
  const given = `${known.before}\n${known.text} ${ours(known.brief)}`
  const numbers = new Set(numbersOf(given))
  if (moneySigns.test(reply) || statesMoney(reply, known.text)) return 'money'
  if (numbersOf(reply).some(number => !numbers.has(number))) return 'numbers-added'
  if (statesAnotherTime(reply, known)) return 'times-added'
  if (personClaim.test(reply)) return 'claims-to-be-a-person'
  if (isFormal(reply)) return 'formal-address'
  return modelTextsFault([reply], given)
}

const extrasOf = (text: string, today: string) => {
  const tokens = tokensOf(text)
  return extrasIn(tokens, wholeOf(tokens), today)
}

/** Why a reply may not be said beside a brief: it states an extra, and does not ask about one, that nobody has named. */
export function claimFault(reply: string, { extras, declined }: Brief, heard: Heard): string | null {
  const { text, before, today } = heard
  const stated = (reply.match(/[^.!?…]+[.!…]*\??/gu) ?? []).filter(sentence => !sentence.endsWith('?'))
  const claimed = extrasOf(stated.join('\n'), today).filter(
    extra => ![...extras, ...declined].includes(extra),
  )
  if (claimed.length === 0) return null
  const named = extrasOf(`${before}\n${text}`, today)
  return claimed.every(extra => named.includes(extra)) ? null : 'extras-added'
}
