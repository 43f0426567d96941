import { type Brief, briefKinds, type Extra, type Slot } from 'shared/briefing/brief'
import type { Correction } from 'shared/briefing/correction'
import { durationIt } from 'shared/formats/duration-it'
import { kindTitles } from 'shared/messages/it/kind-titles'

/** An answer while it is being corrected. */
export interface Draft {
  text: string
  extras: Extra[]
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

const lengths = [15, 20, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300]

function textOf(brief: Brief, slot: Slot): string {
  if (slot === 'duration') return brief.durationSeconds === null ? '' : String(brief.durationSeconds)
  return slot === 'extras' ? '' : (brief[slot] ?? '')
}

export const draftOf = (brief: Brief, slot: Slot): Draft => ({
  text: textOf(brief, slot),
  extras: [...brief.extras],
})

export const kindOptions = briefKinds.map(kind => ({ value: kind, label: kindTitles[kind] }))

/** The usual lengths, and the one that the client has named. */
export const lengthOptions = (seconds: number | null) =>
  [...new Set(seconds === null ? lengths : [...lengths, seconds])]
    .toSorted((one, other) => one - other)
    .map(value => ({ value: String(value), label: durationIt(value) }))

/** The correction that a draft makes; undefined while there is nothing to save. */
export function correctionOf(slot: Slot, draft: Draft): Correction | undefined {
  const text = draft.text.trim()
  if (slot === 'extras') return { field: slot, value: draft.extras }
  if (slot === 'materials') return { field: slot, value: text }
  if (text === '') return undefined
  if (slot === 'duration') return { field: slot, value: Number(text) }
  if (slot !== 'kind') return { field: slot, value: text }
  const kind = briefKinds.find(one => one === text)
  return kind && { field: slot, value: kind }
}
