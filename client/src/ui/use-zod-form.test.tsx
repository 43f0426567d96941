import { act } from 'react'
import { disableMfaInput } from 'shared/accounts/security.inputs'
import { fieldErrorTexts } from 'shared/errors/codes'
import { beforeEach, expect, test, vi } from 'vitest'
import { mount, typeInto } from '../../../tests/support/dom.ts'
import { drafts } from './browser-storage.ts'
import { FormStack, TextField } from './field.tsx'
import { ProductRoot } from './product-root.tsx'
import { toastStore } from './toast-store.ts'
import { useZodForm } from './use-zod-form.ts'

type Refusal = { data: { appCode: string; fields?: Record<string, string> } }

const typed = { password: 'una frase lunga', code: '123456' }

function Form({ refusal, initial = typed }: { refusal: Refusal; initial?: typeof typed }) {
  const { field, formProps } = useZodForm({
    schema: disableMfaInput,
    initial,
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

beforeEach(() => toastStore.setState(null, true))

async function send(data: Refusal['data']) {
  await mount(
    <ProductRoot>
      <Form refusal={{ data }} />
    </ProductRoot>,
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

test('shows other refusals at the fields that they name', async () => {
  const shown = await send({ appCode: 'INVALID_INPUT', fields: { code: 'REQUIRED' } })
  expect(shown.focused).toBe('code')
  expect(shown.text).toContain(fieldErrorTexts.REQUIRED)
})

test('shows a refusal that names no field as a toast', async () => {
  expect(await send({ appCode: 'INTERNAL' })).toMatchObject({ toast: 'Non salvato.' })
})

function OwnForm() {
  const { form, field, formProps } = useZodForm({
    schema: disableMfaInput,
    initial: typed,
    send: () => Promise.reject(new Error('refused')),
    onFailure: () => form.setFieldError('code', 'Il codice è scaduto.'),
  })
  return (
    <FormStack {...formProps}>
      <TextField label="Password" {...field('password')} />
      <TextField label="Codice" {...field('code')} />
    </FormStack>
  )
}

test("gives the focus to the field that the form's own handling of a failure marks", async () => {
  await mount(
    <ProductRoot>
      <OwnForm />
    </ProductRoot>,
  )
  await act(async () => document.querySelector('form')?.requestSubmit())
  expect(document.activeElement?.getAttribute('name')).toBe('code')
})

test('validates a field that is left only if it was changed', async () => {
  await mount(
    <ProductRoot>
      <Form refusal={{ data: { appCode: 'INTERNAL' } }} initial={{ ...typed, code: '' }} />
    </ProductRoot>,
  )
  const leave = async (name: string, text: string) => {
    const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    await act(async () => input?.focus())
    await act(async () => input && typeInto(input, text))
    await act(async () => input?.blur())
    return document.querySelector('form')?.textContent
  }
  expect(await leave('code', '')).not.toContain(fieldErrorTexts.REQUIRED)
  expect(await leave('password', '')).toContain(fieldErrorTexts.REQUIRED)
})

function DraftForm({ send }: { send: (input: unknown, requestId: string) => Promise<unknown> }) {
  const options = { initial: { password: '', code: '' }, draft: 'first', failed: { text: 'Non salvato.' } }
  const { field, formProps } = useZodForm({ schema: disableMfaInput, ...options, send })
  return (
    <FormStack {...formProps}>
      <TextField label="Password" {...field('password')} />
      <TextField label="Codice" {...field('code')} />
    </FormStack>
  )
}

/** Opens the page anew with the stored draft, sends it, and returns its idempotency key. */
async function sendAfterReload(outcome: () => Promise<unknown>): Promise<string | undefined> {
  const send = vi.fn((_input: unknown, _requestId: string) => outcome())
  const show = await mount(
    <ProductRoot>
      <DraftForm send={send} />
    </ProductRoot>,
  )
  await act(async () => document.querySelector('form')?.requestSubmit())
  await show(null)
  return send.mock.calls.at(-1)?.[1]
}

test('keeps the idempotency key of a draft over a reload until the draft changes or is sent', async () => {
  const unreachable = () => Promise.reject(new Error('no connection'))
  const sent = () => Promise.resolve()
  drafts.save('first', typed)
  const first = await sendAfterReload(unreachable)
  expect(first).toBeDefined()
  expect(await sendAfterReload(unreachable)).toBe(first)
  drafts.save('first', { ...typed, password: 'un’altra frase' })
  const changed = await sendAfterReload(unreachable)
  expect(changed).not.toBe(first)
  expect(await sendAfterReload(sent)).toBe(changed)
  drafts.save('first', { ...typed, password: 'un’altra frase' })
  const next = await sendAfterReload(sent)
  expect(next).toBeDefined()
  expect(next).not.toBe(changed)
})
