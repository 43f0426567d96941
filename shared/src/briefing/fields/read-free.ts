import { clausesOf, isWithin, sentencesOf } from '../../language/clauses.ts'
import { beginsWith, foundIn, patternList, standsIn } from '../../language/patterns.ts'
import { type Span, type Token, tokensOf, wordAt } from '../../language/tokens.ts'
import type { Understood } from '../brief/understood.ts'
import { cueStops, softStops } from '../keywords/cue-keywords.ts'
import { WHO } from '../keywords/extra-keywords.ts'
import {
  audienceCues,
  messageCues,
  messageLabel,
  namesPublicFirst,
  nearSomething,
  takenBack,
  toneCues,
} from '../keywords/free-cue-keywords.ts'
import {
  aimTails,
  mostOf,
  negatedTail,
  noAnswer,
  noTone,
  noToneOfVideo,
  samePublic,
  toneWord,
  toneWords,
  videoBefore,
} from '../keywords/free-keywords.ts'
import { beforeClauseOpeners, isBare, type Message } from '../message/message.ts'
import { kindsNamedIn, namedIn } from '../message/named.ts'
import { cleaned, type FreeSlot, sliceOf, tokensFrom } from '../message/read-words.ts'
import { subjectOf } from '../message/subjects.ts'
import { extrasIn } from '../questions/question-topics.ts'
import { endsPublic, isPublic, withoutTowards } from './publics.ts'
import { isToneTail, tonedTo } from './tones.ts'

// "Non vorrei un tono troppo pubblicitario" and "stile explainer" tell none, "istituzionale" does.
const isTone = ([said = '']: readonly string[], before: string, cue: string) =>
  !/\bnon\b/i.test(before) &&
  // "Deve essere una cosa festosa", "il taglio dovrebbe essere chiaro": only its own word tells that one is meant.
  (!/\b(?:cosa|qualcosa di|il taglio)\b/iu.test(cue) ||
    (standsIn(tokensOf(said), toneWord) && !standsIn(tokensOf(cue + said), noTone))) &&
  (kindsNamedIn(tokensOf(said)).length === 0 || standsIn(tokensOf(said), toneWord))

type CuedSlot = 'audience' | 'message' | 'tone'
const cues = { audience: audienceCues, message: messageCues, tone: toneCues } as const

// "Mai pubblicitario" orders no spot.
const namedBy = (part: Pick<Message, 'text' | 'tokens' | 'today'>) =>
  namedIn(part).all.filter(({ first }) => part.tokens[first - 1]?.word !== 'mai')

// "I bambini ma non solo" is one public, "ai bambini ma non riesco più" is not.
const goesOnBehindBut = (tokens: readonly Token[], at: number) =>
  samePublic.has(wordAt(tokens, at + 1)) &&
  (wordAt(tokens, at + 1) !== 'non' || !/(?:iamo|[aeinrst]co|ono|ai)$/.test(wordAt(tokens, at + 2)))

/** A public or a tone, cut where the sentence turns to something else. */
function untilStop(text: string, today: string, slot: CuedSlot): string {
  const tokens = beforeClauseOpeners(tokensOf(text))
  const all = namedBy({ text, tokens, today })
  const clauses = clausesOf(tokens)
  // "Chi noleggia droni" is one public.
  const starts = (at: number) =>
    all.some(({ first }) => first === at) &&
    tokens[at - 2]?.word !== WHO &&
    // "I turisti d'inverno"
    tokens[at - 1]?.word !== 'd'
  const end = tokens.findIndex(({ word, boundary }, at) => {
    if (at === 0) return false
    if (boundary === 'sentence' || starts(at)) return true
    if (boundary === 'clause')
      return !clauses.some(clause => clause.first === at && goesOn(tokens, clause, slot, all, today))
    if (slot === 'audience' && endsPublic(tokens, at)) return true
    // "Chi deve vendere casa" tells by its verb who is meant.
    if (tokens[at - 1]?.word === WHO) return false
    // "Per i genitori ma soprattutto per chi vuole iscriversi"
    if (
      word === 'senza' &&
      slot === 'tone' &&
      extrasIn(tokens, { first: at, last: at + 1 }, today).length === 0
    )
      return false
    if (word === 'ma' && (slot === 'tone' || goesOnBehindBut(tokens, at))) return false
    const next = softStops.has(word)
      ? starts(at + 1) || (tokens[at + 2]?.boundary === 'none' && starts(at + 2))
      : true
    return cueStops.has(word) && next
  })
  const last = end < 0 ? tokens.length - 1 : end - 1
  return cleaned(sliceOf(text, tokens, { first: 0, last }))
}

