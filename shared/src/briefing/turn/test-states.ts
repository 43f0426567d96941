import { type Brief, emptyBrief, type Slot } from '../brief/brief.ts'
import type { BriefingState } from '../brief/state.ts'
import { answer, openBriefing } from './conversation.ts'

/** What the tests of the conversation start from. `today` is a Tuesday. */
export const today = '2026-03-10'

export const corporate = { kind: 'corporate' } as const

/** A brief whose every question is settled. */
export const settled: Partial<Brief> = {
  kind: 'corporate',
  audience: 'i clienti',
  message: 'siamo affidabili',
  tone: 'caldo',
  durationSeconds: 60,
  materials: 'logo',
  extras: ['subtitles'],
  extrasSettled: true,
  deadline: '2026-04-01',
}

/** A settled brief whose side fields are known, too. */
export const recap: Partial<Brief> = {
  ...settled,
  goal: 'farci conoscere',
  place: 'in officina',
  people: 'io',
  company: 'Officina Rossi',
}

/** A conversation in which a question waits, and so much is known. */
export const at = (asked: Slot | null, brief: Partial<Brief> = {}): BriefingState => ({
  ...openBriefing().state,
  brief: { ...emptyBrief, ...brief },
  asked,
  invited: asked === null ? [] : null,
})

export const say = (state: BriefingState, text: string) => answer(state, text, today)

/** The brief after a message. */
export const heard = (state: BriefingState, text: string): Brief => say(state, text).state.brief
