import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mount, typeInto } from '../../../tests/support/dom.ts'
import { DateField, readDay } from './date-field.tsx'
import { ProductRoot } from './product-root.tsx'

test.each([
  ['1/3/2026', '2026-03-01'],
  ['01/03/2026', '2026-03-01'],
  ['1.3.26', '2026-03-01'],
  ['01-03-2026', '2026-03-01'],
  [' 2026-03-01 ', '2026-03-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['13/13/2026', null],
  ['1/3', null],
  ['domani', null],
  ['', null],
])('readDay reads %j as %j', (text, day) => {
  expect(readDay(text)).toBe(day)
})

describe('DateField', () => {
  const onChange = vi.fn()

  const show = (props: { defaultValue?: string; error?: string } = {}) =>
    mount(
      <ProductRoot>
        <DateField label="Scadenza" onChange={onChange} {...props} />
      </ProductRoot>,
    )
  const field = () => document.querySelector<HTMLInputElement>('input[data-dates-input]') as HTMLInputElement
  const type = (text: string) =>
    act(async () => {
      field().focus()
      typeInto(field(), text)
    })
  const leave = () => act(async () => field().blur())

  beforeEach(() => {
    onChange.mockClear()
  })

  test('shows the date in Italian notation', async () => {
    await show({ defaultValue: '2026-03-01' })
    expect(field().value).toBe('01/03/2026')
  })

  test('reports a typed date', async () => {
    await show()
    await type('5/11/2026')
    expect(onChange).toHaveBeenLastCalledWith('2026-11-05')
  })

  test('keeps and reports invalid text, also in place of a former date', async () => {
    await show({ defaultValue: '2026-03-01' })
    await type('31/02/2026')
    await leave()
    expect(onChange).toHaveBeenLastCalledWith('31/02/2026')
    expect(field().value).toBe('31/02/2026')
  })

  test('reports an empty text when it is emptied', async () => {
    await show({ defaultValue: '2026-03-01' })
    await type('')
    await leave()
    expect(onChange).toHaveBeenLastCalledWith('')
    expect(field().value).toBe('')
  })

  test('names the months in Italian and begins the week on Monday', async () => {
    await show({ defaultValue: '2026-03-01' })
    await act(async () => field().click())
    await vi.waitFor(() => expect(document.body.textContent).toContain('marzo 2026'))
    const [first] = document.querySelectorAll('[data-dates-dropdown] th')
    expect(first?.textContent?.toLowerCase()).toBe('lu')
  })

  test('shows an error', async () => {
    await show({ error: 'Scrivi la data' })
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.body.textContent).toContain('Scrivi la data')
  })
})
