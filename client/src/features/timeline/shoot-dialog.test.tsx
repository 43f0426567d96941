import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { expect, test, vi } from 'vitest'
import { mount, typeInto } from '../../../../tests/support/dom.ts'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { drafts } from '../../ui/browser-storage.ts'
import type { Shoot } from './schedule-marks.tsx'
import ShootDialog from './shoot-dialog.tsx'

const id = '6f2c1a30-0000-4000-8000-000000000001'
const dialog = (address: string, updatedAt: string) => (
  <TrpcProvider>
    <MantineProvider>
      <ShootDialog
        opened
        projectId={id}
        shoot={{ id, day: '2026-03-02', address, contact: null, callTime: null, updatedAt } as Shoot}
        onClose={() => undefined}
      />
    </MantineProvider>
  </TrpcProvider>
)

const place = () => document.querySelector<HTMLInputElement>('[name=address]') as HTMLInputElement
const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find(it => it.textContent === label)?.click())

const [first, second] = ['2026-01-01T10:00:00.000Z', '2026-01-01T11:00:00.000Z']

test('restores a draft over a later change only once the user insists', async () => {
  drafts.drop(`shoot:${id}`)
  const request = vi.fn(async (..._: unknown[]) => new Response('{}', { status: 500 }))
  vi.stubGlobal('fetch', request)
  const show = await mount(dialog('Via Roma 1', first))
  await act(async () => typeInto(place(), 'Via Verdi 2'))
  await show(null)
  await show(dialog('Piazza Duomo', second))
  expect(place().value).toBe('Via Verdi 2')
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Piazza Duomo')
  const sent = async () => {
    await act(async () => document.querySelector('form')?.requestSubmit())
    await vi.waitFor(() => expect(request).toHaveBeenCalled())
    const body = request.mock.calls.map(([, init]) => String((init as RequestInit | undefined)?.body)).join()
    request.mockClear()
    return body
  }
  expect(await sent()).toContain(first)
  await press(uiTexts.newerText.insist)
  expect(await sent()).toContain(second)
})

test('shows the later change once it is taken over', async () => {
  drafts.save(`shoot:${id}`, { address: 'Via Verdi 2', seenAt: first })
  await mount(dialog('Piazza Duomo', second))
  await press(uiTexts.newerText.take)
  expect(place().value).toBe('Piazza Duomo')
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(drafts.read(`shoot:${id}`)).toEqual({})
})
