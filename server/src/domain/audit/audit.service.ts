import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { type ActRow, insertAct, listActsOfProject, listActsOfSubject } from './audit.repository.ts'

const HISTORY_LENGTH = 50

/** Who did what to what; kept also when the person or the project goes. */
export type Act = Omit<ActRow, 'detail'> & { detail?: Record<string, unknown> }

/** Notes an act in the transaction that does it. */
export function recordAct({ db }: Pick<Work, 'db'>, { detail = {}, ...act }: Act): Promise<void> {
  return insertAct(db, { ...act, detail: JSON.stringify(detail) })
}

/** Notes an act that writes nothing else. */
export function recordActAlone(db: Database, { detail = {}, ...act }: Act): Promise<void> {
  return insertAct(db, { ...act, detail: JSON.stringify(detail) })
}

/** The history of one project, newest first. */
export async function historyOf(db: Database, projectId: string) {
  const acts = await listActsOfProject(db, projectId, HISTORY_LENGTH)
  return acts.map(act => ({ ...act, detail: act.detail as Record<string, unknown> }))
}

/** The history of one thing, newest first. */
export async function historyOfSubject(db: Database, subjectId: string) {
  const acts = await listActsOfSubject(db, subjectId, HISTORY_LENGTH)
  return acts.map(act => ({ ...act, detail: act.detail as Record<string, unknown> }))
}
