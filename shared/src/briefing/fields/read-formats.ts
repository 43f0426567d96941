import { isWithin, sentencesOf } from '../../language/clauses.ts'
import { foundIn, patternList, patternsOf, standsIn } from '../../language/patterns.ts'
import { type Span, wordAt } from '../../language/tokens.ts'
import type { Format, Language } from '../brief/brief.ts'
import type { Understood } from '../brief/understood.ts'
import { alsoWords } from '../keywords/people-keywords.ts'
import { formatPatterns, languagePatterns, unlistedLanguages } from '../keywords/typed-keywords.ts'
import { clauseOf, isBare, isPrecededBy, type Message } from '../message/message.ts'
import { isFree } from '../message/read-words.ts'
import { isUnwanted, MOST_NAMED } from '../message/refused.ts'

const formatWords = patternsOf<Format>(formatPatterns)
const languageWords = patternsOf<Language>(languagePatterns)

const refusedOf = <Named extends Span>(message: Message, found: readonly Named[]): Named[] =>
  found.filter(span => isUnwanted(message, span, found) || isDenied(message, span))

/** "Non è un reel verticale" */
const isDenied = ({ tokens }: Message, { first }: Span) =>
  foundIn(tokens, deniedThing, { first: first - REACH, last: first }).some(({ last }) => first - last <= 2)
const deniedThing = patternList(['non e|sia|sara (un|una|il|la)'])

const kept = <Key extends string>(
  message: Message,
  found: readonly (Span & { readonly key: Key })[],
  before: readonly Key[],
  isInstead = message.isCorrection,
): Understood<readonly Key[]> | null => {
  if (found.length === 0) return null
  const refused = refusedOf(message, found).map(({ key }) => key)
  const named = found.map(({ key }) => key)
  const value = [...new Set([...(isInstead && named.length > 0 ? [] : before), ...named])].filter(
    key => !refused.includes(key),
  )
  return { value, spans: found }
}

/** "Anche una versione corta verticale" stands beside the video, which has another shape. */
const besides = patternList([
  'versione|versioni|taglio|tagli|clip (piu) corta|corte|corto|corti|breve|brevi|ridotta',
  'versione in piu',
  'anche|pure|poi|magari|altro|altra uno|una (piu) corto|corta|breve',
])

/** "Il formato è orizzontale" says it in place of what stood. */
const shapeIs = patternList(['formato e|sara|sarebbe|diventa'])
const isSaidAnew = ({ tokens }: Message) =>
  foundIn(tokens, shapeIs).some(({ last }) => !alsoWords.has(wordAt(tokens, last + 1)))

/** The shapes of picture that a message asks for. */
export function formatsIn(message: Message): Understood<readonly Format[]> | null {
  const { tokens, brief, isCorrection } = message
  const found = foundIn(tokens, formatWords)
    .filter(({ first, last }) => !standsIn(tokens, besides, { first: first - REACH, last: last + REACH }))
    .slice(0, MOST_NAMED)
  if (isSaidAnew(message)) return kept(message, found, [])
  // "Ci serve anche verticale": beside the shape that its kind has.
  const isMore = found.some(span => isPrecededBy(message, span, alsoWords, 3))
  const usual =
    isMore && found.length === 1 && brief.kind !== null
      ? ([brief.kind === 'social-reels' ? '9:16' : '16:9'] as const)
      : []
  return kept(message, found, brief.formats.length > 0 ? brief.formats : usual, isCorrection && !isMore)
}

const REACH = 5

