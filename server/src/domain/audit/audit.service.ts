import type { AuditAction } from 'shared/audit/act'
import { leadKinds } from 'shared/inbox/lead'
import { auditActions } from 'shared/messages/it/acts'
import type { Database } from '../../platform/db/store.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { type ActRow, insertAct, listActs, listActsAbout } from './audit.repository.ts'

const HISTORY_LENGTH = 50

/** Entry of the audit log: actor, act and subject; kept after the user or the project is deleted. */
export type AuditEntry = Omit<ActRow, 'area' | 'detail'> & { detail?: Record<string, unknown> }

/** Stores an entry in the transaction of the act. */
export function logAudit({ db }: Pick<Tx, 'db'>, { detail = {}, ...act }: AuditEntry): Promise<void> {
  return insertAct(db, { ...act, area: auditActions[act.action].area, detail: JSON.stringify(detail) })
}

/**
 * Adds the actor's current name, and the name at the time if it differed. Without a profile, the name at the time is
 * used. Action and detail have the types that `logAudit` stored.
 */
const readable = <
  Row extends { action: string; detail: unknown; actorName: string | null; actorNameToday: string | null },
>({
  actorName,
  actorNameToday,
  ...row
}: Row) => ({
  ...row,
  actorName: actorNameToday ?? actorName,
  actorNameThen: actorNameToday !== null && actorName !== actorNameToday ? actorName : null,
  action: row.action as AuditAction,
  detail: row.detail as Record<string, unknown>,
})

/** Returns the newest entries in a project or about a subject, newest first. */
export async function historyOf(db: Database, column: 'projectId' | 'subjectId', id: string) {
  return (await listActsAbout(db, column, id, HISTORY_LENGTH)).map(readable)
}

/** Lists all entries, newest first, optionally of one area or one actor. */
export async function listAllActs(db: Database, wanted: Parameters<typeof listActs>[1]) {
  const { items, nextCursor } = await listActs(db, wanted)
  return { items: items.map(withSubject), nextCursor }
}

type Listed = Awaited<ReturnType<typeof listActs>>['items'][number]

function withSubject({ projectId, projectTitle, memberId, memberName, subject, subjectId, ...act }: Listed) {
  const kind = leadKinds.find(one => subject === `lead.${one}`)
  return {
    ...readable(act),
    project: projectId && projectTitle ? { id: projectId, title: projectTitle } : null,
    member: memberId && memberName ? { id: memberId, fullName: memberName } : null,
    lead: kind && subjectId ? { kind, id: subjectId } : null,
  }
}
