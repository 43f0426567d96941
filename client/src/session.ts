import { useSyncExternalStore } from 'react'
import { gateLock } from './gate-lock.ts'
import type { SessionUser, TeamMember } from './session-types.ts'
import { drafts } from './ui/draft.ts'

export type Session =
  | { state: 'loading' | 'signed-out' | 'unreachable' }
  | { state: 'signed-in'; user: SessionUser; member: TeamMember | null }

type Answer = { user: null } | { user: SessionUser; member: TeamMember | null }

let current: Session = { state: 'loading' }
let asked = false
const listeners = new Set<() => void>()
const ended = new Set<() => void>()
const tabs = typeof document === 'undefined' ? undefined : new BroadcastChannel('session')

const userIdOf = (session: Session) => (session.state === 'signed-in' ? session.user.id : undefined)

function set(next: Session): void {
  const before = userIdOf(current)
  current = next
  if (before && before !== userIdOf(next) && next.state !== 'unreachable') for (const end of ended) end()
  for (const listener of listeners) listener()
}

const sessionOf = (answer: Answer): Session =>
  answer.user ? { state: 'signed-in', user: answer.user, member: answer.member } : { state: 'signed-out' }

// Asked without the call library: the public pages need nothing else of it.
async function ask(): Promise<Answer> {
  const response = await fetch('/trpc/auth.session', { headers: { accept: 'application/json' } })
  const body = await response.json()
  if (body.error?.data?.appCode !== 'PREVIEW_LOCKED') return body.result.data
  await gateLock.ask()
  return ask()
}

/** Looks the session up again; an unreachable server leaves a known session as it is. */
export async function refreshSession(): Promise<Session> {
  try {
    set(sessionOf(await ask()))
  } catch {
    if (current.state === 'loading') set({ state: 'unreachable' })
  }
  return current
}

/** Takes over what signing in, confirming or signing out answered, and tells the other tabs. */
export function announceSession(answer: Answer): void {
  if (!answer.user) drafts.dropAll()
  set(sessionOf(answer))
  tabs?.postMessage('changed')
}

/** Runs when a person's session ends here or becomes another person's. */
export function onSessionEnd(listener: () => void): void {
  ended.add(listener)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!asked) void refreshSession()
  asked = true
  return () => void listeners.delete(listener)
}

const onServer: Session = { state: 'loading' }

export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => onServer,
  )

tabs?.addEventListener('message', () => void refreshSession())
