import { plainTextOf } from '../../language/tokens.ts'
import type { Brief, BriefField, Slot } from '../brief/brief.ts'
import { keyOf } from '../brief/brief.ts'
import { answer, openBriefing } from '../turn/conversation.ts'

/** What a client says, and the question it is meant for. */
export interface CorpusTurn {
  readonly to: Slot | 'any' | 'end'
  readonly say: string
  /** What is asked in it: a topic, or `extra:` and an extra. */
  readonly q?: readonly string[]
}

/** What a client has said at the end of a conversation, and nothing else. */
export interface ExpectedBrief {
  readonly kind?: string
  readonly goal?: string
  readonly audience?: string
  readonly message?: string
  readonly tone?: string
  readonly duration?: number
  readonly formats?: readonly string[]
  readonly languages?: readonly string[]
  /** Words that must be among the materials; none: the client has nothing. */
  readonly materials?: readonly string[]
  readonly extras?: readonly string[]
  readonly declined?: readonly string[]
  readonly deadline?: string
  readonly place?: string
  readonly people?: string
  readonly company?: string
  /** The questions that are left to us. */
  readonly left?: readonly Slot[]
}

export interface CorpusConversation {
  readonly id: string
  readonly turns: readonly CorpusTurn[]
  readonly brief: ExpectedBrief
}

export interface Fault {
  readonly kind: 'missing' | 'wrong' | 'purchase' | 'unanswered' | 'altered'
  readonly field: string
  readonly expected: unknown
  readonly found: unknown
}

export interface Verdict {
  readonly id: string
  /** How many facts were stated. */
  readonly stated: number
  readonly faults: readonly Fault[]
  readonly log: readonly string[]
}

/** `YYYY-MM-DD`, a Tuesday. */
export const corpusDay = '2026-03-10'

/** So many words may stand around what was expected: an article, "soprattutto", a second half of the sentence. */
const WORDS_AROUND = 8

function isSameText(found: string, expected: string): boolean {
  const [one, other] = [plainTextOf(found), plainTextOf(expected)]
  const extra = one.split(' ').length - other.split(' ').length
  if (one.includes(other)) return extra <= WORDS_AROUND
  // An answer that was kept without its beginning is still the answer.
  return other.includes(one) && one.split(' ').length >= Math.min(2, other.split(' ').length)
}

const sameSet = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every(value => other.includes(value))

const texts = ['goal', 'audience', 'message', 'tone', 'place', 'people', 'company'] as const

function fault(field: string, expected: unknown, found: unknown): Fault {
  const isNothing = found === null || found === undefined || (Array.isArray(found) && found.length === 0)
  return { kind: isNothing ? 'missing' : 'wrong', field, expected: expected ?? null, found }
}

function faultsOfTexts(brief: Brief, expected: ExpectedBrief): Fault[] {
  return texts.flatMap(field => {
    const found = brief[field]
    const wanted = expected[field]
    if (wanted === undefined) return found === null ? [] : [fault(field, wanted, found)]
    return found !== null && isSameText(found, wanted) ? [] : [fault(field, wanted, found)]
  })
}

function faultsOfMaterials({ materials }: Brief, expected: ExpectedBrief): Fault[] {
  const wanted = expected.materials
  if (wanted === undefined) return materials === null ? [] : [fault('materials', wanted, materials)]
  if (wanted.length === 0) return materials === '' ? [] : [fault('materials', 'none', materials)]
  if (materials === null) return [fault('materials', wanted, materials)]
  const missing = wanted.filter(word => !plainTextOf(materials).includes(plainTextOf(word)))
  return missing.length === 0 ? [] : [fault('materials', missing, materials)]
}

function faultsOfLists(brief: Brief, expected: ExpectedBrief, withdrawn: ReadonlySet<string>): Fault[] {
  const bought = brief.extras.filter(extra => !(expected.extras ?? []).includes(extra))
  const missed = (expected.extras ?? []).filter(extra => !(brief.extras as readonly string[]).includes(extra))
  // What was wanted and withdrawn is gone; whether that is a refusal is a matter of words.
  const isKept = (extra: string) => !withdrawn.has(extra)
  const refused = brief.declined.filter(extra => !(expected.declined ?? []).includes(extra)).filter(isKept)
  const unheard = (expected.declined ?? [])
    .filter(extra => !(brief.declined as readonly string[]).includes(extra))
    .filter(isKept)
  const lists = (['formats', 'languages'] as const).flatMap(field => {
    const wanted = (expected[field] ?? []).filter(value => value !== 'it')
    return sameSet(brief[field], wanted) ? [] : [fault(field, wanted, brief[field])]
  })
  return [
    ...bought.map((extra): Fault => ({ kind: 'wrong', field: 'extras', expected: null, found: extra })),
    ...missed.map((extra): Fault => ({ kind: 'missing', field: 'extras', expected: extra, found: null })),
    ...refused.map((extra): Fault => ({ kind: 'wrong', field: 'declined', expected: null, found: extra })),
    ...unheard.map((extra): Fault => ({ kind: 'missing', field: 'declined', expected: extra, found: null })),
    ...lists,
  ]
}

