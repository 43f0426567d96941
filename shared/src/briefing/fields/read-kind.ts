import { shareWords } from '../../language/mentions.ts'
import { beginsWith, foundIn, patternList, standsIn } from '../../language/patterns.ts'
import { type Span, type Token, wordAt, wordsIn } from '../../language/tokens.ts'
import type { BriefKind } from '../brief/brief.ts'
import type { Understood } from '../brief/understood.ts'
import { slotNames, trades, wishes } from '../keywords/cue-keywords.ts'
import { eventDays } from '../keywords/deadline-keywords.ts'
import { IS } from '../keywords/extra-keywords.ts'
import {
  alsoThere,
  anyPlatform,
  comparing,
  explainsThemselves,
  insteadCues,
  kindArticles,
  kindChangeCues,
  kindNameCues,
  notTheKind,
  otherVersions,
  seeming,
  videoNames,
} from '../keywords/kind-keywords.ts'
import { appearing } from '../keywords/people-keywords.ts'
import { yesWords } from '../keywords/talk-keywords.ts'
import { afterTurn, clauseOf, isBare, isPrecededBy, type Message } from '../message/message.ts'
import { droppedKindsIn, type Named, type NamedKind, refusedKindsIn } from '../message/named.ts'
import { askedForWords } from '../message/read-words.ts'

const NEAR = 3
const INSTEAD = 5
const TRADE = 3
const SUBJECT = 1
const PLATFORM = 1.2
const SPEAKER = 1.5
const ANY_PLATFORM = 2

/** "Un reel", "uno spot", and a clause that says nothing else: it is the video that is meant. */
const isNamedAlone = (message: Message, kind: NamedKind, { all }: Named) =>
  isBare(message, clauseOf(message, kind), all) || isPrecededBy(message, kind, kindArticles, NEAR)

const aVideo = patternList(['un|il video|filmato'])
const isCalledVideo = ({ tokens }: Message, { first }: Span) =>
  [first, first + 1].some(
    at => tokens[at]?.written === IS && beginsWith(tokens, aVideo, { first: at + 1, last: at + 2 }),
  )

/** Beside a question about something else a form is the kind only where it is asked for. */
function isAskedFor(message: Message, kind: NamedKind, named: Named): boolean {
  // "È un video dell'hotel, non un reel"
  if (kindTakenBack(message) && isPrecededBy(message, kind, insteadCues, INSTEAD)) return true
  if (!kind.isForm) return false
  // "Elegante, tipo pubblicità di orologi" tells how it shall feel.
  const isCompared = message.asked === 'tone' && isPrecededBy(message, kind, comparing, NEAR)
  if (isCompared) return false
  if (isPrecededBy(message, kind, kindChangeCues, NEAR)) return true
  // "Ed è un video testimonianze comunque"
  if (isCalledVideo(message, clauseOf(message, kind))) return true
  if (!isNamedAlone(message, kind, named)) {
    return !askedForWords.has(message.asked) && isPrecededBy(message, kind, videoNames, NEAR)
  }
  // "Va bene, un reel allora" says nothing else.
  if (message.clauses.every(clause => isBare(message, clause, named.all) || isYes(message, clause)))
    return true
  if (message.isCorrection || message.brief.kind === null || kindTakenBack(message)) return true
  return !askedForWords.has(message.asked) && isPrecededBy(message, kind, kindNameCues, NEAR)
}

// "Organizziamo eventi" is the client's trade, "anche una versione per Instagram" a second video.
function rankOf(message: Message, kind: NamedKind, { days }: Named): number {
  // "Il 24 aprile facciamo la festa della scienza"
  const isOnDay =
    kind.kind === 'event' && days.some(day => clauseOf(message, day).first === clauseOf(message, kind).first)
  const isTrade =
    !isOnDay &&
    isPrecededBy(message, kind, trades) &&
    !isPrecededBy(message, kind, wishes) &&
    !isPrecededBy(message, kind, kindArticles, 1) &&
    !isPrecededBy(message, kind, videoNames, NEAR)
  if (isTrade) return TRADE
  // "Abbiamo le interviste. Vorremmo un video di testimonianze": what is wanted says more than what is brought.
  const isCalled = kind.kind === 'testimonial' && isPrecededBy(message, kind, videoNames, 2)
  if (kind.isForm) return isCalled ? -1 : 0
  // Where it is shown says less than what is shown.
  if (kind.kind !== 'social-reels') return SUBJECT
  return anyPlatform.has(wordAt(message.tokens, kind.first)) ? ANY_PLATFORM : PLATFORM
}

const isYes = ({ tokens }: Message, span: Span) =>
  wordsIn(tokens, span).every(({ word }) => yesWords.has(word))

