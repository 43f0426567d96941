import { standsIn } from '../language/patterns.ts'
import { tokensOf, wordAt } from '../language/tokens.ts'
import {
  amendedNames,
  bareName,
  beforePeopleAre,
  beforeSeen,
  beingThere,
  besideField,
  besidePlace,
  besideSeen,
  companyIs,
  fieldIs,
  noCompany,
  noPart,
  obligations,
  peopleAre,
  placeLike,
  placeNamed,
  saying,
  seenWhere,
  seenWith,
  settings,
  thereOnly,
} from './amendment-keywords.ts'
import { type Brief, type BriefField, type Extra, isSlot, type Slot } from './brief.ts'
import { companyNameIn } from './company.ts'
import { nameInstead } from './company-keywords.ts'
import { materialNouns } from './cue-keywords.ts'
import { saidIn, trimmed } from './cut-out.ts'
import { namedIn } from './named.ts'
import { persons, pronouns, speaking, things } from './people-keywords.ts'

export interface Correcting {
  readonly brief: Brief
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly asked: Slot | null
  /** The extras in the brief that were spoken of last. */
  readonly about: readonly Extra[]
  /** Whether another sentence stands before the one that corrects. */
  readonly isLater?: boolean
}

export interface Found {
  readonly changes: Partial<Brief>
  /** What is taken out and stays open. */
  readonly left: readonly Slot[]
  readonly refused?: readonly Extra[]
  readonly field: BriefField
  readonly words: string
  /** What the sentence says besides. */
  readonly besides?: string
  /** What it says besides and answers nothing. */
  readonly note?: string
}

export type TextField = keyof typeof amendedNames

export const textFields = Object.keys(amendedNames) as TextField[]

const setters = textFields.map(field => {
  const name = `(?:${amendedNames[field]})`
  const value = '[«"“]?(?<said>[^»"”]+)'
  const ways = String.raw`(?:nel|nei|come|(?<!frase\s)sul)\s${name}[,:]?\s(?:mi\s|ci\s)?(?:${settings}|${obligations})|(?:il\s|i\s|al\s|lo\s|l['’])${name}[,:]?\s(?:${settings})|(?:${settings})\s(?:nel\s|nei\s|negli\s|come\s|nell['’])${name}`
  const before = field === 'materials' ? `(?:${saying}|${beingThere})?` : saying
  const only = String.raw`(?=[\s:])(?!\s(?:anche|pure)\b)(?:\s(?:solo|soltanto|solamente))?:?\s+`
  return {
    field,
    setter: new RegExp(String.raw`(?:^|[\s,;])(?:${ways})${only}${value}`, 'iu'),
    is: ['materials', 'company', 'place'].includes(field) ? null : fieldIs(name),
    there: new RegExp(String.raw`(?:nel|nei|sul)\s${name}\s[^.:]*?,\s${thereOnly}\s${value}`, 'iu'),
    only: new RegExp(
      String.raw`^\s*(?:nel |nei |il |i )?${name},?\s${before}(?:solo|soltanto)\s${value}`,
      'iu',
    ),
    label: new RegExp(
      String.raw`^\s*(?:(?:e|ed|ma|poi)\s)?(?:il |lo |la |i |l['’])?${name}:\s+${value}`,
      'iu',
    ),
  }
})

const opening = { first: 0, last: 1 }

/** "La signora Concetta", "noi quattro", and behind "c'è" a name alone; not "il logo", "la musica dei ragazzi". */
function isSomebody({ said = '', also, verb = '', article }: Readonly<Record<string, string>>): boolean {
  const tokens = tokensOf(said)
  if (standsIn(tokens, things, opening) || standsIn(tokens, materialNouns, opening)) return false
  if (pronouns.has(wordAt(tokens, 0))) return !tokens.some(({ word }) => word === 'con')
  if (article !== undefined) return standsIn(tokens, persons)
  if (!bareName.test(said)) return false
  const isAlone = tokens.length === 1 && (also !== undefined || /^compa/iu.test(verb))
  return isAlone || (verb !== '' && (/^\p{Lu}\p{Ll}/u.test(said) || standsIn(tokens, persons)))
}

/** "In video c'è anche Denis", in a sentence of its own or at the end of one. */
function peopleSaid(text: string, { brief, today }: Correcting): Found | null {
  const start = Math.max(0, text.search(beforeSeen))
  const whole = text.slice(start).replace(/^[\s,]+/u, '')
  const [words = '', ...others] = whole.split(besideSeen)
  const found = seenWith.exec(words)?.groups ?? {}
  const { said = '', also } = found
  const isMore = namedIn({ text: words, tokens: tokensOf(words), today }).all.length > 0
  // "Nel video c'è il titolare che parla" tells the kind, too.
  const isKind = brief.kind === null && standsIn(tokensOf(said), speaking)
  if (said === '' || !isSomebody(found) || isMore || isKind || brief.kind === 'explainer') return null
  const where = /\sche\s/u.test(said) ? -1 : said.search(seenWhere)
  const value = trimmed(where < 0 ? said : said.slice(0, where))
  const place = where < 0 ? '' : trimmed(said.slice(where))
  const isOpen = brief.place === null || place.includes(brief.place)
  const people = also !== undefined && brief.people !== null ? `${brief.people}; ${value}` : value
  return {
    field: 'people',
    words,
    left: [],
    changes: { people, ...(place !== '' && isOpen && { place }) },
    besides: [text.slice(0, start), ...others].map(trimmed).filter(Boolean).join('. '),
  }
}

