import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProductRoot } from './product-root.tsx'
import { SearchField } from './search-field.tsx'

let root: Root

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('clears the search on Escape, and leaves the next Escape to the dialog around it', async () => {
  const onSearch = vi.fn()
  await act(async () =>
    root.render(
      <ProductRoot>
        <SearchField label="Cerca" initial="officine" onSearch={onSearch} />
      </ProductRoot>,
    ),
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