/** "Un video dei nostri tavoli, ci sarebbe anche la fiera il 20 giugno" */
const isThereToo = ({ tokens }: Message, kind: Span) =>
  foundIn(tokens, alsoThere).some(
    there => shareWords(there, kind) && wordsIn(tokens, { first: 0, last: there.first }).some(isVideoName),
  )
const isVideoName = ({ word }: Token) => videoNames.has(word)

/** "Il tono lo vorrei istituzionale" orders no corporate. */
const toneNames = new Set(slotNames.tone)

const customer = patternList(['client*|pazient*|ospit*|tifos*|volontar*|famigli*|ex'])

/** "Noi che lavoriamo", and "un video dell'asilo, con le maestre", say nothing to the camera. */
const isSilent = ({ tokens }: Message, { first }: Span) =>
  wordAt(tokens, first + 1) === 'che' ||
  [first, first - 1].some(at => withWords.has(wordAt(tokens, at)) && tokens[at]?.boundary === 'clause')

const comingFrom = new Set(['dai', 'dal'])
const withWords = new Set(['con', 'coi', 'col', 'co'])

/** Who is served tells how it went; anybody else speaks for the company. */
const kindOfSpeaker = ({ tokens }: Message, span: Span): BriefKind =>
  standsIn(tokens, customer, span) ? 'testimonial' : 'talking-head'

/**
 * The kind of video that a message asks for. A form wins over a subject, what is asked for over the client's own
 * trade and over a second version, and what is first over what follows.
 */
export function kindIn(
  message: Message,
  named: Named,
  people: readonly Span[],
): Understood<BriefKind> | null {
  const { asked, brief } = message
  const isOpen = asked === 'kind' || (brief.kind === null && asked === null)
  const dropped = droppedKindsIn(message.tokens)
  const isFilmed = named.extras.some(({ extra }) => extra === 'shooting')
  const wanted = named.kinds
    .filter(kind => !isPrecededBy(message, kind, otherVersions))
    .filter(kind => isOpen || isAskedFor(message, kind, named))
    .filter(kind => !isPrecededBy(message, kind, toneNames, NEAR))
    // "Ma il tipo è rimasto motion graphics, non lo voglio animato"
    .filter(({ kind }) => !dropped.includes(kind))
    // "Il congresso è il 28 maggio" orders no video of it.
    .filter(
      kind => asked === 'kind' || !foundIn(message.tokens, eventDays).some(day => shareWords(day, kind)),
    )
    // "Entro il congresso"
    .filter(({ kind }) => asked !== 'deadline' || kind !== 'event')
    .filter(kind => !isThereToo(message, kind))
    // "I giovani che escono dai corsi"
    .filter(({ isForm, first }) => isForm || !comingFrom.has(wordAt(message.tokens, first - 1)))
    .filter(kind => !foundIn(message.tokens, explainsThemselves).some(({ last }) => last === kind.first))
    // Who is filmed while explaining is no animation.
    .filter(({ kind, isForm }) => isForm || kind !== 'explainer' || (people.length === 0 && !isFilmed))
  const better = wanted.findLast(kind => isPrecededBy(message, kind, kindChangeCues, NEAR))
  if (better !== undefined) return { value: better.kind, spans: [better] }
  // "Uno spot per la radio, no scusa, per Facebook" changes where it is shown.
  const turned = afterTurn(message, wanted)
  const candidates = turned.some(kind => rankOf(message, kind, named) <= SUBJECT) ? turned : wanted
  // Who speaks in the video makes it a talking head, unless a form says otherwise.
  const speakers = isOpen
    ? people
        .filter(span => !isPrecededBy(message, span, appearing, NEAR) && !isSilent(message, span))
        .map(span => ({ kind: { ...span, kind: kindOfSpeaker(message, span) }, rank: SPEAKER }))
    : []
  const [chosen] = candidates
    .map(kind => ({ kind: kind as Span & Pick<NamedKind, 'kind'>, rank: rankOf(message, kind, named) }))
    .concat(speakers)
    .filter(({ rank }) => rank < TRADE)
    .toSorted((a, b) => a.rank - b.rank)
  return chosen === undefined ? null : { value: chosen.kind.kind, spans: [chosen.kind] }
}

/** Whether a message takes back the kind that was understood: "non è una demo". */
export function kindTakenBack({ tokens, brief, asked, isCorrection }: Message): boolean {
  // "La musica del saggio no": beside the extras another no is theirs.
  const isPlain = isCorrection || standsIn(tokens, notTheKind)
  if ((asked === 'extras' && !isPlain) || standsIn(tokens, seeming)) return false
  // "Che si sta come a casa, non in albergo" says so of the place.
  const isSaidOfIt = !askedForWords.has(asked) || isPlain
  return refusedKindsIn(tokens).some(({ kind, isForm }) => kind === brief.kind && (isForm || isSaidOfIt))
}