/** "Chi compare è la signora Concetta, si gira a Monreale", alone or behind another field. */
function peopleNamed(text: string): Found | null {
  const [before = '', ...parts] = text.split(beforePeopleAre)
  const words = parts.length === 0 ? text : parts.join(', ')
  const people = saidIn(peopleAre, words)
  if (people === '') return null
  const found = { field: 'people', words: people, left: [], changes: { people } } as const
  const rest = words.slice(words.indexOf(people) + people.length).replace(/^[\s,]+/u, '')
  const besides = parts.length === 0 ? (/^(?:e\s)?si gir/iu.test(rest) ? [rest] : []) : [before, rest]
  return besides.length === 0 ? found : { ...found, besides: besides.map(trimmed).filter(Boolean).join('. ') }
}

/** "Il luogo è Cortona, centro storico, e si tratta di un evento": the place, and what is said besides. */
function placeSaid(text: string, { brief, today }: Correcting): Found | null {
  const named = saidIn(placeNamed, text)
  if (named !== '') return { field: 'place', words: named, left: [], changes: { place: named } }
  const verb = Math.max(0, text.search(/\s(?:è|sono|sarebbe|diventa)\s/u))
  const behind = text.slice(verb).search(besidePlace)
  const cut = behind < 0 ? -1 : verb + behind
  const place = saidAs(fieldIs(`(?:${amendedNames.place})`), cut < 0 ? text : text.slice(0, cut), today)
  if (place === '' || (brief.place === null && !placeLike.test(place))) return null
  const rest = cut < 0 ? '' : text.slice(cut).replace(/^[\s,;]+(?:e[\s,]+|ed\s)?/u, '')
  // "Il bar era per dire il tono" explains what stood there.
  const isReason = /\sera(?:no)?\s/iu.test(rest)
  const said = isReason ? { note: trimmed(rest) } : { besides: rest }
  return { field: 'place', words: place, left: [], changes: { place }, ...said }
}

/** The words of a text field that stands, where a sentence says them and nothing else. */
const saidAs = (is: RegExp | null, text: string, today: string) =>
  is === null || namedIn({ text, tokens: tokensOf(text), today }).all.length > 0
    ? ''
    : saidIn(is, text.trim().replace(/[.!]+$/u, ''))

const setTo = (field: TextField, value: string): Found => ({
  field,
  words: value,
  left: [],
  changes: { [field]: value },
})

/** What a sentence sets by naming its field; null where it names none. */
export function setIn(text: string, correcting: Correcting): Found | null {
  const { brief, today, asked, isLater } = correcting
  const named = peopleNamed(text)
  if (named !== null) return named
  const found = peopleSaid(text, correcting) ?? placeSaid(text, correcting)
  if (found !== null) return found
  const cut = besideField.exec(text)
  for (const { field, setter, label, only, is, there } of setters) {
    // "Il tono: serio" corrects where one stands, or answers behind something else; what is not asked for is told by
    // its name alone.
    const isLabelled = brief[field] !== null || !isSlot(field) || (isLater && asked === field)
    const value =
      saidIn(there, text) ||
      saidIn(setter, text) ||
      (isLabelled ? saidIn(label, text) || saidIn(only, text) : '')
    if (value !== '') return setTo(field, value.replace(noPart, ''))
    const isCut = cut !== null && (field === 'audience' || field === 'tone')
    const said =
      brief[field] === null && field !== 'tone'
        ? ''
        : saidAs(is, isCut ? text.slice(0, cut.index) : text, today)
    if (said === '') continue
    const rest = isCut ? trimmed(text.slice(cut.index + 1).replace(/[\s!]+$/u, '')) : ''
    return {
      ...setTo(field, said),
      ...(rest !== '' && (cut?.groups?.other ? { besides: rest } : { note: rest })),
    }
  }
  return null
}

/** Another name than the one that stands: "l'azienda è ombrì, non startup di Palermo". */
function companySaid(text: string, { brief }: Correcting): string {
  const { said = '', old = '' } = companyIs.exec(text)?.groups ?? {}
  const known = brief.company?.toLowerCase() ?? ''
  return known !== '' && old.toLowerCase().includes(known) ? said : saidIn(nameInstead, text)
}

/** A name that is none of a company's, or another one that is. */
export function companyTakenBack(text: string, correcting: Correcting): Found | null {
  const { brief } = correcting
  const company = companySaid(text, correcting)
  if (company !== '') return { field: 'company', words: company, left: [], changes: { company } }
  if (brief.company === null || !noCompany.test(text)) return null
  const name = companyNameIn(text, 'answer')?.name ?? null
  const isStill = name !== null && brief.company.includes(name)
  return { field: 'company', words: text, left: [], changes: { company: isStill ? null : name } }
}
