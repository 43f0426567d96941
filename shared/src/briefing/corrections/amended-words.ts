import type { NamedDay } from '../../language/dates.ts'
import { standsIn } from '../../language/patterns.ts'
import { tokensOf, wordAt } from '../../language/tokens.ts'
import {
  type Brief,
  type BriefField,
  type Extra,
  isSlot,
  type Slot,
  type WordField,
  wordFields,
} from '../brief/brief.ts'
import { fitsInto, joined } from '../brief/word-places.ts'
import { companyNameIn } from '../fields/company.ts'
import {
  bareName,
  noCompany,
  placeLike,
  placeNamed,
  seenWhere,
  seenWith,
} from '../keywords/amendment-keywords.ts'
import { nameInstead, noNames, ofCompanies } from '../keywords/company-keywords.ts'
import { materialNouns } from '../keywords/cue-keywords.ts'
import {
  amendedNames,
  denies,
  explains,
  namedBehind,
  nextField,
  remarks,
  settersOf,
  swapped,
} from '../keywords/field-keywords.ts'
import { noNews, noValue } from '../keywords/opinion-keywords.ts'
import { animals, persons, pronouns, speaking, things } from '../keywords/people-keywords.ts'
import { namedIn } from '../message/named.ts'
import { cleaned } from '../message/read-words.ts'
import { bare, saidIn, trimmed } from './cut-out.ts'

export interface Correcting {
  readonly brief: Brief
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly asked: Slot | null
  /** The extras in the brief that were spoken of last. */
  readonly about: readonly Extra[]
  /** Whether another sentence stands before the one that corrects. */
  readonly isLater?: boolean
  /** Whether the sentence says something of several fields. */
  readonly isOneOfSeveral?: boolean
}

export interface Found {
  readonly changes: Partial<Brief>
  /** What is taken out and stays open. */
  readonly left: readonly Slot[]
  readonly refused?: readonly Extra[]
  readonly field: BriefField | 'notes'
  readonly words: string
  /** What the sentence says besides. */
  readonly besides?: string
  /** What it says besides and answers nothing. */
  readonly note?: string
}

const setters = wordFields.map(field => ({
  field,
  ...settersOf(amendedNames[field]),
  behind: namedBehind(amendedNames[field]),
}))

/** What a sentence says of each field that it names. */
export function partsOf(sentence: string): string[] {
  const starts = [...sentence.matchAll(nextField)].map(({ index }) => index)
  return [0, ...starts].map((start, at) => sentence.slice(start, starts[at]))
}

/** Without what is said behind a value and is no part of it. */
const withoutRemarks = (text: string) => remarks.reduce((said, remark) => said.replace(remark, ''), text)

const opening = { first: 0, last: 1 }

/** "La signora Concetta", "noi quattro", and behind "c'è" a name alone; not "il logo", "la musica dei ragazzi". */
function isSomebody(
  { said = '', also, verb = '', article }: Readonly<Record<string, string>>,
  { brief, isOneOfSeveral }: Correcting,
): boolean {
  const tokens = tokensOf(said)
  if (standsIn(tokens, things, opening) || standsIn(tokens, materialNouns, opening)) return false
  if (pronouns.has(wordAt(tokens, 0))) return !tokens.some(({ word }) => word === 'con')
  // "Nel video ci saranno anche i loro cani"
  const isBeside = also !== undefined && brief.people !== null && standsIn(tokens, animals)
  if (article !== undefined) return isOneOfSeveral === true || isBeside || standsIn(tokens, persons)
  if (!bareName.test(said)) return false
  const isAlone = tokens.length === 1 && (also !== undefined || /^compa/iu.test(verb))
  return isAlone || (verb !== '' && (/^\p{Lu}\p{Ll}/u.test(said) || standsIn(tokens, persons)))
}

