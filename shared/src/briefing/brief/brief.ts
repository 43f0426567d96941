import { videoKindCodes } from '../../catalogue/video-kinds.ts'
import { declinableCodes } from '../../quote/line-codes.ts'

/** The kinds a brief can have: the seven that are offered, and four more that the price list knows. */
export const briefKinds = [...videoKindCodes, 'event', 'educational', 'testimonial', 'advertising'] as const

export type BriefKind = (typeof briefKinds)[number]

/** Extras that a client can ask for or supply: all quote lines but the length, which has its own slot. */
export const extras = declinableCodes.filter(code => code !== 'short-video')

export type Extra = (typeof extras)[number]

/** Questions of the interview, in order. */
export const slots = [
  'kind',
  'audience',
  'message',
  'tone',
  'duration',
  'materials',
  'extras',
  'deadline',
] as const

export type Slot = (typeof slots)[number]

/** Optional fields of a brief that are never asked for. */
const sideFields = ['goal', 'formats', 'languages', 'place', 'people', 'company'] as const

/** Everything that a brief can say, in the order of the panel. */
export const briefFields = ['description', ...slots, ...sideFields] as const

export type BriefField = (typeof briefFields)[number]

/** The fields that hold a client's own words. */
export const textFields = [
  'description',
  'goal',
  'audience',
  'message',
  'tone',
  'materials',
  'place',
  'people',
  'company',
] as const satisfies readonly BriefField[]

export type TextField = (typeof textFields)[number]

/** Returns true if a field is one of those that are asked for. */
export const isSlot = (field: BriefField): field is Slot => (slots as readonly BriefField[]).includes(field)

/** Returns the key of a brief under which a field stands. */
export const keyOf = (field: BriefField) => (field === 'duration' ? 'durationSeconds' : field)

/** State of a question's answer: by the client, left to us or still to be confirmed, or not at all. */
export type Clarity = 'filled' | 'uncertain' | 'missing'

/** The shapes of picture that are delivered. */
export const formats = ['16:9', '9:16', '1:1'] as const

export type Format = (typeof formats)[number]

/** The languages that a video can speak or be subtitled in, beside Italian. */
export const languages = ['en', 'de', 'fr', 'es'] as const

export type Language = (typeof languages)[number]

/** Client's requirements so far, as plain JSON; texts are the client's own words. */
export interface Brief {
  /** The whole story told at once, in up to 10,000 characters. */
  readonly description: string | null
  readonly kind: BriefKind | null
  /** Purpose of the video, such as "trovare apprendisti". */
  readonly goal: string | null
  readonly audience: string | null
  readonly message: string | null
  readonly tone: string | null
  readonly durationSeconds: number | null
  readonly formats: readonly Format[]
  readonly languages: readonly Language[]
  /** Material that the client supplies, in the client's words; an empty text means none. */
  readonly materials: string | null
  readonly extras: readonly Extra[]
  readonly declined: readonly Extra[]
  /** True if the question about extras was answered: an empty list may be an answer. */
  readonly extrasSettled: boolean
  /** `YYYY-MM-DD` */
  readonly deadline: string | null
  readonly company: string | null
  /** Filming location. */
  readonly place: string | null
  /** People who appear on camera. */
  readonly people: string | null
  readonly notes: readonly string[]
  /** Slots that the client leaves to us. */
  readonly unknowns: readonly Slot[]
}

export const emptyBrief: Brief = {
  description: null,
  kind: null,
  goal: null,
  audience: null,
  message: null,
  tone: null,
  durationSeconds: null,
  formats: [],
  languages: [],
  materials: null,
  extras: [],
  declined: [],
  extrasSettled: false,
  deadline: null,
  company: null,
  place: null,
  people: null,
  notes: [],
  unknowns: [],
}

const isFilled = (brief: Brief, slot: Slot) =>
  slot === 'extras' ? brief.extrasSettled : brief[keyOf(slot)] !== null

/** Returns true if a question was answered or left to the studio. */
export const isSettled = (brief: Brief, slot: Slot): boolean =>
  isFilled(brief, slot) || brief.unknowns.includes(slot)

/** Returns the first question that is still open. */
export const nextSlot = (brief: Brief): Slot | null => slots.find(slot => !isSettled(brief, slot)) ?? null

const weights: Readonly<Record<Slot, number>> = {
  kind: 20,
  audience: 15,
  message: 20,
  tone: 10,
  duration: 10,
  materials: 10,
  extras: 5,
  deadline: 10,
}

/** Returns the settled share of a brief, 0 to 100. */
export const completenessOf = (brief: Brief): number =>
  slots.reduce((sum, slot) => sum + (isSettled(brief, slot) ? weights[slot] : 0), 0)

/** Returns true if every question is settled, which is when the recap is written. */
export const isComplete = (brief: Brief): boolean => nextSlot(brief) === null

export const MAX_NOTES = 30
/** Longest notes of a brief together, in characters. */
const NOTES_MAX = 10_000

export const fitsNotes = (notes: readonly string[]): boolean =>
  notes.reduce((sum, note) => sum + note.length, 0) <= NOTES_MAX

/** Returns a brief with one more note, once; the oldest go where they are too many or too long together. */
export function withNote(brief: Brief, note: string): Brief {
  if (note === '' || brief.notes.includes(note)) return brief
  const all = [...brief.notes, note].slice(-MAX_NOTES)
  const from = all.findIndex((_, at) => fitsNotes(all.slice(at)))
  return { ...brief, notes: all.slice(from) }
}

/** The client's turn behind a fact of the brief, and its words there. */
export interface Source {
  readonly turnId: string
  readonly words: string
}

/** Sources by field; conversations of the releases before also have one for each extra. */
export type Sources = Readonly<Partial<Record<BriefField | Extra, Source>>>

/** Longest thing a client says in one turn, in characters. */
export const SAY_MAX = 2000

/** Maximum number of turns of both sides in a conversation; then it begins anew. */
export const MAX_TURNS = 600

/** Longest answer in a client's own words, in characters. */
export const ANSWER_MAX = 2000

/** Longest story told at once, in characters. */
export const DESCRIPTION_MAX = 10_000

/** Longest recap, in characters. */
export const RECAP_MAX = 40_000

/** The lengths that a video can have, in seconds. */
export const SECONDS_MIN = 5
export const SECONDS_MAX = 3600
