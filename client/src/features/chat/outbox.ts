import { createStore } from 'zustand/vanilla'
import { onSessionEnd } from '../../lib/session.ts'
import { drafts } from '../../ui/draft.ts'

/** A message on its way. It is kept until the list holds it: leaving, reloading and a lost connection lose nothing. */
export type Outgoing = {
  requestId: string
  message: string
  at: string
  state: 'sending' | 'failed'
  /** The message that it became, once the server has it. */
  sentId?: string
}

const DRAFT = 'chat-outbox'

/** What is on its way. */
export const outgoing = createStore<Outgoing[]>(() => [])

function set(next: Outgoing[]): void {
  outgoing.setState(next, true)
  if (next.length > 0) drafts.keep(DRAFT, { items: next })
  else drafts.drop(DRAFT)
}

// The drafts are already those of the next user, who may have some.
onSessionEnd(() => outgoing.setState([], true))

export const outbox = {
  add(message: string): Outgoing {
    const item: Outgoing = {
      requestId: crypto.randomUUID(),
      message,
      at: new Date().toISOString(),
      state: 'sending',
    }
    set([...outgoing.getState(), item])
    return item
  },
  change(requestId: string, change: Partial<Outgoing>) {
    set(outgoing.getState().map(item => (item.requestId === requestId ? { ...item, ...change } : item)))
  },
  drop(requestId: string) {
    set(outgoing.getState().filter(item => item.requestId !== requestId))
  },
  /** What a former page of this tab left behind; the request ids see to it that nothing is said twice. */
  takeUp(): Outgoing[] {
    if (outgoing.getState().length > 0) return []
    const { items: kept } = drafts.read(DRAFT) as { items?: Outgoing[] }
    if (kept?.length) set(kept)
    return outgoing.getState()
  },
}
