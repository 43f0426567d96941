import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, typeInto } from '../../../tests/support/dom.ts'
import { ProductRoot } from './product-root.tsx'
import { SearchField } from './search-field.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

test('clears the search on Escape, and leaves the next Escape to the dialog around it', async () => {
  const onSearch = vi.fn()
  await mount(
    <ProductRoot>
      <SearchField label="Cerca" initial="officine" onSearch={onSearch} />
    </ProductRoot>,
  )
  const input = document.querySelector('input')
  expect(input?.getAttribute('data-mantine-stop-propagation')).toBe('true')
  await act(async () => {
    input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await vi.advanceTimersByTimeAsync(500)
  })
  expect(input?.value).toBe('')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('')
  expect(input?.getAttribute('data-mantine-stop-propagation')).toBe('false')
})

test('does not search for what was typed once another text has replaced it', async () => {
  const onSearch = vi.fn()
  const field = (initial: string) => (
    <ProductRoot>
      <SearchField label="Cerca" initial={initial} onSearch={onSearch} />
    </ProductRoot>
  )
  const show = await mount(field('officine'))
  const input = document.querySelector('input') as HTMLInputElement
  await act(async () => typeInto(input, 'officine rosse'))
  await show(field(''))
  await act(async () => vi.advanceTimersByTimeAsync(500))
  expect(input.value).toBe('')
  expect(onSearch).not.toHaveBeenCalled()
})
