import { useEffect, useRef } from 'react'
import type { LiveTopic } from 'shared/live/topic'
import { invalidationsByTopic } from './live-topics.ts'
import { refreshSession, type SessionUser } from './session.ts'
import { showStreamedText } from './streamed-text.ts'
import { trpc } from './trpc.ts'

type LiveEvent = { id: number; topic: LiveTopic }
/** Transient events have no id and are not replayed. */
type EphemeralMessage = { topic: LiveTopic; ids: Record<string, string>; words: string }
type StreamMessage = LiveEvent | EphemeralMessage
/** A person, and the newest event when they were recognised: whatever a screen has fetched since holds it. */
type Listener = Pick<SessionUser, 'id' | 'lastEventId'>
type Client = ReturnType<typeof trpc.useUtils>['client']

/** Runs the stream in this tab as long as the lock is held; resolves when the signal ends it. */
function subscribeAsLeader(
  client: Client,
  last: { id: number },
  take: (event: StreamMessage) => void,
  signal: AbortSignal,
) {
  return new Promise<void>(done => {
    const open = () =>
      client.live.events.subscribe(
        { lastEventId: String(last.id) },
        {
          onData: message => take('words' in message ? message : message.data),
          // The browser hides why a stream ended: a lost session looks like a broken server.
          onConnectionStateChange: state => {
            if (state.state === 'connecting' && state.error) void refreshSession()
          },
          // The server closes a stream when its session ends; otherwise the stream reconnects.
          onComplete: () =>
            void refreshSession().then(session => {
              if (session.state === 'signed-in' && !signal.aborted) stream = open()
            }),
        },
      )
    let stream = open()
    signal.addEventListener('abort', () => {
      stream.unsubscribe()
      done()
    })
  })
}

/** One stream per browser: the tab that holds the lock listens and hands every event to the others. */
function share(
  client: Client,
  { id, lastEventId }: Listener,
  take: (event: StreamMessage) => void,
): () => void {
  const stop = new AbortController()
  const bus = new BroadcastChannel(`live:${id}`)
  const last = { id: lastEventId }
  const note = (event: StreamMessage) => {
    if ('id' in event) last.id = event.id
    take(event)
  }
  const broadcast = (event: StreamMessage) => {
    note(event)
    bus.postMessage(event)
  }
  bus.onmessage = message => note(message.data as StreamMessage)
  navigator.locks
    .request(`live:${id}`, { signal: stop.signal }, () =>
      subscribeAsLeader(client, last, broadcast, stop.signal),
    )
    .catch(() => undefined)
  return () => {
    stop.abort()
    bus.close()
  }
}

/** Invalidates the queries of a topic on each event of the user's stream. */
export function useLive({ id, lastEventId }: Listener): void {
  const utils = trpc.useUtils()
  // The first event id is kept, because the session may be refetched while the stream is open.
  const from = useRef(lastEventId)
  useEffect(() => {
    const take = (event: StreamMessage) => {
      if ('words' in event) showStreamedText(event.ids.projectId ?? '', event.words)
      // The page may be older than the server and lack a topic.
      else void Promise.all(invalidationsByTopic[event.topic]?.(utils) ?? [])
    }
    return share(utils.client, { id, lastEventId: from.current }, take)
  }, [utils, id])
}
