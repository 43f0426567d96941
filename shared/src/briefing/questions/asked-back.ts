import type { Topic } from '../../catalogue/truths.ts'
import { foundIn, standsIn } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'
import { type Span, type Token, tokensOf, wordAt, wordsIn } from '../../language/tokens.ts'
import type { BriefField, Extra, Slot } from '../brief/brief.ts'
import {
  announced,
  articled,
  askingIfNeeded,
  atOnceNo,
  beyondTruths,
  certain,
  explaining,
  indirect,
  orNot,
  plain,
  saidAgain,
  toldInVideo,
  wasAsked,
  willDo,
  wish,
} from '../keywords/question-keywords.ts'
import { beforeClauseOpeners } from '../message/message.ts'
import { namedWithin } from '../message/named.ts'
import { askedForWords } from '../message/read-words.ts'
import {
  aboutFigure,
  asksInSentence,
  beforeEndingQuestions,
  endsInDoubt,
  extrasIn,
  fieldsIn,
  hasFigure,
  isBareHowMuch,
  isBeyondTruths,
  isHedge,
  isTag,
  isWhole,
  openingOf,
  opensWith,
  type Part,
  partsOf,
  topicsIn,
} from './question-topics.ts'
import { isBareQuestion, isChoice, isRequest, isShort } from './requests.ts'

/** A question that a client puts back. */
export interface Question {
  readonly topic: Topic | 'other'
  /** The extras it is about. */
  readonly extras: readonly Extra[]
  /** The field of the brief that it names. */
  readonly field?: BriefField | undefined
  /** No truth answers it, whatever it is about: the team does. */
  readonly isPassedOn: boolean
  /** The question as it was put. */
  readonly text: string
}

/** A message taken apart: the questions that it puts back, and what it says. */
export interface TakenApart {
  readonly questions: readonly Question[]
  readonly statement: string
  /** What is asked about, and not ordered behind the question: it is offered, never filed. */
  readonly offered: readonly Extra[]
  /** What is asked about and answered with a no at once: "il drone serve? direi di no". */
  readonly refused: readonly Extra[]
}

/** Asked about an extra these are answered by what it costs. */
const extraTopics = wordSet(
  'price included fine rights kinds advice changes contact next languages examples noted meaning',
)

interface Judged extends Part {
  readonly asks: boolean
  readonly questions: readonly Question[]
}

/** Whether a clause asks, by its words alone: nobody dictates question marks. */
function asksByWords(tokens: readonly Token[], part: Span, asked: Slot | null): boolean {
  return (
    opensWith(tokens, part, indirect) ||
    endsInDoubt(tokens, part) ||
    isBareHowMuch(tokens, part) ||
    (standsIn(tokens, certain, part) && !standsIn(tokens, wasAsked, part)) ||
    // In an answer in the client's own words "chi lo fa" and "è gratis" ask nothing.
    (askedForWords.has(asked)
      ? opensWith(tokens, part, plain)
      : standsIn(tokens, plain, part) && !standsIn(tokens, toldInVideo, part))
  )
}

function questionsOf(tokens: readonly Token[], part: Part, today: string): Question[] {
  const extras = extrasIn(tokens, part, today)
  const topics = topicsIn(tokens, part, today, openingOf(tokens, part).first)
  const others = topics.filter(topic => extras.length === 0 || !extraTopics.has(topic))
  const isExtra = extras.length > 0 && others.length < Math.max(1, topics.length)
  const [field = fieldsIn(tokens, { first: part.from, last: part.last })[0]] = fieldsIn(tokens, part)
  const text = part.text.trim()
  const { kinds } = namedWithin(tokens, part, today)
  // "Quanto costa un video aziendale col drone"
  const isOfVideo = isExtra && topics.includes('price') && kinds.length > 0
  const known: Topic[] = [
    ...(isExtra ? (['extra'] as const) : []),
    ...(isOfVideo ? (['price'] as const) : []),
    ...others,
  ]
  if (known.length === 0 && isChoice(tokens, part, kinds)) known.push('advice')
  if (known.length === 0) return [{ topic: 'other', extras: [], text, isPassedOn: true }]
  const isExplained = isExtra && standsIn(tokens, explaining, part)
  // What an extra costs is on the list, in whatever words it is asked.
  const isPriced = isExtra && topics.includes('price') && !standsIn(tokens, beyondTruths, part)
  const isPassedOn = !isExplained && !isOfVideo && !isPriced && isBeyondTruths(tokens, part, known, today)
  return known.map(topic => ({
    topic,
    extras: topic === 'extra' || topic === 'without' ? extras : [],
    ...(field && { field }),
    text,
    isPassedOn,
  }))
}