/** "In video c'è anche Denis" */
function peopleSaid(text: string, correcting: Correcting): Found | null {
  const { brief, today } = correcting
  const words = trimmed(text.replace(/^[\s,;]+/u, ''))
  const found = seenWith.exec(words)?.groups ?? {}
  const { said: whole = '', also, later } = found
  const said = withoutRemarks(whole)
  const isMore = namedIn({ text: words, tokens: tokensOf(words), today }).all.length > 0
  // "Nel video c'è il titolare che parla" tells the kind, too.
  const isKind = brief.kind === null && standsIn(tokensOf(said), speaking)
  if (
    said === '' ||
    !isSomebody({ ...found, said }, correcting) ||
    isMore ||
    isKind ||
    brief.kind === 'explainer'
  )
    return null
  const where = /\sche\s/u.test(said) ? -1 : said.search(seenWhere)
  const value = trimmed(where < 0 ? said : said.slice(0, where))
  const place = where < 0 ? '' : trimmed(said.slice(where))
  const isOpen = brief.place === null || place.includes(brief.place)
  const people = also === undefined ? value : (joined(brief, value, 'people') ?? value)
  return {
    field: 'people',
    words,
    left: [],
    changes: { people, ...(place !== '' && isOpen && { place }) },
    // "In video i musicisti, i nomi ve li diamo poi"
    ...(later !== undefined && { note: words }),
  }
}

const LONG = 3
const shares = (one: string, other: string | null) => {
  const words = tokensOf(other ?? '').map(({ word }) => word)
  return tokensOf(one).some(({ word }) => word.length > LONG && words.includes(word))
}

