import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mount, typeInto } from '../../../../tests/support/dom.ts'
import { HubContext } from '../../lib/hub-session.ts'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { ProductRoot } from '../../ui/product-root.tsx'
import { StateCard } from './state-card.tsx'
import type { TeamProject } from './team-project-screen.tsx'

const session = { user: {}, member: { isManager: true } } as NonNullable<React.ContextType<typeof HubContext>>

const card = (day: string) => {
  const delivery = { basis: 'team', wishedDay: null }
  const project = {
    id: 'film',
    status: 'production',
    deadline: `${day}T00:00:00.000Z`,
    urgency: 'low',
    delivery,
  }
  return (
    <TrpcProvider>
      <ProductRoot>
        <HubContext value={session}>
          <StateCard project={project as unknown as TeamProject} />
        </HubContext>
      </ProductRoot>
    </TrpcProvider>
  )
}

const field = () => document.querySelector<HTMLInputElement>('input[data-dates-input]') as HTMLInputElement
const type = (text: string) =>
  act(async () => {
    field().focus()
    typeInto(field(), text)
  })
const leave = () => act(async () => field().blur())

test("keeps a day that is being typed when a colleague's deadline arrives, and saves it", async () => {
  const request = vi.fn(async (..._: unknown[]) => new Response('{}', { status: 500 }))
  vi.stubGlobal('fetch', request)
  const show = await mount(card('2026-03-01'))
  await type('15/0')
  await show(card('2026-03-08'))
  expect(field().value).toBe('15/0')
  expect(document.activeElement).toBe(field())
  await type('15/03/2026')
  await leave()
  await vi.waitFor(() => expect(JSON.stringify(request.mock.calls)).toContain('2026-03-15'))
})

test("shows a colleague's deadline once a day is left as it was", async () => {
  const request = vi.fn(async (..._: unknown[]) => new Response('{}', { status: 500 }))
  vi.stubGlobal('fetch', request)
  const show = await mount(card('2026-03-01'))
  await type('2/03/2026')
  await type('01/03/2026')
  await leave()
  await show(card('2026-03-08'))
  expect(field().value).toBe('08/03/2026')
  await act(async () => field().focus())
  await leave()
  expect(JSON.stringify(request.mock.calls)).not.toContain('2026-03-01')
})

test('shows the promised day again after it was cleared', async () => {
  const answer = { result: { data: { id: 'film', deadline: '2026-03-01T00:00:00.000Z' } } }
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json([answer])),
  )
  await mount(card('2026-03-01'))
  await type('')
  await leave()
  await vi.waitFor(() => expect(field().value).toBe('01/03/2026'))
})
