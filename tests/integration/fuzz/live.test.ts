import { expect, test } from 'vitest'
import { lastEventIds } from '../../fuzz-payloads/ids.ts'
import { texts } from '../../fuzz-payloads/texts.ts'
import { otherTexts } from '../../fuzz-payloads/values.ts'
import { makeNotification } from '../../support/builders/projects.ts'
import { waitFor } from '../../support/wait-for.ts'
import { hiddenFrom, makeFixtures } from './fixtures.ts'
import { faultsOfCall, faultsOfResponse } from './oracle.ts'

const fixtures = await makeFixtures()
const { app, cast } = fixtures
const hidden = hiddenFrom(fixtures, 'owner')

/** Event with an id, or the end of the stream. */
const HEARD = /^(id: \d|event: (serialized-error|return))/m

/**
 * Returns the first text of a stream that contains an event or a refusal. Repeats the notification until it is
 * received, because the stream reports its connection before it subscribes.
 */
async function firstWords(query: string, headers: Record<string, string> = {}) {
  const leave = new AbortController()
  const caller = await cast.arrive.owner()
  const answer = await caller.fetch(`/trpc/live.events${query}`, { headers, signal: leave.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const read = async () => {
    for (let done = reader === undefined; !done && !HEARD.test(text); ) {
      const next = await reader?.read()
      text += next?.value ?? ''
      done = next?.done ?? true
    }
  }
  const reading = read()
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  if (isStream)
    await waitFor(async () => {
      if (!HEARD.test(text)) await tell(cast.owner.id)
      expect(text).toMatch(HEARD)
    })
  await reading
  leave.abort()
  return { status: answer.status, text }
}

async function tell(userId: string): Promise<void> {
  const id = await makeNotification(app, userId)
  await app.context.transact(async work => {
    work.publish({ userIds: [userId], topic: 'notification', ids: { id } })
  })
}

function faultsOf({ status, text }: { status: number; text: string }): string[] {
  const refusal = /event: serialized-error\ndata: (.+)\n/.exec(text)?.[1]
  const shape = { hidden, isField: (name: string) => ['_', 'lastEventId'].includes(name) }
  const part = refusal
    ? { error: JSON.parse(refusal) as unknown }
    : status === 200
      ? undefined
      : (JSON.parse(text) as unknown)
  return [...faultsOfResponse(status, text, hidden), ...(part === undefined ? [] : faultsOfCall(part, shape))]
}

const asInput = (value: unknown): string =>
  `?input=${encodeURIComponent(JSON.stringify({ lastEventId: value }))}`

test.each(lastEventIds)('a stream after event %j resumes or refuses', async id => {
  for (const query of [
    asInput(id),
    `?lastEventId=${encodeURIComponent(id)}`,
    `?Last-Event-Id=${encodeURIComponent(id)}`,
  ])
    expect(faultsOf(await firstWords(query)), query).toEqual([])
  if (/^[\x20-\x7e]*$/.test(id)) expect(faultsOf(await firstWords('', { 'last-event-id': id }))).toEqual([])
})

/** One text in twenty; the schema is tested with all of them. */
const some = texts.filter(
  (_, at) => at % 20 === 0 && encodeURIComponent(texts[at]?.replace(/\p{Cs}/gu, '') ?? '').length < 4000,
)

test.each(some.map(text => JSON.stringify(text)))('a stream after %s resumes or refuses', async text => {
  expect(faultsOf(await firstWords(asInput(JSON.parse(text))))).toEqual([])
})

test.each(otherTexts.filter(text => text.length < 3000))('a stream with %s starts or refuses', async text => {
  expect(faultsOf(await firstWords(`?input=${encodeURIComponent(text)}`))).toEqual([])
  expect(faultsOf(await firstWords(`?input=${encodeURIComponent(`{"lastEventId":${text}}`)}`))).toEqual([])
})

test('the id of another’s event returns none of their events', async () => {
  await tell(cast.stranger.id)
  const theirs = await app.context.live.latest(cast.stranger.id)
  for (const id of [theirs - 1, theirs, theirs + 1]) {
    const { text } = await firstWords(asInput(String(id)))
    expect(text).not.toContain(`id: ${theirs}\n`)
  }
})

test('the id of a future event hides no event', async () => {
  const { text } = await firstWords(asInput('999999999999999'))
  expect(text).toContain('"topic":"notification"')
})
