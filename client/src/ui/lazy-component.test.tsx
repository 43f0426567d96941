import { act } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { unreachableText } from 'shared/messages/it/unreachable'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/dom.ts'
import { lazyComponent } from './lazy-component.tsx'
import { toastStore } from './toast-store.ts'

const chunk = { default: () => <p>Grafico</p> }

/** Fails once, as on a broken connection, then loads. */
const flaky = () =>
  vi.fn<() => Promise<typeof chunk>>().mockRejectedValueOnce(new TypeError('failed')).mockResolvedValue(chunk)

// React logs every error that a boundary catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

test('offers a retry in place when the chunk of a part fails to load', async () => {
  const Part = lazyComponent(flaky())
  await mount(<Part />)
  expect(document.body.textContent).toContain(unreachableText)
  const retry = [...document.querySelectorAll('button')].find(button => button.textContent === uiTexts.retry)
  await act(async () => retry?.click())
  expect(document.body.textContent).toBe('Grafico')
})

test('closes a modal whose chunk fails to load, shows a toast, and retries when it is opened again', async () => {
  const load = flaky()
  const Part = lazyComponent<{ opened: boolean; onClose: () => void }>(load)
  const onClose = vi.fn()
  const show = await mount(<Part opened={false} onClose={onClose} />)
  expect(load).not.toHaveBeenCalled()
  await show(<Part opened onClose={onClose} />)
  expect(onClose).toHaveBeenCalledOnce()
  expect(toastStore.getState()).toMatchObject({ variant: 'error', text: unreachableText })
  await show(<Part opened={false} onClose={onClose} />)
  await show(<Part opened onClose={onClose} />)
  expect(document.body.textContent).toBe('Grafico')
})

test('passes on an error of the component itself', async () => {
  const Part = lazyComponent(async () => ({
    default: () => {
      throw new Error('own fault')
    },
  }))
  await expect(mount(<Part />)).rejects.toThrow('own fault')
})
