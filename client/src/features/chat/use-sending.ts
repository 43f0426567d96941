import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onSessionEnd } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { drafts } from '../../ui/browser-storage.ts'
import { appCodeOf, showErrorToast } from '../../ui/errors.ts'
import { putMessage } from './chat-cache.ts'

/**
 * A message that is being sent. It is stored until the list contains it, and survives reloading and a lost connection.
 */
export type Outgoing = {
  requestId: string
  message: string
  at: string
  state: 'sending' | 'failed'
  /** Id of the saved message, once the server has it. */
  sentId?: string
}

const DRAFT = 'chat-outbox'

const outgoing = createStore<Outgoing[]>(() => [])

function set(next: Outgoing[]): void {
  outgoing.setState(next, true)
  if (next.length > 0) drafts.save(DRAFT, { items: next })
  else drafts.drop(DRAFT)
}

// Only the store: the drafts are already those of the next user.
onSessionEnd(() => outgoing.setState([], true))

const outbox = {
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
  /** Reads what an earlier page of this tab did not send. The request ids keep it from being saved twice. */
  restore(): Outgoing[] {
    if (outgoing.getState().length > 0) return []
    const { items: kept } = drafts.read(DRAFT) as { items?: Outgoing[] }
    if (kept?.length) set(kept)
    return outgoing.getState()
  },
}

type Utils = ReturnType<typeof trpc.useUtils>

// Messages are sent one after the other, in order.
let queue: Promise<void> = Promise.resolve()

async function deliver(utils: Utils, { requestId, message }: Outgoing): Promise<void> {
  // Discarded while it waited, or by a user whose session has ended: another one may be signed in.
  if (!outgoing.getState().some(item => item.requestId === requestId)) return
  try {
    const sent = await utils.client.team.chat.send.mutate({ message, requestId })
    outbox.change(requestId, { sentId: sent.id })
    putMessage(utils, sent)
  } catch (error) {
    outbox.change(requestId, { state: 'failed' })
    if (appCodeOf(error)) showErrorToast(error, { text: teamTexts.chat.failed })
  }
}

function createSender(utils: Utils) {
  const enqueue = (item: Outgoing) => {
    queue = queue.then(() => deliver(utils, item))
  }
  const resend = (item: Outgoing) => {
    outbox.change(item.requestId, { state: 'sending' })
    enqueue(item)
  }
  return {
    send: (message: string) => enqueue(outbox.add(message)),
    resend,
    resendAll() {
      for (const item of outgoing.getState()) if (item.state === 'failed') resend(item)
    },
    restore() {
      for (const item of outbox.restore()) if (!item.sentId) resend(item)
    },
    discard: ({ requestId }: Outgoing) => outbox.drop(requestId),
  }
}

export type Sender = ReturnType<typeof createSender>

/** Sends messages. Failed ones are sent again when the connection returns. */
export function useSending(known: ReadonlySet<string>) {
  const utils = trpc.useUtils()
  const [sender] = useState(() => createSender(utils))
  const all = useStore(outgoing)
  const unseen = all.filter(({ sentId }) => !sentId || !known.has(sentId))
  useEffect(() => sender.restore(), [sender])
  useWindowEvent('online', sender.resendAll)
  useEffect(() => {
    for (const { requestId, sentId } of all) if (sentId && known.has(sentId)) outbox.drop(requestId)
  }, [all, known])
  return { outgoing: unseen, sender }
}
