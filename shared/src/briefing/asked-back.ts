import { questionPatterns, questionWords } from '../catalogue/question-patterns.ts'
import type { Topic } from '../catalogue/truths.ts'
import { clausesOf } from '../language/clauses.ts'
import { indexOf, mentionsIn } from '../language/mentions.ts'
import { foundIn, patternList, patternsOf, standsIn } from '../language/patterns.ts'
import { wordSet } from '../language/phrases.ts'
import { type Span, type Token, tokensOf } from '../language/tokens.ts'
import type { Extra, Slot } from './brief.ts'
import { looseExtras } from './cue-keywords.ts'
import { beforeClauseOpeners } from './message.ts'
import { namedIn } from './named.ts'
import {
  addressed,
  articled,
  askingWords,
  certain,
  hedges,
  inclusion,
  indirect,
  interrogative,
  plain,
  proposal,
  request,
  tag,
} from './question-keywords.ts'
import { askedForWords } from './read-words.ts'

/** A question that a client puts back. */
export interface Question {
  readonly topic: Topic | 'other'
  /** The extras it is about. */
  readonly extras: readonly Extra[]
  /** The question as it was put. */
  readonly text: string
}

/** A message taken apart: the questions that it puts back, and what it says. */
export interface TakenApart {
  readonly questions: readonly Question[]
  readonly statement: string
  /** What is asked about, and not ordered behind the question: it is offered, never filed. */
  readonly offered: readonly Extra[]
}

const topicPatterns = patternsOf<Exclude<Topic, 'extra'>>(questionPatterns)
const topicWords = patternsOf<keyof typeof questionWords>(questionWords)
const topicOrder = Object.keys(questionWords)
const hedge = new Set(hedges)
const asking = new Set(askingWords)

interface Part extends Span {
  readonly text: string
  /** Whether a question mark ends it or the sentence it belongs to. */
  readonly isSigned: boolean
  readonly sentence: number
}

/** The clauses of a text with all their signs, and whether their sentence ends with a question mark. */
function partsOf(text: string, tokens: readonly Token[]): Part[] {
  const clauses = clausesOf(tokens)
  let sentence = 0
  const parts = clauses.map(({ first, last }, at) => {
    if (at > 0 && tokens[first]?.boundary === 'sentence') sentence++
    const start = first === 0 ? 0 : (tokens[first - 1]?.end ?? 0)
    const next = tokens[last + 1]
    const after = text.slice(tokens[last]?.end ?? 0, next?.start ?? text.length)
    const end = next === undefined ? text.length : (tokens[last]?.end ?? 0)
    return { first, last, text: text.slice(start, end), isSigned: after.includes('?'), sentence }
  })
  const signed = new Set(parts.filter(({ isSigned }) => isSigned).map(part => part.sentence))
  return parts.map(part => ({ ...part, isSigned: signed.has(part.sentence) }))
}

const wordsIn = (tokens: readonly Token[], { first, last }: Span) => tokens.slice(first, last + 1)

/** The first words of a clause that are no mere hesitation. */
function openingOf(tokens: readonly Token[], { first, last }: Span): Span {
  let at = first
  while (at < last && hedge.has(tokens[at]?.word ?? '')) at++
  return { first: at, last }
}

const opensWith = (tokens: readonly Token[], part: Span, patterns: ReturnType<typeof patternList>) => {
  const opening = openingOf(tokens, part)
  return [part, opening].some(span =>
    foundIn(tokens, patterns, span).some(found => found.first === span.first),
  )
}

const weak = new Set<Topic>(['fine', 'kinds', 'advice', 'meaning', 'next', 'changes'])

