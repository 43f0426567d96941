import { dateIt } from '../../formats/date-it.ts'
import { entroIl } from '../../formats/day-it.ts'
import { durationIt } from '../../formats/duration-it.ts'
import { summaryTexts } from '../../messages/it/briefing.ts'
import { languageTexts } from '../../messages/it/briefing-fields.ts'
import { panelTexts } from '../../messages/it/briefing-panel.ts'
import { kindTitles } from '../../messages/it/kind-titles.ts'
import {
  type Brief,
  type BriefField,
  type Clarity,
  type Extra,
  isSettled,
  keyOf,
  type Slot,
  sideFields,
  slots,
} from './brief.ts'

/** A fact that a turn has written into the brief, or taken out of it, as it is shown and can be corrected. */
export interface Written {
  readonly field: BriefField | 'notes'
  /** The extra, where the fact is one. */
  readonly extra?: Extra
  /** The client's words, where they are a note. */
  readonly note?: string
  /** What it says: "90 secondi", "senza drone". */
  readonly text: string
}

const fields = [...slots, ...sideFields].filter(field => field !== 'extras')

/** What a brief says in one field, in a few words. */
export function factOf(brief: Brief, field: Exclude<BriefField, 'extras'>): string | null {
  const { kind, durationSeconds, deadline, materials } = brief
  if (field === 'kind') return kind && kindTitles[kind]
  if (field === 'duration') return durationSeconds === null ? null : durationIt(durationSeconds)
  if (field === 'deadline') return deadline && dateIt(deadline)
  if (field === 'materials') return materials === '' ? summaryTexts.noMaterials : materials
  if (field === 'formats') return brief.formats.length === 0 ? null : brief.formats.join(', ')
  if (field === 'languages')
    return brief.languages.length === 0 ? null : brief.languages.map(code => languageTexts[code]).join(', ')
  return brief[field]
}

const { writtenAs } = summaryTexts

function spoken(field: Exclude<BriefField, 'extras'>, brief: Brief): string | null {
  const value = factOf(brief, field)
  if (value === null) return null
  if (field === 'deadline') return brief.deadline && writtenAs.deadline(entroIl(dateIt(brief.deadline)))
  if (field === 'materials' && brief.materials === '') return writtenAs.noMaterials
  return writtenAs[field](value)
}

/** What a turn has written: each new fact and note, and each extra that came or went. */
export function writtenBetween(before: Brief, after: Brief): Written[] {
  const isNew = (key: keyof Brief) => JSON.stringify(before[key]) !== JSON.stringify(after[key])
  const facts = fields.flatMap((field): Written[] => {
    const text = isNew(keyOf(field)) ? spoken(field, after) : null
    return text === null ? [] : [{ field, text }]
  })
  const opened = before.declined.filter(
    extra => !after.declined.includes(extra) && !after.extras.includes(extra),
  )
  const added = after.extras.filter(extra => !before.extras.includes(extra))
  const gone = [
    ...after.declined.filter(extra => !before.declined.includes(extra)),
    ...before.extras.filter(extra => !after.extras.includes(extra) && !after.declined.includes(extra)),
  ]
  return [
    ...facts,
    ...added.map((extra): Written => ({ field: 'extras', extra, text: summaryTexts.extras[extra] })),
    ...gone.map(
      (extra): Written => ({ field: 'extras', extra, text: writtenAs.without(summaryTexts.extras[extra]) }),
    ),
    ...opened.map(
      (extra): Written => ({ field: 'extras', extra, text: writtenAs.opened(summaryTexts.extras[extra]) }),
    ),
    ...after.notes
      .filter(note => !before.notes.includes(note))
      .map((note): Written => ({ field: 'notes', note, text: writtenAs.note(note) })),
  ]
}

/** What a brief says about one question, in Italian; null while it says nothing. */
export function answerOf(brief: Brief, field: BriefField): string | null {
  const { extras } = brief
  if (field !== 'extras') return factOf(brief, field)
  if (extras.length > 0) return extras.map(extra => summaryTexts.extras[extra]).join(', ')
  return brief.extrasSettled ? panelTexts.noExtras : null
}

/** An extra named before the question about extras is known, but more may follow: it is still to be confirmed. */
export function clarityOf(brief: Brief, slot: Slot): Clarity {
  const value = answerOf(brief, slot)
  if (value === null) return isSettled(brief, slot) ? 'uncertain' : 'missing'
  return isSettled(brief, slot) && !brief.unknowns.includes(slot) ? 'filled' : 'uncertain'
}