/** Finds the questions in a message, clause by clause: "un corporate di un minuto, quanto costa?" says and asks. */
export function takeApart(text: string, asked: Slot | null, today: string): TakenApart {
  const tokens = beforeEndingQuestions(beforeClauseOpeners(tokensOf(text)))
  const parts = partsOf(text, tokens)
  const judged: Judged[] = []
  parts.forEach((part, at) => {
    const isLast = parts[at + 1]?.sentence !== part.sentence
    const before = judged.at(-1)
    const figure = aboutFigure(tokens, part, asked, today)
    const isOrNot = before && aboutFigure(tokens, before, asked, today).length > 0
    if (figure.length > 0 || (isOrNot && opensWith(tokens, part, orNot))) {
      // "Entro fine mese è presto? Diciamo metà aprile"
      const isReplaced = parts.slice(at + 1).some(later => hasFigure(tokens, later, asked, today))
      const isProposed = figure.length > 0 && !isReplaced && standsIn(tokens, willDo, part)
      judged.push({ ...part, asks: !isProposed, questions: figure })
      return
    }
    // "Li montate voi, giusto?", "quanto durano, perché abbiamo da fare"
    const isOn = before?.asks && before.sentence === part.sentence
    const isNod = isOn && (isTag(tokens, part) || tokens[part.first]?.word === 'perche')
    const isTagged = isTag(tokens, parts[at + 1] ?? part)
    const isAsking = part.isSigned
      ? asksInSentence(tokens, part, isLast || isTagged) &&
        !isRequest(tokens, part, isTagged, { asked, today })
      : asksByWords(tokens, part, asked)
    const [field] = isAsking && isTagged ? fieldsIn(tokens, part) : []
    const noted: Question[] = field
      ? [{ topic: 'noted', extras: [], field, text: part.text.trim(), isPassedOn: false }]
      : []
    const questions = isAsking && !isNod && !field ? questionsOf(tokens, part, today) : noted
    judged.push({ ...part, asks: isNod || isAsking, questions })
  })
  const put = withTheirSubjects(tokens, withWhatWasSaid(tokens, judged, today), today)
  const refusing = put.map((part, at) => refusedAtOnce(tokens, put[at - 1], part))
  const merged = put.map((part, at) => ({ ...part, text: refusing[at]?.rest ?? part.text }))
  return {
    refused: refusing.flatMap(found => found?.extras ?? []),
    questions: merged.flatMap(({ questions }) => questions),
    offered: merged.flatMap(({ questions }, at) => {
      const about = questions.flatMap(({ extras }) => extras)
      const behind = about.length === 0 ? [] : merged.slice(at + 1).filter(isSaid)
      const ordered = behind.flatMap(part => extrasIn(tokens, part, today))
      return about.filter(extra => !ordered.includes(extra))
    }),
    statement: merged
      .filter((part, at) => isSaid(part) && !isLeadIn(tokens, part, merged[at + 1]))
      // What stood on either side of a question is not one sentence.
      .map((part, at, said) =>
        (said[at - 1]?.last ?? -1) < part.first - 1 ? part.text.replace(signs, '. ') : part.text,
      )
      .join('')
      .replace(/^\. /, ''),
  }
}

/** What a no right behind a question about an extra turns down, and what its clause says besides. */
function refusedAtOnce(tokens: readonly Token[], question: Judged | undefined, part: Judged) {
  const [no] = foundIn(tokens, atOnceNo, part)
  const extras = question?.questions.flatMap(one => one.extras) ?? []
  const isPut = question?.asks && !part.asks && standsIn(tokens, askingIfNeeded, question)
  if (!isPut || extras.length === 0 || no?.first !== part.first) return null
  const rest = part.text.slice((tokens[no.last]?.end ?? 0) - (tokens[part.first - 1]?.end ?? 0))
  return { extras, rest: no.last === part.last ? '' : rest }
}

