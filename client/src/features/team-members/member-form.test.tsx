import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mount, typeInto } from '../../../../tests/support/dom.ts'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { ProductRoot } from '../../ui/product-root.tsx'
import MemberForm from './member-form.tsx'
import type { Member } from './member-screen.tsx'

test('a restored draft is saved without the role, which a colleague has changed meanwhile', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, request?: RequestInit) => {
    if (request?.method === 'POST') sent.push(JSON.parse(String(request.body)))
    return Response.json([{ result: { data: {} } }])
  })
  const id = crypto.randomUUID()
  const formOf = (role: string) => {
    const member = { id, fullName: 'Luca Moretti', role } as Member
    return (
      <TrpcProvider>
        <ProductRoot>
          <MemberForm key={role} member={member} canSetRole onDone={() => undefined} />
        </ProductRoot>
      </TrpcProvider>
    )
  }
  const show = await mount(formOf('Project Manager'))
  const bio = document.querySelector<HTMLTextAreaElement>('textarea[name=bio]')
  await act(async () => bio && typeInto(bio, 'Monta di notte.'))
  await show(formOf('Video Editor'))
  await act(async () => document.querySelector('form')?.requestSubmit())
  await vi.waitFor(() => expect(JSON.stringify(sent)).toContain('Monta di notte.'))
  expect(JSON.stringify(sent)).not.toContain('role')
})
