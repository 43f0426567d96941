import { act } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { securityTexts } from 'shared/messages/it/security'
import { expect, test, vi } from 'vitest'
import { mount, typeInto } from '../../../../tests/support/dom.ts'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { ProductRoot } from '../../ui/product-root.tsx'
import EraseDialog from './erase-dialog.tsx'

vi.mock(import('@tanstack/react-router'), async original => ({
  ...(await original()),
  useNavigate: () => async () => undefined,
}))

const forno = { id: crypto.randomUUID(), name: 'Forno', members: [{ userId: 'ugo', fullName: 'Ugo Rossi' }] }

test('asks for the successor in a company that lost its other representative meanwhile', async () => {
  let companies: unknown[] = []
  const refusal = { error: { message: '', code: -32600, data: { appCode: 'LAST_REPRESENTATIVE' } } }
  vi.stubGlobal('fetch', async (url: string) => {
    const procedures = new URL(url, location.href).pathname.split('/').at(-1)?.split(',') ?? []
    const answers = procedures.map(name => {
      if (name === 'dashboard.profile.erase') {
        companies = [forno]
        return refusal
      }
      const isStatus = name === 'auth.mfa.status'
      return {
        result: { data: isStatus ? { hasPassword: true } : { code: null, transfer: null, companies } },
      }
    })
    return Response.json(answers, { status: answers.includes(refusal as never) ? 409 : 200 })
  })
  await mount(
    <TrpcProvider>
      <ProductRoot>
        <EraseDialog opened onClose={() => undefined} />
      </ProductRoot>
    </TrpcProvider>,
  )
  const password = await vi.waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('input[name=password]')
    if (!input) throw new Error(`There is no field "${dashboardTexts.profile.erasePassword}".`)
    return input
  })
  await act(async () => typeInto(password, 'Un-treno-per-Bergamo-7'))
  await act(async () => document.querySelector('form')?.requestSubmit())
  await vi.waitFor(() => expect(document.body.textContent).toContain(securityTexts.data.successor('Forno')))
  expect(password.value).toBe('Un-treno-per-Bergamo-7')
})
