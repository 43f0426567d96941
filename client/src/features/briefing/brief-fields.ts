import {
  type Brief,
  type BriefField,
  briefKinds,
  type Extra,
  extras,
  type Format,
  formats,
  type Language,
  languages,
  type Slot,
  type WordField,
  wordFields,
} from 'shared/briefing/brief/brief'
import { ANSWER_MAX, COMPANY_MAX } from 'shared/briefing/brief/limits'
import type { Correction } from 'shared/briefing/turn/correction'
import { durationIt } from 'shared/formats/duration-it'
import { summaryTexts } from 'shared/messages/it/briefing'
import { languageTexts } from 'shared/messages/it/briefing-fields'
import { kindTitles } from 'shared/messages/it/kind-titles'

/** The fields that hold several things at once. */
export type ListField = 'extras' | 'formats' | 'languages'

/** An answer while it is being corrected. */
export interface Draft {
  text: string
  list: string[]
}

/** The rows of the panel, what matters most first. */
export const rows = [
  'kind',
  'message',
  'audience',
  'duration',
  'tone',
  'extras',
  'materials',
  'deadline',
] as const satisfies readonly Slot[]

/** What nobody has to say, below them. */
export const sideRows = ['goal', 'formats', 'languages', 'place', 'people', 'company'] as const

const lengths = [15, 20, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300]

export const isWords = (field: BriefField): field is WordField =>
  (wordFields as readonly BriefField[]).includes(field)

export const isList = (field: BriefField): field is ListField =>
  field === 'extras' || field === 'formats' || field === 'languages'

/** What can be ticked in a field that holds several things. */
export const listOptions: Record<ListField, readonly { value: string; label: string }[]> = {
  extras: extras.map(value => ({ value, label: summaryTexts.extras[value] })),
  formats: formats.map(value => ({ value, label: value })),
  languages: languages.map(value => ({ value, label: languageTexts[value] })),
}

export function textOf(brief: Brief, field: BriefField): string {
  if (isList(field)) return ''
  if (field === 'duration') return brief.durationSeconds === null ? '' : String(brief.durationSeconds)
  return brief[field] ?? ''
}

export const draftOf = (brief: Brief, field: BriefField): Draft => ({
  text: textOf(brief, field),
  list: isList(field) ? [...brief[field]] : [],
})

export const kindOptions = briefKinds.map(kind => ({ value: kind, label: kindTitles[kind] }))

/** The usual lengths, and the one that the client has named. */
export const lengthOptions = (seconds: number | null) =>
  [...new Set(seconds === null ? lengths : [...lengths, seconds])]
    .toSorted((one, other) => one - other)
    .map(value => ({ value: String(value), label: durationIt(value) }))

/** How many characters a text has too many for its field; none where it fits. */
export const tooMany = (field: BriefField, text: string): number =>
  Math.max(0, text.trim().length - (field === 'company' ? COMPANY_MAX : ANSWER_MAX))

function listCorrection(field: ListField, list: readonly string[]): Correction {
  if (field === 'extras') return { field, value: list as Extra[] }
  return field === 'formats' ? { field, value: list as Format[] } : { field, value: list as Language[] }
}

/** The correction that a draft makes; undefined while there is nothing to save. */
export function correctionOf(field: BriefField, draft: Draft): Correction | undefined {
  if (isList(field)) return listCorrection(field, draft.list)
  const text = draft.text.trim()
  if (tooMany(field, text) > 0) return undefined
  if (field === 'materials') return { field, value: text }
  if (text === '') return undefined
  if (field === 'duration') return { field, value: Number(text) }
  if (field !== 'kind') return { field, value: text }
  const kind = briefKinds.find(one => one === text)
  return kind && { field, value: kind }
}
