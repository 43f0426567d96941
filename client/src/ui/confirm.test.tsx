import { Menu } from '@mantine/core'
import { act, type ReactNode, StrictMode, useState } from 'react'
import { unreachableText } from 'shared/messages/it/unreachable'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/dom.ts'
import { AppModal } from './app-modal.tsx'
import { confirm } from './confirm.tsx'
import type { ErrorTexts } from './errors.ts'
import { ProductRoot } from './product-root.tsx'
import { toastStore } from './toast-store.ts'

let show: Awaited<ReturnType<typeof mount>>

const question = { title: 'Eliminare?', text: 'Non si torna indietro.', confirm: 'Elimina', danger: true }

function Screen({ action, failed }: { action: () => unknown; failed?: ErrorTexts | undefined }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Apri
      </button>
      <AppModal opened={opened} onClose={() => setOpened(false)} title="Scheda">
        <button type="button" onClick={() => confirm(question, action, failed)}>
          Chiedi
        </button>
      </AppModal>
    </>
  )
}

const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(button => button.textContent?.trim() === name)

async function press(name: string) {
  await act(async () => {
    buttonNamed(name)?.focus()
    buttonNamed(name)?.click()
  })
  await act(async () => vi.advanceTimersByTime(500))
}

const pressEscape = () =>
  act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await vi.advanceTimersByTimeAsync(500)
  })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(async () => {
  // Unmounted before the real timers are back, which would move the focus in the next test.
  await show(null)
  // A frame that still waits would hold up jsdom's frames in the next file.
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

async function render(screen: ReactNode) {
  show = await mount(
    <StrictMode>
      <ProductRoot>{screen}</ProductRoot>
    </StrictMode>,
  )
}

async function open(action: () => unknown, failed?: ErrorTexts) {
  await render(<Screen action={action} failed={failed} />)
  await press('Apri')
  await press('Chiedi')
}

test('closes only the confirmation on Escape, then the modal below, and returns the focus', async () => {
  const action = vi.fn()
  await open(action)
  expect(document.body.textContent).toContain(question.text)
  await pressEscape()
  expect(document.body.textContent).not.toContain(question.text)
  expect(buttonNamed('Chiedi')).toBeDefined()
  await pressEscape()
  expect(buttonNamed('Chiedi')).toBeUndefined()
  expect(document.activeElement).toBe(buttonNamed('Apri'))
  expect(action).not.toHaveBeenCalled()
})

test("returns the focus to a menu's button when it was opened from an item of the menu", async () => {
  await render(
    <Menu>
      <Menu.Target>
        <button type="button">Altro</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => confirm(question, () => undefined)}>Elimina la scheda</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  )
  await press('Altro')
  await press('Elimina la scheda')
  expect(document.body.textContent).toContain(question.text)
  await pressEscape()
  expect(document.body.textContent).not.toContain(question.text)
  expect(document.activeElement).toBe(buttonNamed('Altro'))
})

test('is painted above the modal that it was opened from', async () => {
  await open(() => undefined)
  const levelOf = (text: string) => {
    const roots = [...document.querySelectorAll<HTMLElement>('.mantine-Modal-root')]
    const root = roots.find(modal => modal.textContent?.includes(text))
    return Number(root?.style.getPropertyValue('--mb-z-index'))
  }
  expect(levelOf(question.text)).toBeGreaterThan(levelOf('Chiedi'))
})

test('stays open with a loading button while the action runs', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await open(() => promise)
  await press('Elimina')
  expect(buttonNamed('Elimina')?.dataset.loading).toBe('true')
  await pressEscape()
  expect(document.body.textContent).toContain(question.text)
  await act(async () => {
    resolve()
    await vi.advanceTimersByTimeAsync(500)
  })
  expect(document.body.textContent).not.toContain(question.text)
})

test('shows the given text when the server refuses the action', async () => {
  const refusal = { data: { appCode: 'INTERNAL' } }
  await open(() => Promise.reject(refusal), { text: 'Non si è eliminata.' })
  await press('Elimina')
  expect(toastStore.getState()).toMatchObject({ variant: 'error', text: 'Non si è eliminata.' })
})

test('closes and shows a toast when the action fails', async () => {
  await open(() => Promise.reject(new TypeError('fetch failed')))
  await press('Elimina')
  expect(document.body.textContent).not.toContain(question.text)
  expect(toastStore.getState()).toMatchObject({ variant: 'error', text: unreachableText })
})
