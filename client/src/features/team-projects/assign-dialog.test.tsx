import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { expect, test, vi } from 'vitest'
import { mount } from '../../../../tests/support/dom.ts'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { AssignForm } from './assign-dialog.tsx'
import type { TeamProject } from './team-project-screen.tsx'

const person = { fullName: 'Luca Moretti', role: 'Video Editor', avatarUrl: null, accountingOnly: false }
const team = [
  { ...person, id: 'able', suspendedAt: null },
  { ...person, id: 'gone', suspendedAt: '2026-01-01T10:00:00.000Z' },
  { ...person, id: 'strange', suspendedAt: '2026-01-01T10:00:00.000Z' },
]

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]

test('shows suspended members of the project only, and keeps them until they are unchecked', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    const procedures = new URL(url, location.href).pathname.split('/').at(-1)?.split(',') ?? []
    if (request?.method === 'POST') sent.push(JSON.parse(String(request.body)))
    const answers = procedures.map(name => ({
      result: { data: name === 'team.members.list' ? { items: team, nextCursor: null } : [] },
    }))
    return Response.json(answers)
  })
  const project = { id: 'film', members: [{ id: 'gone' }, { id: 'not-listed' }] } as TeamProject
  await mount(
    <TrpcProvider>
      <MantineProvider>
        <AssignForm project={project} onClose={() => undefined} />
      </MantineProvider>
    </TrpcProvider>,
  )
  await vi.waitFor(() => expect(boxes().map(({ checked }) => checked)).toEqual([false, true]))
  const submit = () =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .find(it => it.textContent === teamTexts.assign.submit)
        ?.click(),
    )
  await submit()
  await vi.waitFor(() => expect(JSON.stringify(sent)).toContain('"memberIds":["gone","not-listed"]'))
  await act(async () => boxes()[1]?.click())
  await submit()
  const change = '"from":["gone","not-listed"],"memberIds":["not-listed"]'
  await vi.waitFor(() => expect(JSON.stringify(sent.at(-1))).toContain(change))
})
