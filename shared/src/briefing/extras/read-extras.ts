import { foundIn, patternList, patternsOf, standsIn } from '../../language/patterns.ts'
import { type Span, wordAt, wordsIn } from '../../language/tokens.ts'
import { type Extra, extras } from '../brief/brief.ts'
import { type ExtrasAnswer, isBrought } from '../brief/offered-extras.ts'
import { broughtIn, filmsAloneInstead, isNoFootage } from '../fields/read-brought.ts'
import { noFootage } from '../keywords/brought-keywords.ts'
import { additions, removals, stockMusic, trades, wishes } from '../keywords/cue-keywords.ts'
import {
  doneByUs,
  doubtPatterns,
  famous,
  oursToDecide,
  sureInSpite,
  WHO,
} from '../keywords/extra-keywords.ts'
import { missingBefore } from '../keywords/free-keywords.ts'
import { ofWords } from '../keywords/people-keywords.ts'
import { languageWord } from '../keywords/typed-keywords.ts'
import { clauseOf, isBare, isCapital, isPrecededBy, type Message, saysOnly } from '../message/message.ts'
import type { Named, NamedExtra } from '../message/named.ts'
import { askedForWords, sliceOf } from '../message/read-words.ts'
import { hasPossessive, isOutOfField, isOwned, isUnwanted, MOST_NAMED } from '../message/refused.ts'
import {
  isAskedFor,
  isInLanguage,
  isListed,
  isLogoAlone,
  isTextMissing,
  looselyNamed,
} from './loose-extras.ts'
import { isDoneByUs, isFilmedAlone, isMust, isPlain, isToldToDo } from './plain-order.ts'

interface HeardExtras extends ExtrasAnswer {
  /** Named with a doubt: "forse il drone". */
  readonly doubtful: readonly Extra[]
  readonly spans: readonly Span[]
  wordsOf(extra: Extra): string
}

const doubt = patternsOf({ doubt: doubtPatterns, sure: sureInSpite })
const ours = patternList(oursToDecide)

// A song that everybody knows has rights to be cleared, and is not written for the video.
const isFamous = (message: Message, { extra, first, last }: NamedExtra) => {
  const { tokens } = message
  const end = Math.min(first + FAMOUS_REACH, tokens.length - 1)
  // "Musica di Vivaldi"
  const isByName = ofWords.has(wordAt(tokens, last + 1)) && isCapital(message, last + 2)
  return extra === 'music' && (isByName || standsIn(tokens, famous, { first: last + 1, last: end }))
}

const FAMOUS_REACH = 5

const who = new Set([WHO])
const WHO_REACH = 3

// "Facciamo riprese con droni" tells the client's own trade, "per chi noleggia droni" what others do, in answer to
// anything but the question about extras.
function isTrade(message: Message, named: NamedExtra): boolean {
  // "No, facciamo la voce" corrects an order.
  if (message.asked === 'extras' || message.isCorrection) return false
  if (!isPrecededBy(message, named, trades) && !isPrecededBy(message, named, who, WHO_REACH)) return false
  return !isPrecededBy(message, named, wishes)
}

/** "Un video fatto col drone da mio nipote" is there already. */
const isMadeWith = (message: Message, { first, last }: Span) => {
  const { tokens } = message
  const made = /^(?:fatt|girat|ripres|filmat|scattat|realizzat)[oaie]$/
  return (
    made.test(wordAt(tokens, first - 2)) &&
    /^co[nl]l?$/.test(wordAt(tokens, first - 1)) &&
    wordAt(tokens, last + 1) === 'da'
  )
}

/** What the client has or does already is not asked of us. */
const isClients = (message: Message, named: NamedExtra, all: readonly NamedExtra[]) =>
  !isBrought(named.extra) && isOwned(message, named, all)

/** "Oltre alle riprese ho il logo" speaks of what is known. */
const isSaidBefore = ({ tokens }: Message, { first }: Span) =>
  [1, 2].some(back => tokens[first - back]?.word === 'oltre')

/** Inside an answer about the public or the message an extra's name may be the client's subject. */
function isMeant(message: Message, named: Named, extra: NamedExtra, all: readonly NamedExtra[]): boolean {
  if (isTrade(message, extra) || isMadeWith(message, extra) || isSaidBefore(message, extra)) return false
  if (isOutOfField(message, extra)) return false
  const isBesideOrder = all.some(
    other =>
      other !== extra && (isMust(message, other) || isAskedFor(message, other)) && isListed(extra, [other]),
  )
  const isOrder =
    isMust(message, extra) ||
    isAskedFor(message, extra) ||
    isBesideOrder ||
    [removals, additions, wishes].some(cues => isPrecededBy(message, extra, cues))
  const clause = clauseOf(message, extra)
  // "E sottotitoli in francese"
  const languages = foundIn(message.tokens, languageWord, clause)
  const isAlone = isBare(message, clause, [...named.all, ...languages])
  if (message.asked === 'materials' && !isBrought(extra.extra)) {
    const isNegated = isUnwanted(message, extra, named.extras)
    // Nobody brings subtitles: what is listed with them is ordered.
    const isList =
      isAlone &&
      named.extras.some(other => other.extra === 'subtitles' && clauseOf(message, other) === clause)
    // A voice or a drone is no material, unless it is the client's own.
    const isService =
      (extra.extra === 'voiceover' || extra.extra === 'drone') &&
      named.extras.some(other => other.first === extra.first) &&
      !standsIn(message.tokens, brought, clause) &&
      !isOwned(message, extra, named.extras)
    return (
      isOrder ||
      isInLanguage(message, extra) ||
      isList ||
      isService ||
      isFilmedAlone(message, extra) ||
      (isNegated && !isLogoAlone(extra) && !isTextMissing(message, extra))
    )
  }
  if (message.asked !== 'audience' && message.asked !== 'message') return true
  return isOrder || isAlone
}

