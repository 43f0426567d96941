import { randomUUID } from 'node:crypto'
import {
  type Brief,
  completenessOf,
  emptyBrief,
  isComplete,
  isSettled,
  nextSlot,
  type Sources,
} from 'shared/briefing/brief/brief'
import { composeSummary } from 'shared/briefing/brief/summary'
import { type BriefChange, diffBriefs } from 'shared/briefing/brief/written'
import {
  type AnswerField,
  type Interview,
  newInterview,
  type Proposal,
  questionOf,
} from 'shared/briefing/interview/interview'
import { interviewTexts } from 'shared/messages/it/interview'
import { quoteOf } from 'shared/pricing/quote'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { applyBrief } from '../../projects/apply-brief.service.ts'
import { deliveryFor } from '../quote/delivery.service.ts'
import { findConversation, saveConversation } from './conversation.repository.ts'
import { findRecapOfProject, sourceOf } from './recap.repository.ts'
import { writeRecapOfBrief } from './write-recap.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'db'>

export interface Turn {
  id: string
  who: 'client' | 'assistant'
  text: string
  at: string
  /** Field that the client's turn answered. */
  field?: AnswerField | undefined
  /** True for a question of the client, which fills no field. */
  isQuestion?: boolean | undefined
  /** True if the studio wrote the turn on the client's behalf. */
  byStudio?: boolean | undefined
  wrote?: BriefChange[] | undefined
  proposals?: Proposal[] | undefined
}

/** Stored turn with the client's request id, by which a repeated message is ignored. */
interface StoredTurn extends Turn {
  requestId?: string | undefined
}

export interface StoredConversation {
  id?: string
  interview: Interview
  turns: StoredTurn[]
  composed: string | null
}

const turnOf = (who: Turn['who'], text: string, at: Date, id: string = randomUUID()): Turn => ({
  id,
  who,
  text,
  at: at.toISOString(),
})

export const newConversation = (now: Date): StoredConversation => ({
  interview: newInterview,
  turns: [turnOf('assistant', interviewTexts.opening, now)],
  composed: null,
})

/** State as stored by the previous release, as far as it is read. */
interface OldState {
  readonly brief?: Partial<Brief>
  readonly sources?: Sources
}

/** Returns the interview of a conversation that a process of the previous release wrote last. */
function fromOldState({ brief = {}, sources = {} }: OldState): Interview {
  const known: Brief = { ...emptyBrief, ...brief }
  return { ...newInterview, brief: known, sources, isClosed: isComplete(known) }
}

/** Stored interview with the number of turns at that time. */
type StoredInterview = Interview & { readonly turnCount: number }

export async function loadConversation(
  db: AppDeps['db'] | Tx['db'],
  projectId: string,
  now: Date,
): Promise<StoredConversation> {
  const row = await findConversation(db, projectId)
  if (!row) return newConversation(now)
  const turns = row.turns as StoredTurn[]
  const stored = row.interview as StoredInterview | null
  // A process of the previous release adds turns without updating this column.
  if (stored === null || stored.turnCount !== turns.length)
    return { ...row, turns, interview: fromOldState(row.state as OldState) }
  const { turnCount: _, ...interview } = stored
  return { ...row, turns, interview }
}

/** Returns a conversation in the form of its screen. */
export async function loadConversationView(
  deps: Deps,
  { userId, projectId }: { userId: string; projectId: string },
  { interview, turns, composed }: StoredConversation,
) {
  const { brief } = interview
  const recap = await findRecapOfProject(deps.db, userId, projectId)
  return {
    turns: turns.map(({ requestId: _, ...turn }): Turn => turn),
    question: questionOf(interview),
    brief,
    completeness: completenessOf(brief),
    complete: isComplete(brief),
    /** True once the project has a recap. */
    sent: recap !== undefined,
    /** True if the recap was edited, linked, typed or spoken, so that the fields no longer change it. */
    recapEditedByHand: recap !== undefined && sourceOf(recap, composed) === 'text',
    recapUpdatedAt: recap?.updatedAt ?? null,
    /** Price of the current brief in cents; null until the question about its kind is settled. */
    estimateCents: isSettled(brief, 'kind') ? quoteOf(composeSummary(brief)).totalCents : null,
    /** Estimated delivery day, `YYYY-MM-DD`. */
    deliveryBy: (await deliveryFor(deps, projectId)).day,
  }
}

export type Conversation = Awaited<ReturnType<typeof loadConversationView>>

export interface Change {
  userId: string
  projectId: string
  before: StoredConversation
  interview: Interview
  /** Turns added by the change; missing for a switch in the quote. */
  said?: Pick<StoredTurn, 'text' | 'requestId' | 'field' | 'isQuestion' | 'byStudio'> & {
    turnId: string
    reply: string
    proposals: readonly Proposal[]
  }
}

/** Saves a change of the interview, and updates project and recap, if the recap follows the brief. */
export async function saveChange(deps: Deps, tx: Tx, change: Change): Promise<StoredConversation> {
  const { userId, projectId, before, interview, said } = change
  const now = deps.clock.now()
  const turns = said ? [...before.turns, ...turnsOf(change, said, now)] : before.turns
  const composed = await writeRecapOfBrief(deps, tx, { userId, projectId, before, brief: interview.brief })
  const { brief, sources } = interview
  const { id } = await saveConversation(tx.db, {
    projectId,
    userId,
    interview: JSON.stringify({ ...interview, turnCount: turns.length } satisfies StoredInterview),
    // Read and written by processes of the previous release.
    state: JSON.stringify({ version: 2, brief, sources, asked: nextSlot(brief), turn: turns.length }),
    turns: JSON.stringify(turns),
    composed,
    updatedAt: now,
  })
  await applyBrief(deps, tx, projectId, { before: before.interview.brief, after: brief })
  await emit(tx, { type: 'conversation.changed', projectId })
  return { id, interview, turns, composed }
}

function turnsOf({ before, interview }: Change, said: NonNullable<Change['said']>, now: Date): StoredTurn[] {
  const { text, turnId, requestId, field, isQuestion, byStudio, reply, proposals } = said
  const wrote = diffBriefs(before.interview.brief, interview.brief)
  return [
    {
      ...turnOf('client', text, now, turnId),
      ...(field && { field }),
      ...(isQuestion && { isQuestion }),
      ...(byStudio && { byStudio }),
      ...(requestId && { requestId }),
    },
    {
      ...turnOf('assistant', reply, now),
      ...(wrote.length > 0 && { wrote }),
      ...(proposals.length > 0 && { proposals: [...proposals] }),
    },
  ]
}
