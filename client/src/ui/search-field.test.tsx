import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/dom.ts'
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