/** What a clause asks about: by its phrases, else by single words; two things at most. */
function topicsIn(tokens: readonly Token[], part: Span): Exclude<Topic, 'extra'>[] {
  const found = foundIn(tokens, topicPatterns, part)
  const phrases = [...new Set(found.map(({ key }) => key))]
  // "In che senso che cosa deve restare?"
  if (found[0]?.key === 'meaning' && found[0].first === openingOf(tokens, part).first) return ['meaning']
  const strong = phrases.filter(topic => !weak.has(topic))
  if (strong.length > 0) return strong.slice(0, 2)
  const words = [...new Set(foundIn(tokens, topicWords, part).map(({ key }) => key))]
  const [first] = words.toSorted((a, b) => topicOrder.indexOf(a) - topicOrder.indexOf(b))
  return phrases.slice(0, 1).concat(phrases.length === 0 && first !== undefined ? [first] : [])
}

const loose = indexOf<Extra>(looseExtras)

/** The extras that a question is about; by their short names too, but for "parlare a voce". */
const extrasIn = (tokens: readonly Token[], part: Span, today: string): Extra[] => {
  const inside = wordsIn(tokens, part)
  const strict = namedIn({ text: '', tokens: inside, today }).extras.map(({ extra }) => extra)
  const short = mentionsIn(inside, loose).filter(({ first }) => !byVoice.has(inside[first - 1]?.word ?? ''))
  // A logo is asked about as it is, and not its animation.
  return [...new Set([...strict, ...short.map(({ code }) => code).filter(code => code !== 'logo-animation')])]
}

const byVoice = new Set(['a', 'viva'])

/** Asked about an extra these are answered by what it costs. */
const extraTopics = wordSet('price included fine rights kinds advice changes contact next languages examples')

interface Judged extends Part {
  readonly asks: boolean
  readonly questions: readonly Question[]
}

const isTag = (tokens: readonly Token[], part: Span) =>
  foundIn(tokens, tag, part).some(({ first, last }) => first === part.first && last === part.last)

/** Whether a clause asks, by its words alone: nobody dictates question marks. */
function asksByWords(tokens: readonly Token[], part: Span, asked: Slot | null): boolean {
  return (
    opensWith(tokens, part, indirect) ||
    endsInDoubt(tokens, part) ||
    isBareHowMuch(tokens, part) ||
    standsIn(tokens, certain, part) ||
    // In an answer in the client's own words "chi lo fa" and "è gratis" ask nothing.
    (askedForWords.has(asked) ? opensWith(tokens, part, plain) : standsIn(tokens, plain, part))
  )
}

const isBareHowMuch = (tokens: readonly Token[], { first, last }: Span) =>
  last - first < 2 && tokens[last]?.word === 'quanto'

/** "Ci vuole la liberatoria o no". */
const endsInDoubt = (tokens: readonly Token[], { last }: Span) =>
  tokens[last]?.word === 'no' && tokens[last - 1]?.word === 'o'

const isHedge = (tokens: readonly Token[], part: Span) =>
  wordsIn(tokens, part).every(({ word }) => hedge.has(word))

/** Whether a clause of a sentence with a question mark is what is asked, or only said before it. */
function asksInSentence(tokens: readonly Token[], part: Part, isLast: boolean): boolean {
  if (isTag(tokens, part) || isHedge(tokens, part)) return false
  return isLast || wordsIn(tokens, part).some(({ word }) => asking.has(word))
}

function questionsOf(tokens: readonly Token[], part: Part, today: string): Question[] {
  const topics = topicsIn(tokens, part)
  const extras = extrasIn(tokens, part, today)
  const text = part.text.trim()
  const others = topics.filter(topic => extras.length === 0 || !extraTopics.has(topic))
  if (extras.length > 0 && others.length < Math.max(1, topics.length))
    return [{ topic: 'extra', extras, text }, ...others.map(topic => ({ topic, extras: [], text }))]
  return others.length === 0
    ? [{ topic: 'other', extras: [], text }]
    : others.map(topic => ({ topic, extras: [], text }))
}

