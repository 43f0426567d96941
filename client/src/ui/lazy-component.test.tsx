import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { uiTexts } from 'shared/messages/it/screens'
import { unreachableText } from 'shared/messages/it/unreachable'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'
import { toastStore } from './toast-store.ts'

let root: Root
const chunk = { default: () => <p>Grafico</p> }
const render = (node: React.ReactNode) => act(async () => root.render(node))

/** Fails once, as on a broken connection, then loads. */
const flaky = () =>
  vi.fn<() => Promise<typeof chunk>>().mockRejectedValueOnce(new TypeError('failed')).mockResolvedValue(chunk)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('offers a retry in place when the chunk of a part fails to load', async () => {
  const Part = lazyComponent(flaky())
  await render(<Part />)
  expect(document.body.textContent).toContain(unreachableText)
  const retry = [...document.querySelectorAll('button')].find(button => button.textContent === uiTexts.retry)
  await act(async () => retry?.click())
  expect(document.body.textContent).toBe('Grafico')
})

test('closes a modal whose chunk fails to load, shows a toast, and retries when it is opened again', async () => {
  const load = flaky()
  const Part = lazyComponent<{ opened: boolean; onClose: () => void }>(load)
  const onClose = vi.fn()
  await render(<Part opened={false} onClose={onClose} />)
  expect(load).not.toHaveBeenCalled()
  await render(<Part opened onClose={onClose} />)
  expect(onClose).toHaveBeenCalledOnce()
  expect(toastStore.getState()).toMatchObject({ variant: 'error', text: unreachableText })
  await render(<Part opened={false} onClose={onClose} />)
  await render(<Part opened onClose={onClose} />)
  expect(document.body.textContent).toBe('Grafico')
})

test('passes on an error of the component itself', async () => {
  const Part = lazyComponent(async () => ({
    default: () => {
      throw new Error('own fault')
    },
  }))
  await expect(render(<Part />)).rejects.toThrow('own fault')
})
