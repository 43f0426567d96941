import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { listAssignedMembers } from '../../identity/team/recipients.queries.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { closeQuestion, insertQuestion, listAnswers } from './conversation.repository.ts'

interface Asking {
  userId: string
  projectId: string
  turnId: string
}

/**
 * Forwards a client's question to the team's inbox: assigned to the only member of the project, otherwise to the
 * managers.
 */
export async function escalateQuestions(
  { clock }: Pick<AppDeps, 'clock'>,
  tx: Tx,
  { userId, projectId, turnId }: Asking,
  question: string,
): Promise<void> {
  const [only, another] = await listAssignedMembers(tx, projectId)
  const assigneeId = only && !another ? only.memberId : null
  const createdAt = clock.now()
  const id = await insertQuestion(tx.db, { projectId, userId, turnId, question, assigneeId, createdAt })
  await emit(tx, { type: 'briefing.asked', projectId, userId, questionId: id, assigneeId, question })
}

/** Closes a question that its client has turned into an answer, unless the team has answered it. */
export async function withdrawQuestion(
  { clock }: Pick<AppDeps, 'clock'>,
  tx: Tx,
  of: { projectId: string; question: string },
): Promise<void> {
  const closed = await closeQuestion(tx.db, { ...of, now: clock.now() })
  if (!closed) return
  const { id: questionId, assigneeId } = closed
  await emit(tx, { type: 'briefing.question-withdrawn', projectId: of.projectId, questionId, assigneeId })
}

/** Lists the team's answers to a project's questions, oldest first. @throws AppError NOT_FOUND. */
export async function answersOf({ db }: Pick<AppDeps, 'db'>, userId: string, projectId: string) {
  await getOwnProject({ db }, userId, projectId)
  return listAnswers(db, projectId)
}
