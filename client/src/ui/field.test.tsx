import { MantineProvider } from '@mantine/core'
import { act, useState } from 'react'
import { fieldErrorTexts } from 'shared/errors/codes'
import { uiTexts } from 'shared/messages/it/screens'
import { expect, test, vi } from 'vitest'
import { mount, typeInto } from '../../../tests/support/dom.ts'
import { FormStack, TextAreaField, TextField } from './field.tsx'
import { EuroField } from './number-field.tsx'

test.each([
  ['line', TextField],
  ['text', TextAreaField],
])('a %s keeps all pasted text and reports that it is too long', async (_, Field) => {
  const named = (value: string) => (
    <MantineProvider>
      <Field label="Nome" maxLength={5} value={value} onChange={() => undefined} />
    </MantineProvider>
  )
  const show = await mount(named('cinque'))
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  expect(field?.getAttribute('maxlength')).toBeNull()
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  expect(document.body.textContent).toContain(fieldErrorTexts.TOO_LONG)
  await show(named('tanti'))
  expect(document.body.textContent).not.toContain(fieldErrorTexts.TOO_LONG)
})

function Form() {
  const [isWrong, setWrong] = useState(false)
  const submit = () => setWrong(true)
  return (
    <FormStack onSubmit={submit}>
      <TextField label="Nome" />
      <TextField label="Codice" name="code" error={isWrong && fieldErrorTexts.REQUIRED} />
      <TextField label="Note" error={isWrong && fieldErrorTexts.REQUIRED} />
    </FormStack>
  )
}

test('the first field that submitting marks as wrong gets the focus', async () => {
  await mount(
    <MantineProvider>
      <Form />
    </MantineProvider>,
  )
  await act(async () => document.querySelector('form')?.requestSubmit())
  expect(document.activeElement?.getAttribute('name')).toBe('code')
})

/** Renders an amount whose field has the focus. */
async function renderAmount(cents = 500) {
  const onChange = vi.fn()
  await mount(
    <MantineProvider>
      <EuroField label="Importo" defaultValue={cents} onChange={onChange} />
    </MantineProvider>,
  )
  const input = document.querySelector('input')
  if (!input) throw new Error('no input')
  const send = (type: 'focusin' | 'focusout') =>
    act(async () => input.dispatchEvent(new FocusEvent(type, { bubbles: true })))
  await send('focusin')
  const enter = (value: string, caret = value.length) => {
    typeInto(input, value, caret)
  }
  const set = (value: string, caret?: number) => act(async () => enter(value, caret))
  return { input, onChange, enter, send, set }
}

test.each([
  [14_690, '146,9 €', '146,90 €'],
  [47_000, '470 €', '470 €'],
])('shows %s cents as %s while it is typed, then as %s', async (cents, typed, shown) => {
  const { input, send } = await renderAmount(cents)
  expect(input.value).toBe(typed)
  await send('focusout')
  expect(input.value).toBe(shown)
})

test.each([
  ['270,00', 27_000],
  ['70,50', 7050],
  ['1.200', 120_000],
  ['-100,50', -10_050],
  ['tanti', ''],
  ['70 euro', 7000],
  ['1e3', Number.NaN],
  ['12x50', Number.NaN],
])('reports %s as %s cents', async (filled, cents) => {
  const { input, onChange, set } = await renderAmount()
  expect(input.value).toBe('5 €')
  await set(filled)
  expect(onChange).toHaveBeenLastCalledWith(cents)
})

test.each([
  ['12.50', '12,50 €', 1250],
  ['1234.5', '1.234,5 €', 123_450],
  ['1.200', '1.200 €', 120_000],
  ['1.200,50', '1.200,50 €', 120_050],
  ['12.000', '12.000 €', 1_200_000],
  ['-150,5', '-150,5 €', -15_050],
  ['EUR 70', '70 €', 7000],
  ['1e30', '130 €', Number.NaN],
])('reads %s, typed key by key, as %s', async (keys, shown, cents) => {
  const { input, onChange, enter, set } = await renderAmount()
  // The whole text is selected when it is replaced.
  Object.assign(document, { execCommand: (_: string, _ui: boolean, text: string) => enter(text) })
  await set('')
  for (const key of keys) {
    const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    await act(async () => input.dispatchEvent(press))
    const typed = input.value.replace(' €', '')
    const rest = input.value.slice(typed.length)
    if (!press.defaultPrevented) await set(`${typed}${key}${rest}`, typed.length + 1)
  }
  expect(input.value).toBe(shown)
  expect(onChange).toHaveBeenLastCalledWith(cents)
})

test('says that an amount with letters is refused, until it is written anew', async () => {
  const { input, onChange, send, set } = await renderAmount()
  await set('1e3')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.closest('.mantine-InputWrapper-root')?.textContent).toContain(uiTexts.digitsOnly)
  await set('1 €')
  expect(input.getAttribute('aria-invalid')).not.toBe('true')
  await set('15 euro')
  expect(onChange).toHaveBeenLastCalledWith(1500)
  await send('focusout')
  await set('150,00 €')
  expect(onChange).toHaveBeenLastCalledWith(15_000)
})