function faultsOfBrief(brief: Brief, expected: ExpectedBrief, withdrawn: ReadonlySet<string>): Fault[] {
  const typed = (['kind', 'duration', 'deadline'] as const).flatMap(field => {
    const found = brief[keyOf(field as BriefField) as 'kind']
    const wanted = expected[field] ?? null
    return found === wanted ? [] : [fault(field, wanted, found)]
  })
  return [
    ...typed,
    ...faultsOfTexts(brief, expected),
    ...faultsOfMaterials(brief, expected),
    ...faultsOfLists(brief, expected, withdrawn),
  ]
}

/** Nothing of the client's is put in other words: every text of the brief stands in what was said. */
function altered(brief: Brief, said: string): Fault[] {
  const known = plainTextOf(said)
  const all = [...texts.map(field => brief[field]), brief.materials || null, ...brief.notes]
  return all
    .filter(text => text !== null)
    .flatMap(text => text.split('; '))
    .filter(text => !known.includes(plainTextOf(text)))
    .map(text => ({ kind: 'altered', field: 'words', expected: null, found: text }))
}

const countFacts = ({ extras = [], declined = [], left = [], ...rest }: ExpectedBrief) =>
  Object.keys(rest).length + extras.length + declined.length + left.length

/** Topics that one answer serves. */
const alike: readonly (readonly string[])[] = [
  ['kinds', 'advice', 'meaning'],
  ['guarantee', 'revisions', 'changes', 'cancel'],
  ['price', 'discount'],
  ['payment', 'invoice'],
  ['ownership', 'rights'],
  ['script', 'extra:scriptwriting'],
  ['languages', 'extra:voiceover', 'extra:subtitles'],
  ['included', 'price'],
]

const isAnswered = (topic: string, given: readonly string[]) =>
  given.includes(topic) ||
  alike.some(group => group.includes(topic) && group.some(other => given.includes(other)))

/** Leads a conversation as its client would, who answers what is asked, and judges the brief at its end. */
export function judge({ id, turns, brief: expected }: CorpusConversation): Verdict {
  let { state } = openBriefing()
  const faults: Fault[] = []
  const log: string[] = []
  const open = [...turns]
  let said = ''
  const withdrawn = new Set<string>()
  while (open.length > 0) {
    const asked = state.asked ?? 'end'
    const isNext = (turn: CorpusTurn | undefined) => turn?.to === asked || turn?.to === 'any' || said === ''
    const place = isNext(open[0]) ? 0 : open.findIndex(turn => turn.to === asked)
    const [turn] = open.splice(Math.max(0, place), 1)
    if (turn === undefined) break
    const before = state.brief
    const next = answer(state, turn.say, corpusDay)
    state = next.state
    said += `\n${turn.say}`
    log.push(`[${asked}] ${turn.say}`, `    → ${next.reply}`)
    const topics = next.questions.flatMap(({ topic, extras }) =>
      topic === 'extra' ? extras.map(extra => `extra:${extra}`) : [topic],
    )
    for (const topic of turn.q ?? []) {
      if (!isAnswered(topic, topics))
        faults.push({ kind: 'unanswered', field: topic, expected: turn.say, found: topics })
    }
    for (const extra of before.extras) if (!state.brief.extras.includes(extra)) withdrawn.add(extra)
    const bought = state.brief.extras.filter(extra => !before.extras.includes(extra))
    if (
      turn.q &&
      bought.some(extra => turn.q?.includes(`extra:${extra}`) && !expected.extras?.includes(extra))
    ) {
      faults.push({ kind: 'purchase', field: 'extras', expected: turn.say, found: bought })
    }
  }
  const left = (expected.left ?? []).filter(slot => !state.brief.unknowns.includes(slot))
  return {
    id,
    stated: countFacts(expected),
    faults: [
      ...faults,
      ...faultsOfBrief(state.brief, expected, withdrawn),
      ...left.map(slot => fault('left', slot, null)),
      ...altered(state.brief, said),
    ],
    log,
  }
}
