import { randomUUID } from 'node:crypto'
import {
  type Brief,
  completenessOf,
  type Extra,
  emptyBrief,
  type Invitable,
  isComplete,
  type Slot,
} from 'shared/briefing/brief/brief'
import type { BriefingState, Doubt } from 'shared/briefing/brief/state'
import { composeSummary } from 'shared/briefing/brief/summary'
import { type Written, writtenBetween } from 'shared/briefing/brief/written'
import { pendingDoubt } from 'shared/briefing/reading/doubts'
import { invitedBy } from 'shared/briefing/turn/apply'
import { openBriefing } from 'shared/briefing/turn/conversation'
import { readState } from 'shared/briefing/turn/stored-state'
import { dayInRome } from 'shared/formats/date-it'
import { quoteOf } from 'shared/pricing/quote'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { applyBrief } from '../../projects/apply-brief.service.ts'
import { findConversation, saveConversation } from './conversation.repository.ts'
import { keepRecapInStep } from './conversation-recap.service.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'limits' | 'transact'>

export interface Turn {
  id: string
  who: 'client' | 'assistant'
  text: string
  at: string
  /** What the assistant's turn wrote into the brief. */
  wrote?: Written[] | undefined
  /** Extras that its answer was about and that can be added by one tap. */
  offers?: Extra[] | undefined
  /** What was not said and can be told at the end. */
  invites?: Invitable[] | undefined
  /** Words that could stand in several fields: which one is asked. */
  asks?: Doubt | undefined
}

/** A turn as it is kept: with the id under which the client sent it, so that sending twice says it once. */
interface StoredTurn extends Turn {
  requestId?: string | undefined
}

export interface StoredConversation {
  id?: string
  state: BriefingState
  turns: StoredTurn[]
  composed: string | null
}

export interface Conversation {
  turns: Turn[]
  /** The question that waits for an answer. */
  asked: Slot | null
  brief: Brief
  completeness: number
  complete: boolean
  /** What the brief as it stands would cost; null while not even its kind is known. */
  estimateCents: number | null
}

/** What is kept of a project's conversation; before its first turn, the assistant's opening words. */
export async function loadConversation(
  db: Platform['db'] | Work['db'],
  projectId: string,
  now: Date,
): Promise<StoredConversation> {
  const row = await findConversation(db, projectId)
  if (!row) return openingConversation(now)
  return { ...row, state: readState(row.state), turns: row.turns as StoredTurn[] }
}

/** A conversation that nobody has answered yet: the assistant's greeting and first question. */
export function openingConversation(now: Date): StoredConversation {
  const { state, reply } = openBriefing()
  return { state, turns: [turnOf('assistant', reply, now)], composed: null }
}

const turnOf = (who: Turn['who'], text: string, at: Date, id: string = randomUUID()): Turn => ({
  id,
  who,
  text,
  at: at.toISOString(),
})

export const showConversation = ({ state, turns }: StoredConversation): Conversation => ({
  turns: turns.map(({ requestId: _, ...turn }) => turn),
  asked: state.asked,
  brief: state.brief,
  completeness: completenessOf(state.brief),
  complete: isComplete(state.brief),
  estimateCents: state.brief.kind === null ? null : quoteOf(composeSummary(state.brief)).totalCents,
})

export interface Step {
  userId: string
  projectId: string
  before: StoredConversation
  state: BriefingState
  /** What the client said, if the step was made in words. */
  said?: { text: string; requestId: string | undefined; turnId: string }
  reply: string
  offers?: readonly Extra[]
  /** The client is asked what to change: all that is written stands beside the question. */
  isUnclear?: boolean
}

/** Keeps one step of a conversation; recap and project are kept in step with its brief. */
export async function keepStep(ports: Ports, work: Work, step: Step): Promise<StoredConversation> {
  const { userId, projectId, before, state, said } = step
  const now = ports.clock.now()
  const recap = await keepRecapInStep(ports, work, { userId, projectId, before, brief: state.brief })
  const turns = [
    ...before.turns,
    ...(said ? [{ ...turnOf('client', said.text, now, said.turnId), requestId: said.requestId }] : []),
    { ...turnOf('assistant', recap.instead ?? step.reply, now), ...besideWords(step) },
  ]
  const { id } = await saveConversation(work.db, {
    projectId,
    userId,
    state: JSON.stringify(state),
    turns: JSON.stringify(turns),
    composed: recap.composed,
    updatedAt: now,
  })
  await recap.write(id, turns)
  await applyBrief(ports, work, projectId, { before: before.state.brief, after: state.brief })
  await emit(work, { type: 'conversation.changed', projectId, userId })
  return { id, state, turns, composed: recap.composed }
}

/** What stands beside the words of an answer: what it wrote into the brief or asks about, and what it offers. */
function besideWords({
  before,
  state,
  offers = [],
  isUnclear = false,
}: Step): Pick<Turn, 'wrote' | 'offers' | 'invites' | 'asks'> {
  const wrote = writtenBetween(isUnclear ? emptyBrief : before.state.brief, state.brief)
  const asks = pendingDoubt(state)
  const invites = invitedBy(before.state, state)
  return {
    ...(wrote.length > 0 && { wrote }),
    ...(offers.length > 0 && { offers: [...offers] }),
    ...(asks && { asks: { words: asks.words, from: asks.from, to: asks.to } }),
    ...(invites.length > 0 && { invites: [...invites] }),
  }
}

export const todayOf = ({ clock }: Pick<Platform, 'clock'>): string => dayInRome(clock.now())
