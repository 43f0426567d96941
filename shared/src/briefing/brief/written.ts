import { dateIt } from '../../formats/date-it.ts'
import { shorten } from '../../formats/shorten.ts'
import { durationIt } from '../../formats/units.ts'
import { summaryTexts } from '../../messages/it/briefing.ts'
import { languageTexts } from '../../messages/it/briefing-fields.ts'
import { panelTexts } from '../../messages/it/briefing-panel.ts'
import { kindLabels } from '../../messages/it/interview.ts'
import {
  type Brief,
  type BriefField,
  briefFields,
  type Clarity,
  isSettled,
  keyOf,
  type Slot,
} from './brief.ts'

/** A field that a turn has changed, and what it says since, cut to 200 characters. */
export interface BriefChange {
  readonly field: BriefField | 'notes'
  readonly text: string
}

function factOf(brief: Brief, field: Exclude<BriefField, 'extras'>): string | null {
  const { kind, durationSeconds, deadline, materials } = brief
  if (field === 'kind') return kind && kindLabels[kind]
  if (field === 'duration') return durationSeconds === null ? null : durationIt(durationSeconds)
  if (field === 'deadline') return deadline && dateIt(deadline)
  if (field === 'materials') return materials === '' ? summaryTexts.noMaterials : materials
  if (field === 'formats') return brief.formats.length === 0 ? null : brief.formats.join(', ')
  if (field === 'languages')
    return brief.languages.length === 0 ? null : brief.languages.map(code => languageTexts[code]).join(', ')
  return brief[field]
}

const WRITTEN_MAX = 200
const cut = (text: string) => shorten(text, WRITTEN_MAX)

/** Returns each field that differs between two briefs, with what it says afterwards. */
export function diffBriefs(before: Brief, after: Brief): BriefChange[] {
  const isNew = (key: keyof Brief) => JSON.stringify(before[key]) !== JSON.stringify(after[key])
  const fields = briefFields.filter(field => isNew(keyOf(field)))
  const notes = after.notes.filter(note => !before.notes.includes(note))
  return [
    ...fields.map(field => ({ field, text: cut(answerOf(after, field) ?? panelTexts.notSaid) })),
    ...notes.map(note => ({ field: 'notes' as const, text: cut(note) })),
  ]
}

/** Returns what a brief says in one field, in Italian; null while it says nothing. */
export function answerOf(brief: Brief, field: BriefField): string | null {
  const { extras } = brief
  if (field !== 'extras') return factOf(brief, field)
  if (extras.length > 0) return extras.map(extra => summaryTexts.extras[extra]).join(', ')
  return brief.extrasSettled ? panelTexts.noExtras : null
}

/** Returns the clarity of a field. Extras named before their question are to be confirmed, because more may follow. */
export function clarityOf(brief: Brief, slot: Slot): Clarity {
  const value = answerOf(brief, slot)
  if (value === null) return isSettled(brief, slot) ? 'uncertain' : 'missing'
  return isSettled(brief, slot) && !brief.unknowns.includes(slot) ? 'filled' : 'uncertain'
}