// "…, una cosa semplice e alla mano"
const plainTone = patternList(toneWords.map(words => `(vorrei|facciamo) una|na cosa ${words}`))
/** "…, tono caloroso, in video ci siamo noi": a part that begins about something else. */
const isOfAnother = (tokens: readonly Token[], clause: Span, slot: CuedSlot) => {
  const subject = subjectOf(tokens, clause, slot)
  return (subject ?? slot) !== slot || (slot === 'message' && beginsWith(tokens, plainTone, clause))
}

/** A message, cut where only lengths, dates and extras follow, or another field is named. */
function untilBare(text: string, message: Message): string {
  const tokens = beforeClauseOpeners(tokensOf(text))
  const part = { ...message, text, tokens }
  const named = namedIn(part)
  const clauses = clausesOf(tokens)
  const end = clauses.findIndex(
    (clause, at) => isBare(part, clause, named.all) || (at > 0 && isOfAnother(tokens, clause, 'message')),
  )
  const last = end < 0 ? tokens.length - 1 : (clauses[end]?.first ?? 0) - 1
  return last < 0 ? '' : cleaned(sliceOf(text, tokens, { first: 0, last }))
}

// "Laviamo per gli alberghi" is a trade, "un video per gli alberghi" has its public.
const bareTowards = /^[\s'’]*(?:per|x|ai|agli|alle|a)\s/iu
// "Agli ospiti lo diciamo sempre"
const doneForThem = /^[^,;]{1,40}?\slo\s\p{L}+(?:(?<!n)o|iamo)(?!\p{L})/iu
const itIs = /^\W*(?:(?:è|e['’]|sarebbe|sarà)\s*)?$/iu
const videoNoun =
  /\b(?:video|reel|spot|filmat|tutorial|clip|animazione|cartone|insegn|explainer|tiktok|demo|documentari|spiegh|rivol|parl|mostr|racconti|corso|messaggio|talking|corporate|aziendal[ei]|istituzional|promo|testimonian|intervist|pubblicit|motion|formazion|formare|spiega|far capire|presentar|mandare|inviare|far vedere|vorre|vorrei|vogliamo|serve\b|servirebbe\b|augur|camera)/iu
const isAboutVideo = (before: string) =>
  !nearSomething.test(before) && (itIs.test(before) || videoNoun.test(before))

const LONGEST_PUBLIC = 20
const tellsThat = /(?<!\p{L})(?:spieg\p{L}+|dire|mostrare|raccontare|ricordare|capire|sapere)$/iu
const shownThat = /(?<!\p{L})vedere$/iu
const thatWe = /\sche\s(?:\p{L}{1,5}\s){0,2}\p{L}+iamo(?!\p{L})/iu
const asksHow = /\s(?:come|cosa|quanto|perché|quando|dove)\s/iu

function cuedIn(message: Message, slot: CuedSlot, part: Span): Understood<string> | null {
  const text = sliceOf(message.text, message.tokens, part)
  const match = cues[slot].exec(text)
  const words = match?.[1]
  if (match === null || words === undefined) return null
  const before = text.slice(0, match.index)
  const isBareTowards = slot === 'audience' && bareTowards.test(match[0])
  if (isBareTowards && (!isAboutVideo(before) || doneForThem.test(words))) return null
  // "Far capire ai clienti che rispondiamo sempre", "far vedere …"; "… che entrano in negozio" says which.
  const isThat = tellsThat.test(before) || (shownThat.test(before) && thatWe.test(words))
  const isTold = slot === 'audience' && isThat && !asksHow.test(words)
  const meant = isTold ? words.replace(/\sche\s.*$/iu, '') : words
  const said = slot === 'message' ? untilBare(meant, message) : untilStop(meant, message.today, slot)
  if (
    said === '' ||
    // Who dictates a whole story does not stop where the public ends.
    (slot === 'audience' && tokensOf(said).length > LONGEST_PUBLIC) ||
    (slot === 'audience' && takenBack.test(said)) ||
    (slot === 'tone' && !isTone(said.split(','), before, match[0].slice(0, -words.length)))
  )
    return null
  const start = (message.tokens[part.first]?.start ?? 0) + match.index
  const spoken = start + match[0].indexOf(words) + words.indexOf(said) + said.length
  return {
    value: slot === 'audience' ? withoutTowards(said) : said,
    spans: [tokensFrom(message.tokens, start, spoken)],
  }
}

/** An aim with what it goes on with behind a comma. */
export function wholeAim(
  { text, tokens }: Message,
  found: Understood<string> | null,
): Understood<string> | null {
  const [span] = found?.spans ?? []
  if (found === null || span === undefined) return found
  const end = tokens[span.last]?.end ?? 0
  const start = end - found.value.length
  if (text.slice(start, end) !== found.value) return found
  for (const [aim, tail] of aimTails) {
    const [more] = (aim.test(found.value) && tail.exec(text.slice(end))) || []
    if (more !== undefined)
      return {
        value: cleaned(text.slice(start, end + more.length)),
        spans: [{ first: span.first, last: tokensFrom(tokens, end, end + more.length).last }],
      }
  }
  return found
}

/** What leads to a tone, or names it behind: "dev'essere chiaro", "naturale come tono". */
const howToneIsTold =
  /^(?:(?:ma|però)\s|(?:(?:il|un)\s(?:video|filmato|reel)\s)?lo\s(?:vorrei|vorremmo|voglio|vogliamo)\s|(?:(?:(?:il|lo)\s)?(?:video|filmato|reel)\s)?(?:deve\s|dovrebbe\s|dovrà\s|dev['’]\s?)essere\s)|\scome\s(?:tono|stile)$/iu

/** An answer without the words that only repeat the question: "il pubblico sono i buyer". */
export function unlabelled(slot: FreeSlot, text: string, today: string): string {
  if (slot === 'message') return text.replace(messageLabel, '')
  if (slot !== 'audience' && slot !== 'tone') return text
  const match = cues[slot].exec(text)
  const words = (match?.index === 0 ? match[1] : undefined) ?? text
  if (slot === 'tone') return cleaned(words).replace(howToneIsTold, '')
  const isCut = untilStop(words, today, slot).length < words.length / 2
  return withoutTowards(isCut && !namesPublicFirst.test(text) ? text : cleaned(words))
}

const tails = { audience: samePublic, message: new Set<string>(), tone: negatedTail } as const

// "Sobrio, mai pubblicitario" goes on, and so does "i collezionisti, quelli che capiscono"; "caldo, niente musica" does not.
export const goesOn = (
  tokens: readonly Token[],
  clause: Span,
  slot: CuedSlot,
  named: readonly Span[],
  today: string,
) =>
  (tails[slot].has(wordAt(tokens, clause.first)) ||
    // "Semplice e senza burocratese"
    (slot === 'tone' &&
      wordAt(tokens, clause.first) === 'e' &&
      negatedTail.has(wordAt(tokens, clause.first + 1))) ||
    (slot === 'audience' && mostOf.has(wordAt(tokens, clause.last))) ||
    (slot === 'audience' && isPublic(tokens, clause)) ||
    (slot === 'tone' && isToneTail(tokens, clause))) &&
  !named.some(({ first }) => isWithin({ first, last: first }, clause)) &&
  extrasIn(tokens, clause, today).length === 0

// "Cambia il tono: ironico" is one thing said, and so is "i collezionisti, quelli che capiscono".
const withTails = ({ text, today, tokens, clauses }: Message, slot: CuedSlot) => {
  const all = namedBy({ text, tokens, today })
  const going = new Set(clauses.filter(clause => goesOn(tokens, clause, slot, all, today)))
  return clauses.map(({ first, last }) => {
    let end = last
    for (const next of clauses) {
      const token = tokens[next.first]
      if (next.first !== end + 1 || token === undefined) continue
      const isTail = token.boundary === 'clause' && going.has(next)
      if (token.gap.trim() === ':' || isTail) end = next.last
    }
    return { first, last: end }
  })
}

const negated = patternList(['non|niente|mai'])
const NEAR = 5

/** "Un video caldo e lento", "un reel simpatico, con luce calda": how it shall feel stands right behind it. */
function tonedVideo(message: Message): Understood<string> | null {
  const { tokens, text, today, clauses } = message
  const all = namedBy(message)
  for (const { last: noun } of foundIn(tokens, videoBefore)) {
    const first = noun + 1
    const clause = clauses.find(({ last }) => last >= first)
    const isOne =
      tokens[first]?.boundary === 'none' &&
      !standsIn(tokens, negated, { first: first - NEAR, last: noun }) &&
      standsIn(tokens, toneWord, { first, last: first }) &&
      !noToneOfVideo.test(wordAt(tokens, first)) &&
      !all.some(({ first: start }) => start === first)
    if (!clause || !isOne) continue
    let last = tonedTo(message, { first, last: clause.last })
    for (const next of clauses)
      if (next.first === last + 1 && tokens[next.first]?.boundary === 'clause')
        if (goesOn(tokens, next, 'tone', all, today)) last = next.last
    const span = { first, last }
    return { value: cleaned(sliceOf(text, tokens, span)), spans: [span] }
  }
  return null
}

/** What a message says of its public, point or tone without being asked, behind words such as "rivolto a". */
export function cued(message: Message, slot: CuedSlot): Understood<string> | null {
  const parts = slot === 'message' ? sentencesOf(message.tokens) : withTails(message, slot)
  for (const part of parts.toReversed()) {
    const text = sliceOf(message.text, message.tokens, part)
    // "Chi lo guarda te l'ho detto, gli stranieri" says it again.
    const isAgain = slot === 'audience' && namesPublicFirst.test(text)
    if (!isAgain && standsIn(message.tokens, noAnswer, part)) continue
    const found = cuedIn(message, slot, part)
    if (found !== null) return found
  }
  return slot === 'tone' ? tonedVideo(message) : null
}