/** "Mi fate un reel?" orders, "un minuto?" proposes: what they name is said, but never an extra. */
function isRequest(tokens: readonly Token[], part: Part, asked: Slot | null, today: string): boolean {
  const inside = wordsIn(tokens, part)
  const { kinds, lengths, days, extras } = namedIn({ text: part.text, tokens: inside, today })
  if (extras.length > 0 || topicsIn(tokens, part).includes('formats')) return false
  if (standsIn(tokens, inclusion, part) || opensWith(tokens, part, howMuch)) return false
  const isNamed = kinds.length + lengths.length + (asked === 'deadline' ? days.length : 0) > 0
  const isFigure =
    (asked === 'duration' || asked === 'deadline') && inside.some(({ word }) => /\d/.test(word))
  if (isFigure && topicsIn(tokens, part).every(topic => topic === 'fine' || topic === 'advice')) return true
  if (!isNamed)
    return (
      isShort(inside) &&
      asked !== null &&
      topicsIn(tokens, part).length === 0 &&
      !standsIn(tokens, addressed, part) &&
      !opensWith(tokens, part, interrogative)
    )
  if (standsIn(tokens, topicPatterns, part) && !standsIn(tokens, request, part)) return false
  return standsIn(tokens, request, part) || standsIn(tokens, proposal, part) || isShort(inside)
}

const MAX_PROPOSED = 4
const isShort = (words: readonly Token[]) => words.length <= MAX_PROPOSED

/** Finds the questions in a message, clause by clause: "un corporate di un minuto, quanto costa?" says and asks. */
export function takeApart(text: string, asked: Slot | null, today: string): TakenApart {
  const tokens = beforeClauseOpeners(tokensOf(text))
  const parts = partsOf(text, tokens)
  const judged: Judged[] = []
  parts.forEach((part, at) => {
    const isLast = parts[at + 1]?.sentence !== part.sentence
    const before = judged.at(-1)
    // "Li montate voi, giusto?"
    const isNod = before?.asks && before.sentence === part.sentence && isTag(tokens, part)
    const isAsking = part.isSigned
      ? asksInSentence(tokens, part, isLast || isTag(tokens, parts[at + 1] ?? part)) &&
        !isRequest(tokens, part, asked, today)
      : asksByWords(tokens, part, asked)
    const questions = isAsking && !isNod ? questionsOf(tokens, part, today) : []
    judged.push({ ...part, asks: isNod || isAsking, questions })
  })
  const merged = withTheirSubjects(tokens, judged, today)
  return {
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
        (said[at - 1]?.last ?? part.first - 1) < part.first - 1 ? `\n\n${part.text}` : part.text,
      )
      .join(''),
  }
}

const isSaid = ({ asks }: Judged) => !asks

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
    (part.first === 0 || articled.has(tokens[part.first]?.word ?? ''))
  if (extras.length > 0 && isBare) return [{ topic: 'extra', extras, text }]
  const namesNothing = following.topic === 'other' || following.topic === 'included'
  if (!namesNothing || !isShort(wordsIn(tokens, next))) return []
  return questionsOf(tokens, part, today).filter(({ topic }) => topic !== 'other')
}

function withTheirSubjects(tokens: readonly Token[], parts: readonly Judged[], today: string): Judged[] {
  const subjects = parts.map((part, at) => subjectOf(tokens, part, parts[at + 1], today))
  return parts.map((part, at) => {
    const own = subjects[at] ?? []
    const before = subjects[at - 1] ?? []
    // "Vorrei due attori, li avete voi?" wishes, and asks about it.
    const isWish = (span: Span) => standsIn(tokens, wish, span)
    if (own.length > 0) return isWish(part) ? part : { ...part, asks: true, questions: own }
    return before.length > 0 ? { ...part, questions: isWish(parts[at - 1] ?? part) ? before : [] } : part
  })
}

const wish = patternList(['vorrei|vorremmo|voglio|vogliamo'])
const howMuch = patternList(['quanto|quanta|quanti|quante'])
