import { onSessionEnd } from '../../session.ts'
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

let items: Outgoing[] = []
const listeners = new Set<() => void>()

function set(next: Outgoing[]): void {
  items = next
  if (items.length > 0) drafts.keep(DRAFT, { items })
  else drafts.drop(DRAFT)
  for (const listener of listeners) listener()
}

onSessionEnd(() => set([]))

export const outbox = {
  get: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  add(message: string): Outgoing {
    const item: Outgoing = {
      requestId: crypto.randomUUID(),
      message,
      at: new Date().toISOString(),
      state: 'sending',
    }
    set([...items, item])
    return item
  },
  change(requestId: string, change: Partial<Outgoing>) {
    set(items.map(item => (item.requestId === requestId ? { ...item, ...change } : item)))
  },
  drop(requestId: string) {
    set(items.filter(item => item.requestId !== requestId))
  },
  /** What a former page of this tab left behind; the request ids see to it that nothing is said twice. */
  takeUp(): Outgoing[] {
    if (items.length > 0) return []
    const { items: kept } = drafts.read(DRAFT) as { items?: Outgoing[] }
    if (kept?.length) set(kept)
    return items
  },
}
