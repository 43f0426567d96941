import type { CompanyCapability } from 'shared/companies/hat'
import { AppError } from 'shared/errors/app-error'
import { dayInRome } from 'shared/formats/date-it'
import type { NotificationKind } from 'shared/notifications/kinds'
import { type ClientTurnReason, turnOf } from 'shared/projects/turn'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { listMuted } from '../identity/accounts/muted.queries.ts'
import { clientsOf, whoCan } from './clients.queries.ts'
import { restoreProject } from './team-projects.repository.ts'
import { findTurnFacts, lockDueTurns, lockTurn, markReminded, saveTurn } from './turn.repository.ts'

/**
 * Computes and stores whose turn it is in a project, in the transaction that changed a fact. Runs at its end, so that
 * the lock of the turn is taken last. Does nothing for a deleted project.
 */
export async function refreshTurn(tx: Tx, projectId: string, now: Date): Promise<void> {
  if (await lockTurn(tx.db, projectId)) await decide(tx, projectId, now, { activeAt: now })
}

/** Takes a project out of the archive; the turn is updated afterwards. */
export async function returnFromArchive(tx: Tx, projectId: string): Promise<void> {
  await restoreProject(tx.db, projectId)
}

async function decide(tx: Tx, projectId: string, now: Date, active: { activeAt?: Date } = {}): Promise<void> {
  const facts = await findTurnFacts(tx.db, projectId)
  if (!facts) return
  const isChanged = await saveTurn(tx.db, projectId, { ...turnOf(facts, now), ...active })
  if (isChanged) await emit(tx, { type: 'project.turn-changed', projectId })
}

const AT_ONCE = 50

/** Updates turns that changed by time. Concurrent runs process different rows. */
export async function recheckTurns({ clock, transact }: Pick<AppDeps, 'clock' | 'transact'>): Promise<void> {
  const now = clock.now()
  const count = await transact(async tx => {
    const due = await lockDueTurns(tx.db, now, AT_ONCE)
    for (const { projectId } of due) await decide(tx, projectId, now)
    return due.length
  })
  if (count === AT_ONCE) await recheckTurns({ clock, transact })
}

/** Capability that a recipient needs and kind of the mail, by reason; reminders of payments cannot be switched off. */
export const reminderTerms: Record<
  ClientTurnReason,
  { capability: CompanyCapability; kind: NotificationKind }
> = {
  'brief-to-write': { capability: 'writeBrief', kind: 'reminders' },
  'quote-to-confirm': { capability: 'order', kind: 'reminders' },
  'proposal-to-answer': { capability: 'order', kind: 'reminders' },
  payment: { capability: 'order', kind: 'payments' },
  'transfer-to-arrive': { capability: 'order', kind: 'payments' },
  'question-to-answer': { capability: 'follow', kind: 'reminders' },
  'version-to-review': { capability: 'review', kind: 'reminders' },
}

/**
 * Reminds the client by mail of the pending step, at most once a day.
 * @throws AppError `NOT_FOUND`, `TURN_CHANGED` if another step is pending, `CLIENT_REMINDED_TODAY`; `REMINDERS_OFF` if
 * no user with the capability receives such mails: nothing is sent then.
 */
export async function remindClient(
  { clock, transact }: Pick<AppDeps, 'clock' | 'transact'>,
  { projectId, because }: { projectId: string; because: ClientTurnReason },
): Promise<void> {
  const now = clock.now()
  await transact(async tx => {
    if (!(await lockTurn(tx.db, projectId))) throw new AppError('NOT_FOUND')
    const facts = await findTurnFacts(tx.db, projectId)
    if (!facts || turnOf(facts, now).because !== because) throw new AppError('TURN_CHANGED')
    await assertReachable(tx, projectId, because)
    if (!(await markReminded(tx.db, projectId, dayInRome(now)))) throw new AppError('CLIENT_REMINDED_TODAY')
    await emit(tx, { type: 'project.client-reminded', projectId, because })
  })
}

async function assertReachable(tx: Tx, projectId: string, because: ClientTurnReason): Promise<void> {
  const { capability, kind } = reminderTerms[because]
  const ids = whoCan(await clientsOf(tx, projectId), capability).map(({ userId }) => userId)
  const muted = await listMuted(tx.db, { kind, channel: 'mail' }, ids)
  if (ids.length > 0 && ids.every(id => muted.has(id))) throw new AppError('REMINDERS_OFF')
}
