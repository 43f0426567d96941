import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mount } from '../../../../tests/support/dom.ts'
import { applySession, type SessionUser } from '../../lib/session.ts'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { type Sender, useSending } from './use-sending.ts'

const noneKnown: ReadonlySet<string> = new Set()

function Probe({ onSender }: { onSender: (sender: Sender) => void }) {
  onSender(useSending(noneKnown).sender)
  return null
}

test('a queued message is not sent for the user who signs in next', async () => {
  const answers: (() => void)[] = []
  const request = vi.fn(
    (..._: unknown[]) =>
      new Promise<Response>(resolve => answers.push(() => resolve(new Response('{}', { status: 500 })))),
  )
  vi.stubGlobal('fetch', request)
  const sentTexts = () => request.mock.calls.map(([, init]) => String((init as RequestInit)?.body))
  applySession({ user: { id: 'ada' } as SessionUser, member: null })
  let sender: Sender | undefined
  await mount(
    <TrpcProvider>
      <Probe onSender={one => (sender = one)} />
    </TrpcProvider>,
  )
  await act(async () => {
    sender?.send('uno')
    sender?.send('due')
  })
  await vi.waitFor(() => expect(sentTexts().join()).toContain('uno'))
  await act(async () => applySession({ user: { id: 'bruno' } as SessionUser, member: null }))
  await act(async () => {
    for (const answer of answers) answer()
    await new Promise(resolve => setTimeout(resolve, 50))
  })
  expect(sentTexts().join()).not.toContain('due')
})
