import { type Brief, isComplete } from 'shared/briefing/brief/brief'
import { composeSummary } from 'shared/briefing/brief/summary'
import { recapKeptText } from 'shared/messages/it/recap-kept'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { afterRecapChange, completeRecap } from './complete-recap.service.ts'
import { findRecapOfConversation, updateRecap } from './recap.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'limits' | 'transact'>

interface Step {
  userId: string
  projectId: string
  before: { id?: string; composed: string | null }
  brief: Brief
}

export interface RecapStep {
  /** The recap as the conversation has written it last. */
  composed: string | null
  /** What the assistant says in place of its answer, when the recap is the client's own by now. */
  instead?: string
  write(conversationId: string, turns: unknown[]): Promise<void>
}

const nothingToWrite = async () => undefined

/**
 * Writes the recap of a complete brief, and again only when the brief says something else. A recap that the client
 * has edited by hand is left alone: the words the client chose are worth more than ours.
 */
export async function keepRecapInStep(ports: Ports, work: Work, step: Step): Promise<RecapStep> {
  const { before, brief, projectId, userId } = step
  const summary = isComplete(brief) ? composeSummary(brief) : null
  if (summary === null || summary === before.composed)
    return { composed: before.composed, write: nothingToWrite }
  const recap = before.id ? await findRecapOfConversation(work.db, { id: before.id, projectId }) : undefined
  if (recap && recap.summary !== before.composed) {
    return { composed: before.composed, instead: recapKeptText, write: nothingToWrite }
  }
  return {
    composed: summary,
    async write(conversationId, turns) {
      if (!recap) {
        const transcriptData = JSON.stringify(turns)
        await completeRecap(ports, work, userId, { projectId, summary, conversationId, transcriptData })
      } else {
        await updateRecap(work.db, userId, recap.id, {
          briefingSummary: summary,
          updatedAt: ports.clock.now(),
        })
        await afterRecapChange(ports, work, projectId)
      }
    },
  }
}