/** The languages that the video shall speak or be subtitled in; not those that its public is learning. */
export function languagesIn(
  message: Message,
  extras: readonly Span[],
): Understood<readonly Language[]> | null {
  // "I buyer tedeschi e inglesi" are people, "i sottotitoli inglesi" are not.
  const isPeople = (span: Span) =>
    standsIn(message.tokens, native, { first: span.first - 2, last: span.first }) ||
    (plural.test(wordAt(message.tokens, span.last)) &&
      !standsIn(message.tokens, speech, clauseOf(message, span)))
  const [others] = foundIn(message.tokens, otherLanguages)
  if (others && message.brief.languages.length > 0 && isUnwanted(message, others, []))
    return { value: [], spans: [clauseOf(message, others)] }
  const all = foundIn(message.tokens, languageWords)
    .slice(0, MOST_NAMED)
    .filter(span => !isPeople(span) && !isOfScript(message, span))
  const isSpoken = (span: Span & { readonly key: Language }) =>
    foundIn(message.tokens, spokenIn).some(({ last }) => last === span.last) ||
    all.some(other => other.first === span.last + 2) ||
    standsIn(message.tokens, speech, clauseOf(message, span)) ||
    // "Lingue: tedesco"
    (message.tokens[span.first]?.gap.includes(':') === true &&
      /^lingu/.test(wordAt(message.tokens, span.first - 1))) ||
    message.brief.languages.includes(span.key)
  // "In inglese, francese e spagnolo": in a list all are spoken as the first is.
  const goesOn = (span: Span, before: Span | undefined) =>
    before !== undefined &&
    message.tokens.slice(before.last + 1, span.first).every(({ word }) => besideLanguages.has(word))
  const found = all.filter((span, at) => isSpoken(span) || goesOn(span, all[at - 1]))
  const spoken = kept(message, found, message.brief.languages)
  if (spoken === null) return null
  const told = sentencesOf(message.tokens).flatMap(sentence => {
    const [about] = foundIn(message.tokens, aboutLanguages, sentence)
    const last = found.findLast(span => isWithin(span, sentence))
    return about && last ? { first: clauseOf(message, about).first, last: clauseOf(message, last).last } : []
  })
  const refused = refusedOf(message, found).map(span => clauseOf(message, span))
  // "…, magari anche tedesco" is no public, nor are "i sottotitoli in francese".
  const isAlone = (clause: Span) =>
    isFree(message.asked)
      ? extras.some(extra => isWithin(extra, clause)) && isBare(message, clause, [...extras, ...found])
      : isBare(message, clause, found)
  const alone = found.map(span => clauseOf(message, span)).filter(isAlone)
  // "Inglese, francese e arabo": what no field holds is kept in a note.
  const isHeld = (span: Span) => !standsIn(message.tokens, unlisted, span)
  return { value: spoken.value, spans: [...refused, ...told, ...alone].filter(isHeld) }
}

/** "Uno script in inglese da tradurre" is what there is. */
const isOfScript = ({ tokens, asked }: Message, { first, last }: Span) =>
  standsIn(tokens, spokenThere, { first: first - 4, last }) ||
  (standsIn(tokens, writtenIn, { first: first - 3, last }) &&
    (asked === 'materials' || standsIn(tokens, toTranslate, { first: last + 1, last: last + 3 })))
/** "Le interviste sono in francese" */
const spokenThere = patternList([
  'intervista|interviste|filmati|registrazioni|dialoghi (che) e|sono|saranno in ingles*|tedesc*|frances*|spagnol*',
])
const writtenIn = patternList([
  'script|testo|testi|copione|brochure|manuale|slide|documento|documenti|sito (e|sono) in ingles*|tedesc*|frances*|spagnol*',
])
const toTranslate = patternList(['(da) tradu*'])

/** "Tolga le altre lingue" */
const otherLanguages = patternList(['altra|altre lingua|lingue', 'lingua|lingue straniera|straniere|estere'])

/** "Turisti di lingua tedesca" */
const native = patternList(['di lingua'])

const unlisted = patternList([unlistedLanguages])

const plural = /^(?:inglesi|tedeschi|francesi|spagnoli)$/

/** "Aggiungete il tedesco", "in italiano e inglese", "anche in tedesco, non solo inglese" */
const spokenIn = patternList([
  'aggiung*|mett*|inser*|serve|servirebbe|occorre|occorrerebbe|vorrei|vorremmo|voglio|vogliamo (pure|anche) il|l|lo ingles*|tedesc*|frances*|spagnol*',
  '(non) in|e|o|italiano|solo ingles*|english|tedesc*|frances*|spagnol*',
])

// "Le lingue sono due, inglese e tedesco" is about nothing else.
const aboutLanguages = patternList(['lingua|lingue', 'version* in'])
const besideLanguages = new Set(['e', 'anche', 'pure', 'magari', 'forse', 'eventualmente', 'poi'])
const speech = patternList([
  'sub|vo|sottotitol*|voce|voci|voiceover|speaker|narra*|lingu*|version*|tradu*|doppi*|parlato',
])
