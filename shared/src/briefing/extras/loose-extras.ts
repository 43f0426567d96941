import { isWithin, sentencesOf } from '../../language/clauses.ts'
import { mentionsIn, shareWords } from '../../language/mentions.ts'
import { patternList, standsIn } from '../../language/patterns.ts'
import { indexOf } from '../../language/phrase-table.ts'
import { type Span, wordAt } from '../../language/tokens.ts'
import type { Extra } from '../brief/brief.ts'
import { looseExtras, removals } from '../keywords/cue-keywords.ts'
import { afterLoose, alreadyThere, insisted, ofOthers, soundLeads, YES } from '../keywords/extra-keywords.ts'
import { languageWord } from '../keywords/typed-keywords.ts'
import { clauseOf, isBare, isPrecededBy, type Message } from '../message/message.ts'
import type { NamedExtra } from '../message/named.ts'
import { isUnwanted, MOST_NAMED } from '../message/refused.ts'

const loose = indexOf<Extra>(looseExtras)

// "Ne parliamo a voce" asks for no voice-over.
const isByVoice = ({ tokens }: Message, { first }: Span) =>
  tokens[first]?.word === 'voce' && tokens[first - 1]?.word === 'a'

// "Niente musica triste" refuses no music, "testo a schermo" orders none; "con una musica leggera" does.
function standsAlone(message: Message, mention: NamedExtra, all: readonly NamedExtra[]) {
  const { tokens } = message
  const isEnd = (at: number) => {
    const next = tokens[at]
    return next === undefined || next.boundary !== 'none' || afterLoose.has(next.word)
  }
  if (isEnd(mention.last + 1) || isUrged(message, mention) || isTakenOut(message, mention)) return true
  if (!isSound(mention) || isUnwanted(message, mention, all)) return false
  // "Con una voce calda" may be a tone.
  const isWished = message.asked === 'extras' || isListed(mention, all)
  const isReady = alreadyThere.has(wordAt(tokens, mention.last + 1))
  // "La musica ci vuole per forza"
  const behind = { first: mention.last + 1, last: clauseOf(message, mention).last }
  const isInsisted = standsIn(tokens, insisted, behind)
  return isWished && !isReady && (isInsisted || isEnd(mention.last + 2) || isEnd(mention.last + 3))
}

/** "Togli la musica dal preventivo" */
const isTakenOut = (message: Message, mention: NamedExtra) =>
  message.brief.extras.includes(mention.extra) && isPrecededBy(message, mention, removals)

/** "Con una bella voce", "ci vuole anche una musica" */
export function isAskedFor(message: Message, mention: NamedExtra): boolean {
  const isThe = articles.has(wordAt(message.tokens, mention.first - 1))
  // "Con la voce di mio nonno" is somebody's, "con la musica giusta" a manner of speaking.
  if (!isSound(mention) || ofOthers.has(wordAt(message.tokens, mention.first - 1))) return false
  return isPrecededBy(message, mention, isThe ? soundLeads : orWith, LEAD_REACH)
}

const articles = new Set(['la', 'le'])
const orWith = new Set([...soundLeads, 'con'])
const LEAD_REACH = 3

/** "Voce, musica, e i testi ce li scrivete voi": what stands beside another one is an extra as well. */
export const isListed = (mention: NamedExtra, all: readonly NamedExtra[]) =>
  isSound(mention) &&
  all.some(
    other =>
      other.extra !== mention.extra &&
      Math.max(mention.first - other.last, other.first - mention.last) <= LEAD_REACH,
  )

/** A logo that is there, or is none, says nothing about its animation. */
export const isLogoAlone = ({ extra, first, last }: NamedExtra) =>
  extra === 'logo-animation' && first === last

/** "Ho una scaletta, niente copione": who has no text does not say that we shall write none. */
export const isTextMissing = ({ asked }: Pick<Message, 'asked'>, { extra, first, last }: NamedExtra) =>
  asked === 'materials' && extra === 'scriptwriting' && first === last

/** A logo or a text that is there is called by the same name, a voice and music are not. */
export const isSound = ({ extra }: NamedExtra) => extra === 'voiceover' || extra === 'music'

/** "Solo il logo" is the one that is there, where it stands among the materials and its sentence names nothing else. */
function isLogoThere(message: Message, logo: NamedExtra, named: readonly NamedExtra[]): boolean {
  const sentence = sentencesOf(message.tokens).find(span => isWithin(logo, span)) ?? logo
  const isAlone = named.every(other => isLogoAlone(other) || !isWithin(other, sentence))
  return isAlone && !isTaken(message, logo) && /\blogo\b/iu.test(message.brief.materials ?? '')
}

/** The short names of extras, where it is extras that are spoken of. */
export function looselyNamed(message: Message, strict: readonly NamedExtra[]): NamedExtra[] {
  const found = mentionsIn(message.tokens, loose)
    .slice(0, MOST_NAMED)
    .filter(mention => !strict.some(other => shareWords(other, mention)))
    .map(mention => ({ ...mention, extra: mention.code }))
  const isOpen = (mention: NamedExtra) =>
    message.asked === 'extras' ||
    message.brief.extras.includes(mention.extra) ||
    message.brief.declined.includes(mention.extra) ||
    (isSound(mention) && isTaken(message, mention)) ||
    isAskedFor(message, mention) ||
    isListed(mention, [...strict, ...found]) ||
    isUnwanted(message, mention, [...strict, ...found])
  return found.filter(
    mention =>
      isOpen(mention) &&
      !isByVoice(message, mention) &&
      standsAlone(message, mention, [...strict, ...found]) &&
      (!isLogoAlone(mention) ||
        (isBare(message, clauseOf(message, mention), found) &&
          !isLogoThere(message, mention, [...strict, ...found]))),
  )
}

const urged = patternList(['mi raccomando'])
const isUrged = ({ tokens }: Message, { last }: Span) =>
  standsIn(tokens, urged, { first: last + 1, last: last + 2 })

/** "Musica sì", "una voce che accompagna sì", "la voce mi raccomando chiara" */
export const isTaken = (message: Message, mention: Span) =>
  [mention.last + 1, mention.last + 2, clauseOf(message, mention).last].some(
    at => message.tokens[at]?.written === YES,
  ) || isUrged(message, mention)

/** "La voce in francese" is asked for wherever it is named. */
export const isInLanguage = ({ tokens }: Message, { extra, last }: NamedExtra) =>
  (extra === 'voiceover' || extra === 'subtitles') &&
  standsIn(tokens, languageWord, { first: last, last: Math.min(last + 2, tokens.length - 1) })
