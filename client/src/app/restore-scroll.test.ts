import { expect, test, vi } from 'vitest'
import { shouldRestoreScroll } from './restore-scroll.ts'

const at = (href: string) => ({ location: { href } })

test('keeps the position of a user who scrolled before the app loaded, and restores later ones', () => {
  vi.stubGlobal('scrollY', 900)
  const mayScroll = shouldRestoreScroll('/#processo')
  expect(mayScroll(at('/#processo'))).toBe(false)
  expect(mayScroll(at('/#processo'))).toBe(true)
})

test('scrolls to the section of the address if the user has not scrolled', () => {
  vi.stubGlobal('scrollY', 0)
  expect(shouldRestoreScroll('/#faq')(at('/#faq'))).toBe(true)
})

test('follows a link pressed while the app loads, from any position', () => {
  vi.stubGlobal('scrollY', 900)
  expect(shouldRestoreScroll('/#processo')(at('/#faq'))).toBe(true)
})
