import { AppError } from 'shared/errors/app-error'
import type { Platform } from '../../platform/platform.ts'
import { recordOwnAct } from '../audit/audit.service.ts'
import { deleteSession, listSessions } from './accounts.repository.ts'
import { keepOneSession, type OwnSession } from './begin-session.service.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'sessions' | 'transact'>

/** Ends the presented session; its open streams end with it. */
export async function signOut(ports: Ports, token: string | undefined): Promise<void> {
  const found = token && (await ports.sessions.find(token))
  if (!found) return
  await ports.transact(async work => {
    await ports.sessions.within(work.db).end(token)
    await recordOwnAct(work, found.user.id, 'session.ended')
    work.recheck(found.user.id)
  })
}

/** The person's living sessions, newest first. */
export async function listOwnSessions({ clock, db }: Ports, userId: string, currentHandle: string) {
  const sessions = await listSessions(db, userId, clock.now())
  return sessions.map(session => ({ ...session, isCurrent: session.id === currentHandle }))
}

/** Ends one of the person's sessions. @throws AppError `NOT_FOUND`. */
export async function revokeSession(
  { transact }: Ports,
  userId: string,
  handle: string,
): Promise<{ ok: true }> {
  if (!isUuid(handle)) throw new AppError('NOT_FOUND')
  await transact(async work => {
    if (!(await deleteSession(work.db, userId, handle.toLowerCase()))) throw new AppError('NOT_FOUND')
    work.recheck(userId)
  })
  return { ok: true }
}

/** Ends all of the person's sessions but the one that asks, which goes on with a new cookie. */
export async function revokeOtherSessions(
  ports: Pick<Platform, 'sessions' | 'transact'>,
  own: OwnSession,
): Promise<{ cookie: string }> {
  return ports.transact(async work => {
    await recordOwnAct(work, own.userId, 'sessions.others-ended')
    return keepOneSession(ports, work, own)
  })
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