/** A value without what is said behind it: remarks, what it is not, and what something else is. */
function heldBy(
  said: string,
  field: WordField,
  { brief }: Correcting,
): Pick<Found, 'note'> & { value: string } {
  const known = brief[field]?.toLowerCase() ?? ''
  const closed = said.replace(/[»"”]\s*[.!]*\s*$/u, '').replace(/[\s.!?]+$/u, '')
  const whole = withoutRemarks(closed)
  // "L'azienda è Arredamenti Sartori, Giancarlo è mio padre", "la pasticciera, il cuoco resta in cucina"
  const last = whole.lastIndexOf(', ')
  const isOfOld =
    field === 'people' && last > 0 && shares(whole.slice(last), known) && !shares(whole.slice(0, last), known)
  const end = isOfOld ? last : whole.search(field === 'company' ? /[,;:(]/u : explains)
  const plain = end < 0 ? whole : whole.slice(0, end)
  const note = end < 0 ? '' : trimmed(whole.slice(end + 1))
  const denial = denies.exec(plain)
  const { comma, article, old = '' } = denial?.groups ?? {}
  // "Sobrio, non noioso" is one tone, and what stood in the field before is not denied.
  const isKept = known.includes((denial?.[0] ?? '').replace(/^[\s,]+/u, '').toLowerCase())
  // "Il fatto a mano non costa il doppio" is one point.
  const isPoint = field === 'message' && (comma ?? article) === undefined
  const isAnyOld = comma !== undefined && field !== 'tone' && field !== 'message'
  const isOld = !isKept && !isPoint && (shares(old, known) || isAnyOld)
  const value = cleaned(isOld ? plain.slice(0, denial?.index) : plain).replace(
    /^(?:(?:solo|soltanto|proprio|piuttosto)\s|[«"“])/iu,
    '',
  )
  return { value: field === 'company' ? value.replace(beforeNames, '') : value, ...(note && { note }) }
}

const beforeNames = /^(?:(?:ci chiamiamo|si chiama|siamo)\s)?(?:(?:il|la|lo)\s|l['’]\s?)?/iu
// "L'azienda è piccola", "di Torino", "registrata da poco" name none.
const noName = new RegExp(`^(?:\\p{Ll}+[ae]$|${noNames}|${ofCompanies})`, 'u')
const without = /^senza\s(?<said>.+)$/iu
function isValue(field: WordField, value: string, { brief, today, isOneOfSeveral }: Correcting): boolean {
  if (value === '' || !fitsInto(field, value) || noNews.test(value)) return false
  // "Il messaggio è senza «scrivi in italiano»" takes out what stands there.
  const { said: taken } = without.exec(value)?.groups ?? {}
  if (taken !== undefined && brief[field]?.toLowerCase().includes(bare(taken).toLowerCase())) return false
  if (field === 'company')
    return (
      !noName.test(value) &&
      (companyNameIn(`azienda: ${value}`, 'opening') !== null || tokensOf(value).length < 4)
    )
  // A public and a point may say when: "siamo aperti anche la domenica".
  const { all, days } = namedIn({ text: value, tokens: tokensOf(value), today })
  if (field === 'message' || field === 'goal') return all.every(span => days.includes(span as NamedDay))
  if (field === 'place' && brief.place === null) return placeLike.test(value) || isOneOfSeveral === true
  return all.length === 0
}

// These are told by their name where nothing stands yet, too.
const saidOnly = new Set<WordField>(['tone', 'people', 'place', 'company'])
const alsoSaid = /^(?:anche|pure)\s/iu
const nothing = new Set(['niente', 'nulla', 'nessuno', 'nessun', 'zero'])

const changed = (field: WordField, words: string, value: string, more: Partial<Found> = {}): Found => ({
  field,
  words,
  left: [],
  changes: { [field]: value },
  ...more,
})

/** What a part of a sentence sets by naming its field; null where it names none, or says nothing that it could hold. */
export function setIn(part: string, correcting: Correcting): Found | null {
  const { brief, asked, isLater, isOneOfSeveral } = correcting
  const text = part.replace(/^[\s,;]+/u, '')
  const place = saidIn(placeNamed, text)
  if (place !== '') return changed('place', place, place)
  const { old = '', said = '' } = swapped.exec(text)?.groups ?? {}
  const [meant] = wordFields.filter(field => bare(brief[field] ?? '') === bare(old))
  // "Non lo voglio formale, lo voglio caldo"
  if (said !== '' && meant && isValue(meant, cleaned(said), correcting))
    return changed(meant, said, cleaned(said))
  const people = peopleSaid(text, correcting)
  if (people !== null) return people
  for (const { field, set, addTo, label, only, there, wrong, is, behind } of setters) {
    const added = cleaned(saidIn(addTo, text))
    if (added !== '') return changed(field, added, joined(brief, added, field) ?? added)
    // "Il tono: serio" corrects where one stands, or answers behind something else; what is not asked for is told by
    // its name alone.
    const isKnown = brief[field] !== null || isOneOfSeveral === true
    const isLabelled = isKnown || !isSlot(field) || asked === null || (isLater && asked === field)
    const ways = [there, set, wrong, ...(isLabelled ? [label, only] : [])]
    const plain = ways.map(way => way.exec(text)).find(match => match !== null)
    const found = plain ?? (isKnown || saidOnly.has(field) ? is.exec(text) : null)
    if (found) {
      const { value, note } = heldBy(text.slice(found.index + found[0].length), field, correcting)
      const fits = plain
        ? value !== '' && !noNews.test(value) && fitsInto(field, value)
        : isValue(field, value, correcting)
      // "Materiale: niente, fate tutto voi"
      const isNone = nothing.has(wordAt(tokensOf(value), 0)) && !standsIn(tokensOf(value), materialNouns)
      if (field === 'materials' && isNone) return changed(field, value, '')
      if (fits) {
        // "Il pubblico sono anche gli svizzeri" says it besides what is known.
        const isMore = found.groups?.more !== undefined || alsoSaid.test(value)
        const held = isMore ? (joined(brief, value, field) ?? value) : value
        return changed(field, value, held, { ...(note && { note }) })
      }
      if (plain) continue
    }
    const { said: one, all } = behind.exec(text)?.groups ?? {}
    const named = cleaned(one ?? all ?? '')
    const isElsewhere = wordFields.some(other => other !== field && shares(named, brief[other]))
    const isMeant = isElsewhere || isOneOfSeveral || brief[field] === null
    if (isMeant && !noValue.test(named) && isValue(field, named, correcting))
      return changed(field, named, named)
  }
  return null
}

/** A name that is none of a company's. */
export function companyTakenBack(text: string, { brief }: Correcting): Found | null {
  const company = saidIn(nameInstead, text)
  if (company !== '') return changed('company', company, company)
  if (brief.company === null || !noCompany.test(text)) return null
  const name = companyNameIn(text, 'answer')?.name ?? null
  const isStill = name !== null && brief.company.includes(name)
  return { field: 'company', words: text, left: [], changes: { company: isStill ? null : name } }
}
