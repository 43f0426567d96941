import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { disableMfaInput } from 'shared/accounts/security.inputs'
import { fieldErrorTexts } from 'shared/errors/codes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormStack, TextField } from './field.tsx'
import { ProductRoot } from './product-root.tsx'
import { toastStore } from './toast-store.ts'
import { useZodForm } from './use-zod-form.ts'

type Refusal = { data: { appCode: string; fields?: Record<string, string> } }

function Form({ refusal }: { refusal: Refusal }) {
  const { field, formProps } = useZodForm({
    schema: disableMfaInput,
    initial: { password: 'una frase lunga', code: '123456' },
    refusals: { BAD_CREDENTIALS: { password: 'La password è errata.', code: 'Il codice è errato.' } },
    failed: { text: 'Non salvato.' },
    send: () => Promise.reject(refusal),
  })
  return (
    <FormStack {...formProps}>
      <TextField label="Password" {...field('password')} />
      <TextField label="Codice" {...field('code')} />
    </FormStack>
  )
}

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  toastStore.setState(null, true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

async function send(data: Refusal['data']) {
  await act(async () =>
    root.render(
      <ProductRoot>
        <Form refusal={{ data }} />
      </ProductRoot>,
    ),
  )
  await act(async () => document.querySelector('form')?.requestSubmit())
  const focused = document.activeElement?.getAttribute('name')
  return { focused, text: document.querySelector('form')?.textContent, toast: toastStore.getState()?.text }
}

test("shows the form's own error of a refusal at the field that the server names", async () => {
  const shown = await send({ appCode: 'BAD_CREDENTIALS', fields: { password: 'INVALID_CHARACTERS' } })
  expect(shown.focused).toBe('password')
  expect(shown.text).toContain('La password è errata.')
  expect(shown.text).not.toContain(fieldErrorTexts.INVALID_CHARACTERS)
})

test('shows it at the last field if the server names none', async () => {
  const shown = await send({ appCode: 'BAD_CREDENTIALS' })
  expect(shown.focused).toBe('code')
  expect(shown.text).toContain('Il codice è errato.')
  expect(shown.toast).toBeUndefined()
})

test('shows other refusals at the fields that they name, or as a toast', async () => {
  const shown = await send({ appCode: 'INVALID_INPUT', fields: { code: 'REQUIRED' } })
  expect(shown.focused).toBe('code')
  expect(shown.text).toContain(fieldErrorTexts.REQUIRED)
  expect(await send({ appCode: 'INTERNAL' })).toMatchObject({ toast: 'Non salvato.' })
})