const isSaid = ({ asks }: Judged) => !asks

const signs = /^[\s?!.,;:…"»]+/

/** What can be said to "si può fare?" by the truth about what was said before it. */
const feasible = wordSet('several languages formats without payment editing upload')

/** "Prima del 28 marzo. È possibile?" asks about what was said last: a day is answered, the rest is passed on. */
function withWhatWasSaid(tokens: readonly Token[], parts: readonly Judged[], today: string): Judged[] {
  return parts.map((part, at) => {
    const previous = parts[at - 1]
    if (!part.asks || previous === undefined) return part
    const isBare = isBareQuestion(tokens, part)
    // "Lo correggete?" and "non ho capito" say again what stands before them.
    if (isWhole(tokens, part, saidAgain) || (isBare && previous.asks)) return { ...part, questions: [] }
    if (previous.asks) return part
    if (!isBare && previous.sentence !== part.sentence) return part
    const { days } = namedWithin(tokens, previous, today)
    const text = `${previous.text}${part.text}`.trim()
    const asked = part.questions.map(question => ({ ...question, text }))
    if (!isBare) return { ...part, questions: asked }
    if (days.length > 0)
      return {
        ...part,
        questions: asked.map(question => ({ ...question, topic: 'days', isPassedOn: false })),
      }
    if (previous.sentence === part.sentence) return { ...part, questions: asked }
    const about = questionsOf(tokens, previous, today).filter(({ topic }) => feasible.has(topic))
    return { ...part, questions: about.length > 0 ? about : asked }
  })
}

/** "Mi scusi, quanto tempo occorre?" */
const isLeadIn = (tokens: readonly Token[], part: Part, next: Judged | undefined) =>
  next?.asks === true && isHedge(tokens, part)

/**
 * What a clause names that the next one asks about: "I sottotitoli, sono inclusi?", and, where the question itself
 * names nothing, "un'altra versione verticale, si può fare?".
 */
function subjectOf(
  tokens: readonly Token[],
  part: Judged,
  next: Judged | undefined,
  today: string,
): Question[] {
  const [following] = next?.questions ?? []
  if (part.asks || next === undefined || following === undefined || next.sentence !== part.sentence) return []
  if (following.extras.length > 0 || !(following.topic === 'other' || extraTopics.has(following.topic)))
    return []
  const extras = extrasIn(tokens, part, today)
  const text = `${part.text}${next.text}`.trim()
  const isBare =
    wordsIn(tokens, part).length <= extras.length * 2 + 2 &&
    (part.first === 0 ||
      articled.has(wordAt(tokens, part.first)) ||
      // "La domanda resta: sottotitoli in giapponese, si possono avere?"
      standsIn(tokens, announced, { first: part.from, last: part.first - 1 }))
  const isPassedOn =
    following.isPassedOn && (following.topic !== 'other' || standsIn(tokens, beyondTruths, next))
  if (extras.length > 0 && isBare) return [{ topic: 'extra', extras, text, isPassedOn }]
  const namesNothing = following.topic === 'other' || following.topic === 'included'
  if (!namesNothing || !isShort(wordsIn(tokens, next))) return []
  return questionsOf(tokens, part, today).filter(({ topic }) => topic !== 'other')
}

function withTheirSubjects(tokens: readonly Token[], parts: readonly Judged[], today: string): Judged[] {
  const subjects = parts.map((part, at) => subjectOf(tokens, part, parts[at + 1], today))
  return parts.map((part, at) => {
    const own = subjects[at] ?? []
    const before = subjects[at - 1] ?? []
    // "Vorrei due attori, li avete voi?" and "abbiamo dei video, li usate?" say something, and ask about it.
    const isWish = (span: Span) => standsIn(tokens, wish, span)
    if (own.length > 0) return isWish(part) ? part : { ...part, asks: true, questions: own }
    if (before.length === 0) return part
    if (!isWish(parts[at - 1] ?? part)) return { ...part, questions: [] }
    // "Il drone ci interesserebbe, ma occorrono permessi?" wishes it all the same.
    const isPassedOn = before.every(question => question.isPassedOn)
    return { ...part, questions: isPassedOn ? part.questions : before }
  })
}
