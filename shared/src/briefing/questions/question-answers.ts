import { quotePrices } from '../../catalogue/price-list.ts'
import { truths } from '../../catalogue/truths.ts'
import { capitalized } from '../../formats/capitalized.ts'
import { dateIt } from '../../formats/date-it.ts'
import { entroIl } from '../../formats/day-it.ts'
import { euro } from '../../formats/euro.ts'
import { addDays } from '../../language/calendar.ts'
import { daysIn } from '../../language/dates.ts'
import { standsIn } from '../../language/patterns.ts'
import { tokensOf } from '../../language/tokens.ts'
import {
  assistantTexts,
  extraMeanings,
  extraTexts,
  kindTexts,
  questionTexts,
} from '../../messages/it/briefing.ts'
import { signedPrice } from '../../messages/it/briefing-choices.ts'
import { panelTexts } from '../../messages/it/briefing-panel.ts'
import { quoteOf } from '../../pricing/quote.ts'
import { type Brief, type Extra, isSlot, rowOfKind, type Slot } from '../brief/brief.ts'
import { extraPrices } from '../brief/offered-extras.ts'
import { composeSummary } from '../brief/summary.ts'
import { answerOf } from '../brief/written.ts'
import { stockMusic } from '../keywords/cue-keywords.ts'
import { explaining, secondShape } from '../keywords/question-keywords.ts'
import { kindsNamedIn } from '../message/named.ts'
import type { Question } from './asked-back.ts'

const { baseByRow } = quotePrices

/** What a question is answered by. */
export interface Answering {
  /** The brief after the turn. */
  readonly brief: Brief
  /** The question that waits, or waited before the turn. */
  readonly asked: Slot | null
  /** `YYYY-MM-DD` */
  readonly today: string
  /** What the last questions were answered by: nobody is told the same twice. */
  readonly before: readonly string[]
}

/** Questions with what is said to them; `isPassedOn` tells those that the team has to answer. */
export interface Answered {
  readonly questions: readonly Question[]
  readonly answers: readonly string[]
  /** What the next questions are measured by. */
  readonly told: readonly string[]
}

const MAX_TOLD = 6

/** "I sottotitoli: +50 € rispetto al prezzo di base.", and what they are where that is asked. */
function aboutExtra(extra: Extra, question: Question, brief: Brief): string {
  const price = priceOfExtra(extra, question, brief)
  return standsIn(tokensOf(question.text), explaining) ? `${extraMeanings[extra]} ${price}` : price
}

function priceOfExtra(extra: Extra, { text }: Question, { extras, declined }: Brief): string {
  if (extra === 'music' && standsIn(tokensOf(text), stockMusic)) return assistantTexts.stockMusic
  const price = signedPrice(extraPrices[extra])
  const name = capitalized(extraTexts[extra])
  if (extras.includes(extra)) return assistantTexts.extraIsIn(name, price)
  return declined.includes(extra)
    ? assistantTexts.extraIsOut(name, price)
    : assistantTexts.extraCosts(name, price)
}

const otherLanguage = /\b(?:ingles|tedesc|frances|spagnol|lingu)\p{L}+/iu

const amount = /(\d+)\s*(?:€|euro)/iu

function aboutPrice({ text }: Question, brief: Brief): string {
  const total = quoteOf(composeSummary(brief)).totalCents
  const [, budget] = amount.exec(text.replaceAll('.', '')) ?? []
  if (budget !== undefined && brief.kind !== null)
    return assistantTexts[Number(budget) * 100 >= total ? 'fits' : 'exceeds'](euro(total))
  // "Anche verticale per le storie, costa in più?" asks for no reel.
  if (standsIn(tokensOf(text), secondShape)) return truths.formats
  const named = [...new Set(kindsNamedIn(tokensOf(text)))].filter(kind => kind !== brief.kind)
  if (named.length > 0) {
    return named
      .map(kind => assistantTexts.priceOf(kindTexts[kind], euro(baseByRow[rowOfKind[kind]])))
      .join(' ')
  }
  // "Quanto costa la versione spagnola?" asks for no total.
  if (otherLanguage.test(text)) return truths.languages
  return brief.kind === null ? truths.price : assistantTexts.priceSoFar(euro(total))
}

/** So many days from today are enough whatever is ordered. */
const ENOUGH_DAYS = 14
const howLong = /quant|quando|temp/iu

/** The day that a question asks about; null where it asks how long it takes. */
function dayAsked({ text }: Question, { brief, today }: Answering): string | null {
  if (howLong.test(text)) return null
  const [named] = daysIn(tokensOf(text), today)
  return named?.day ?? brief.deadline
}

function isKept(question: Question, answering: Answering): boolean {
  const day = dayAsked(question, answering)
  return day === null || day >= addDays(answering.today, ENOUGH_DAYS)
}

function aboutDays(question: Question, answering: Answering): string {
  const day = dayAsked(question, answering)
  return day !== null && isKept(question, answering)
    ? assistantTexts.inTime(entroIl(dateIt(day)))
    : truths.days
}

function aboutField({ field }: Question, brief: Brief): string | null {
  if (field === undefined) return null
  const value = answerOf(brief, field)
  const label = panelTexts.labels[field]
  return value === null ? assistantTexts.notNoted(label) : assistantTexts.noted(label, value)
}

/** What the truths, the price list and the brief say to a question; null where they say nothing. */
function answerTo(question: Question, answering: Answering): string | null {
  const { topic, field } = question
  const { brief, asked } = answering
  if (topic === 'other') return null
  if (topic === 'extra') return question.extras.map(extra => aboutExtra(extra, question, brief)).join(' ')
  if (topic === 'price') return aboutPrice(question, brief)
  if (topic === 'days') return aboutDays(question, answering)
  if (topic === 'noted') return aboutField(question, brief)
  if (topic !== 'meaning' && topic !== 'advice') return truths[topic]
  const isOfKinds = kindsNamedIn(tokensOf(question.text)).length > 1
  const slot = isOfKinds ? 'kind' : field !== undefined && isSlot(field) ? field : asked
  return slot === null ? truths.next : questionTexts[slot][topic]
}

const ofTheBrief = new Set<Question['topic']>(['price', 'extra', 'noted'])

/**
 * Answers questions from the truths, the price list and the brief, and from nowhere else. What they do not answer is
 * passed on, and so is what comes again after the same answer; a sum, and what is written, is told as often as it is
 * asked for.
 */
export function answered(put: readonly Question[], answering: Answering): Answered {
  const { before } = answering
  const told = put.map(question => {
    const text = question.isPassedOn ? null : answerTo(question, answering)
    const isAgain = text !== null && !ofTheBrief.has(question.topic) && before.includes(text)
    const isLeft = text === null || isAgain || (question.topic === 'days' && !isKept(question, answering))
    return { question: { ...question, isPassedOn: isLeft }, text: isAgain ? null : text }
  })
  const questions = told.map(({ question }) => question)
  // The price list is not read out again beside another answer.
  const isListAgain = (text: string) => text === truths.price && put.length > 1 && before.includes(text)
  const known = [...new Set(told.flatMap(({ text }) => (text === null || isListAgain(text) ? [] : text)))]
  const { passedOn, passedOnToo } = assistantTexts
  const open = before.at(-1) === passedOn ? passedOnToo : passedOn
  const answers = questions.some(({ isPassedOn }) => isPassedOn) ? [...known, open] : known
  return { questions, answers, told: known.length > 0 ? answers : [...before, ...answers].slice(-MAX_TOLD) }
}
