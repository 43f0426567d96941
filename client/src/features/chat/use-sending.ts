import { useEffect, useState } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { useStore } from 'zustand'
import { trpc } from '../../lib/trpc.ts'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { putMessage } from './chat-cache.ts'
import { type Outgoing, outbox, outgoing } from './outbox.ts'

type Utils = ReturnType<typeof trpc.useUtils>

// One after the other: what was written first is said first.
let queue: Promise<void> = Promise.resolve()

async function deliver(utils: Utils, { requestId, message }: Outgoing): Promise<void> {
  try {
    const sent = await utils.client.team.chat.send.mutate({ message, requestId })
    outbox.change(requestId, { sentId: sent.id })
    putMessage(utils, sent)
  } catch (error) {
    outbox.change(requestId, { state: 'failed' })
    if (appCodeOf(error)) showFailure(error, { text: teamTexts.chat.failed })
  }
}

function createSender(utils: Utils) {
  const begin = (item: Outgoing) => {
    queue = queue.then(() => deliver(utils, item))
  }
  const resend = (item: Outgoing) => {
    outbox.change(item.requestId, { state: 'sending' })
    begin(item)
  }
  return {
    say: (message: string) => begin(outbox.add(message)),
    resend,
    resendAll() {
      for (const item of outgoing.getState()) if (item.state === 'failed') resend(item)
    },
    takeUp() {
      for (const item of outbox.takeUp()) if (!item.sentId) resend(item)
    },
    discard: ({ requestId }: Outgoing) => outbox.drop(requestId),
  }
}

export type Sender = ReturnType<typeof createSender>

/** What is on its way, and the acts on it; what failed is tried again when the connection comes back. */
export function useSending(known: ReadonlySet<string>) {
  const utils = trpc.useUtils()
  const [sender] = useState(() => createSender(utils))
  const all = useStore(outgoing)
  const unseen = all.filter(({ sentId }) => !sentId || !known.has(sentId))
  useEffect(() => {
    sender.takeUp()
    window.addEventListener('online', sender.resendAll)
    return () => window.removeEventListener('online', sender.resendAll)
  }, [sender])
  useEffect(() => {
    for (const { requestId, sentId } of all) if (sentId && known.has(sentId)) outbox.drop(requestId)
  }, [all, known])
  return { outgoing: unseen, sender }
}
