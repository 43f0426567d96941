import { isWithin, sentencesOf } from '../../language/clauses.ts'
import { foundIn, patternList, standsIn } from '../../language/patterns.ts'
import { type Span, wordAt, wordsIn } from '../../language/tokens.ts'
import type { Extra } from '../brief/brief.ts'
import { allExtras, isBrought, withExtras } from '../brief/offered-extras.ts'
import { filmedAlone } from '../keywords/brought-keywords.ts'
import { allToUs, everything, nothingMore } from '../keywords/cue-keywords.ts'
import { putBack, refusal, refuseIt, takeIt } from '../keywords/extra-keywords.ts'
import { yesWords } from '../keywords/talk-keywords.ts'
import { type Message, placesOf, saysOnly } from '../message/message.ts'
import type { Named } from '../message/named.ts'
import { exceptionsIn } from '../message/refused.ts'
import { extrasIn, namesStockMusic } from './read-extras.ts'

/** The extras that a word such as "sì" or "rimettila" can mean. */
export interface Pending {
  readonly offered: readonly Extra[]
  /** What the last turn took out. */
  readonly withdrawn: readonly Extra[]
}

const MAX_YES_WORDS = 4

/** "Sì", "ok", "va bene". */
export const isBareYes = ({ tokens }: Message): boolean =>
  tokens.length > 0 && tokens.length <= MAX_YES_WORDS && tokens.every(({ word }) => yesWords.has(word))

const others = new Set(['altro', 'resto'])
const wishing = new Set(['voglio', 'vogliamo', 'vorrei', 'vorremmo'])

/** "Il tono lo vorrei elegante" wishes how something shall be, and takes nothing. */
const isWishForMore = (tokens: Message['tokens'], { last }: Span) =>
  wishing.has(wordAt(tokens, last)) && tokens[last + 1]?.boundary === 'none'

const condition = patternList(['se'])
const noCondition = new Set(['possibile', 'anche'])

/** "Se costa poco lo prendiamo" takes nothing yet; "anche se costa" and "se possibile" do. */
const isOnCondition = (tokens: Message['tokens'], taking: Span) =>
  sentencesOf(tokens)
    .filter(sentence => isWithin(taking, sentence))
    .flatMap(sentence => foundIn(tokens, condition, sentence))
    .some(({ first }) => ![first - 1, first + 1].some(at => noCondition.has(wordAt(tokens, at))))

/** "Mettilo", "li prendiamo": takes what was just offered, without naming it; not "non li vogliamo". */
export const takesOffered = ({ tokens }: Message): boolean =>
  foundIn(tokens, takeIt).some(
    found =>
      tokens[found.first - 1]?.word !== 'non' &&
      !isWishForMore(tokens, found) &&
      !isOnCondition(tokens, found),
  ) &&
  // "La prendo, altro no" takes it.
  !tokens.some(({ word }, at) => word === 'no' && !others.has(wordAt(tokens, at - 1))) &&
  !standsIn(tokens, refusal)

/** "No grazie", "allora no", "non li vogliamo": turns down what was just offered, and says nothing else. */
export const refusesOffered = ({ tokens }: Message): boolean => saysOnly(tokens, refuseIt)

// "Ok no grazie, solo i sottotitoli" begins with its no, "300 no" turns down what costs as much.
const beginsRefusing = ({ tokens, clauses: [first] }: Message) =>
  first !== undefined &&
  // "Altro no" turns down nothing that was offered.
  !wordsIn(tokens, first).some(({ word }) => others.has(word)) &&
  saysOnly(
    wordsIn(tokens, first).filter(({ word }) => !/^(?:ah|euro|\d+)$/.test(word)),
    refuseIt,
  )

/** The extras that a message takes or turns down without naming them, and the clauses that do so. */
export function offersAnswered(message: Message, { offered, withdrawn }: Pending) {
  const { tokens, clauses } = message
  const none: readonly Extra[] = []
  const isTaken = takesOffered(message)
  const spans = clauses.filter(clause => standsIn(tokens, isTaken ? takeIt : putBack, clause))
  if (standsIn(tokens, putBack)) return { accepted: withdrawn, turnedDown: none, spans }
  if (isTaken) return { accepted: offered, turnedDown: none, spans }
  return {
    accepted: isBareYes(message) ? offered : none,
    turnedDown: beginsRefusing(message) ? offered : none,
    spans: clauses.slice(0, 1),
  }
}

/** An answer that adds nothing: "no", "niente", "va bene così". */
export const isNothing = ({ tokens }: Message): boolean => saysOnly(tokens, nothingMore)

/** "Tutto", and "tutto tranne il drone" where the exceptions are found beside it. */
function isEverything(message: Message, named: readonly Span[]): boolean {
  const taken = placesOf([...named, ...exceptionsIn(message)])
  return saysOnly(
    message.tokens.filter((_, at) => !taken.has(at)),
    everything,
  )
}

/** "No, dovete fare tutto voi": there is nothing to bring. */
export const leavesAllToUs = ({ tokens }: Message): boolean => standsIn(tokens, allToUs)

/** What a message does to the extras, and whether it answers the question about them. */
export function extrasHeard(message: Message, named: Named, pending: Pending, asked: readonly Extra[]) {
  const found = extrasIn(message, named)
  const { accepted: all, turnedDown, spans } = offersAnswered(message, pending)
  // "I sottotitoli mettiamoli" takes those alone of several that were offered, "sì ok, il drone mettilo" all.
  const isYes = yesWords.has(wordAt(message.tokens, 0))
  const taken = !isYes && found.wanted.some(extra => all.includes(extra)) ? [] : all
  // "Ci mettete anche i sottotitoli? Sì, li vorrei", not "il drone lo vorrei, la voce quanto viene?"
  const isTaken = taken.length === 0 && (isYes || found.wanted.length === 0) && takesOffered(message)
  const accepted = isTaken ? asked : taken
  // What is asked about in the same breath is offered, not filed.
  const isSaid = (extra: Extra) => !asked.includes(extra)
  // "No, la voce la decidete voi" turns down no voice.
  const refused = [...found.refused, ...turnedDown.filter(extra => !found.doubtful.includes(extra))]
  const isAlone = refused.includes('shooting') && standsIn(message.tokens, filmedAlone)
  const alone = isAlone ? (['supplied-footage'] as const) : []
  const isAll = message.asked === 'extras' && isEverything(message, found.spans)
  const wanted = isAll
    ? allExtras.filter(extra => !refused.includes(extra))
    : [...found.wanted.filter(isSaid), ...accepted, ...alone]
  const isHeard = wanted.length + refused.length > 0
  // To leave out film that was brought answers no question about extras.
  const isAnswer = wanted.length > 0 || refused.some(extra => !isBrought(extra))
  const isSettled = message.asked === 'extras' && (isAnswer || isNothing(message) || namesStockMusic(message))
  return {
    changes: {
      ...(isHeard && withExtras(message.brief, { wanted, refused })),
      ...(isSettled && { extrasSettled: true }),
    },
    words: Object.fromEntries(wanted.map(extra => [extra, found.wordsOf(extra)])),
    // What is in the brief already is not offered again: what is said of it is a note.
    doubtful: found.doubtful.filter(extra => isSaid(extra) && !message.brief.extras.includes(extra)),
    isSettled,
    spans: [...found.spans, ...(all.length + accepted.length + turnedDown.length > 0 ? spans : [])],
  }
}
