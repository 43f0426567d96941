import type { inferRouterOutputs } from '@trpc/server'
import { useEffect } from 'react'
import type { AppRouter } from 'server/routers/index'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { drafts } from '../ui/browser-storage.ts'
import { previewGatePrompt } from './blocking-prompt.ts'

type SignedIn = Exclude<inferRouterOutputs<AppRouter>['auth']['session'], { user: null }>

export type SessionUser = SignedIn['user']
export type TeamMember = NonNullable<SignedIn['member']>

export type Session =
  | { state: 'loading' | 'signed-out' | 'unreachable' }
  | { state: 'signed-in'; user: SessionUser; member: TeamMember | null }

type Answer = { user: null } | { user: SessionUser; member: TeamMember | null }

const store = createStore<Session>(() => ({ state: 'loading' }))
const resets: (() => void)[] = []
let asked = false
const tabs = typeof document === 'undefined' ? undefined : new BroadcastChannel('session')

const userIdOf = (session: Session) => (session.state === 'signed-in' ? session.user.id : undefined)

function set(next: Session): void {
  const before = userIdOf(store.getState())
  if (next.state === 'signed-in') drafts.belongTo(next.user.id)
  else if (next.state === 'signed-out') drafts.belongTo(null)
  if (before && before !== userIdOf(next) && next.state !== 'unreachable') for (const reset of resets) reset()
  store.setState(next, true)
}

const sessionOf = (answer: Answer): Session =>
  answer.user ? { state: 'signed-in', user: answer.user, member: answer.member } : { state: 'signed-out' }

// Without the tRPC client, which public pages do not load.
async function ask(): Promise<Answer> {
  const response = await fetch('/trpc/auth.session', { headers: { accept: 'application/json' } })
  const body = await response.json()
  if (body.error?.data?.appCode !== 'PREVIEW_LOCKED') return body.result.data
  await previewGatePrompt.ask()
  return ask()
}

/** Loads the session again. If the server cannot be reached, a known session stays. */
export const refreshSession = (): Promise<Session> => loadSession(ask)

async function loadSession(askWho: () => Promise<Answer>): Promise<Session> {
  try {
    set(sessionOf(await askWho()))
  } catch {
    if (getSession().state === 'loading') set({ state: 'unreachable' })
  }
  return getSession()
}

/** Applies the session returned by signing in, confirming or signing out, and notifies other tabs. */
export function applySession(answer: Answer): void {
  set(sessionOf(answer))
  tabs?.postMessage('changed')
}

/** Registers a reset that runs when the session ends or becomes another user's. */
export function onSessionEnd(reset: () => void): void {
  resets.push(reset)
}

export const getSession = (): Session => store.getState()

/**
 * Returns false only for a signed-in user who is no manager. Decides what is prefetched, also before the session is
 * known.
 */
export function couldBeManager(): boolean {
  const session = getSession()
  return session.state !== 'signed-in' || session.member?.isManager === true
}

export function loadSessionOnce(askWho: () => Promise<Answer> = ask): void {
  if (!asked) void loadSession(askWho)
  asked = true
}

export function useSession(): Session {
  useEffect(() => loadSessionOnce(), [])
  return useStore(store)
}

tabs?.addEventListener('message', () => void refreshSession())