const brought = patternList([
  'foto|video|girat*|filmat*|riprese|registrazion*|testo|testi|script|copione|discorso|mp3|brano|file',
])

const isStockMusic = (message: Message, { extra, first }: NamedExtra) =>
  extra === 'music' && wantedStockMusic(message).some(found => found.first === first)

// "Senza musica di sottofondo" asks for none.
const wantedStockMusic = ({ tokens }: Message) =>
  foundIn(tokens, stockMusic).filter(
    ({ first }) => tokens[first]?.boundary !== 'none' || !missingBefore.has(wordAt(tokens, first - 1)),
  )

/** Whether a message asks for music from a library: that is in every price. */
export const namesStockMusic = (message: Message): boolean => wantedStockMusic(message).length > 0

/** "La voce la decidete voi" */
const isOurs = (message: Message, extra: Span) => standsIn(message.tokens, ours, clauseOf(message, extra))

const footage = new Set<Extra>(['shooting', 'drone'])

/** What the client does without us is turned down in answer to the question about extras, else not spoken of. */
function judged(message: Message, extra: NamedExtra, all: readonly NamedExtra[]): NamedExtra[] {
  if (isDoneByUs(message, extra)) return [{ ...extra, isNegated: false }]
  const isNegated = !isOurs(message, extra) && isUnwanted(message, extra, all)
  if (isNegated || isToldToDo(message, extra) || !isClients(message, extra, all))
    return [{ ...extra, isNegated }]
  // "Le nostre riprese vanno inserite nel montaggio" turns none of ours down.
  const isBesideOurs = footage.has(extra.extra) && broughtIn(message).includes('supplied-footage')
  if (isLogoAlone(extra) || (isBesideOurs && hasPossessive(message, extra))) return []
  const isTakenOver =
    message.asked === 'extras' || isFilmedAlone(message, extra) || message.brief.extras.includes(extra.extra)
  return isTakenOver ? [{ ...extra, isNegated: true }] : []
}

const unique = (list: readonly NamedExtra[]) =>
  extras.filter(extra => list.some(named => named.extra === extra))

/** "Il drone, ci penso": the clause of an extra, and the next one where that only doubts. */
function withItsTail(message: Message, extra: NamedExtra): Span {
  const { tokens, clauses } = message
  const clause = clauseOf(message, extra)
  const next = clauses.find(({ first }) => first === clause.last + 1)
  return next && saysOnly(wordsIn(tokens, next), doubt) ? { ...clause, last: next.last } : clause
}

/** The extras that a message asks for, refuses or doubts, in any of its words; of one named twice the last holds. */
export function extrasIn(message: Message, named: Named): HeardExtras {
  const all = [...named.extras, ...looselyNamed(message, named.extras)]
    .toSorted((a, b) => a.first - b.first)
    .slice(0, MOST_NAMED)
  const brought = broughtIn(message)
  const found = all
    .filter(
      extra =>
        isMeant(message, named, extra, all) &&
        !isStockMusic(message, extra) &&
        !isFamous(message, extra) &&
        !(
          extra.extra === 'supplied-footage' && standsIn(message.tokens, noFootage, clauseOf(message, extra))
        ),
    )
    .flatMap(extra => judged(message, extra, all))
  const latest = [...new Map(found.map(extra => [extra.extra, extra])).values()]
  const isDoubted = (extra: NamedExtra) =>
    isOurs(message, extra) ||
    !(isMust(message, extra) || isPlain(message, extra, [...named.all, ...all])) ||
    foundIn(message.tokens, doubt, withItsTail(message, extra)).some(({ key }) => key === 'doubt')
  const sure = latest.filter(extra => extra.isNegated || !isDoubted(extra))
  // "Le riprese col drone le abbiamo, usate quelle": what is brought is not ordered.
  const isBroughtThere = ({ extra }: NamedExtra) =>
    !isBrought(extra) && brought.includes('supplied-footage') && footage.has(extra)
  const wanted = sure.filter(
    extra =>
      !extra.isNegated &&
      !(isBroughtThere(extra) && !isToldToDo(message, extra) && !isPrecededBy(message, extra, wishes)),
  )
  return {
    wanted: [...new Set([...unique(wanted), ...brought])],
    refused: [
      ...unique(sure.filter(extra => extra.isNegated)),
      ...(isNoFootage(message) ? (['supplied-footage'] as const) : []),
      ...(filmsAloneInstead(message) ? (['shooting'] as const) : []),
    ],
    doubtful: unique(latest.filter(extra => !sure.includes(extra))),
    // What the client brings is part of the answer about materials, not beside it.
    spans: [
      ...found.filter(({ extra }) => message.asked !== 'materials' || !isBrought(extra)),
      ...(askedForWords.has(message.asked) ? [] : foundIn(message.tokens, doneByUs)).map(done =>
        clauseOf(message, done),
      ),
    ],
    wordsOf: extra => {
      const clauses = found.filter(other => other.extra === extra).map(other => clauseOf(message, other))
      const [first] = clauses
      const last = clauses.at(-1)
      if (first === undefined || last === undefined) return message.text.trim()
      return sliceOf(message.text, message.tokens, { first: first.first, last: last.last })
    },
  }
}
