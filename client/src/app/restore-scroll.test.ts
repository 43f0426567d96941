import { expect, test, vi } from 'vitest'
import { shouldRestoreScroll } from './restore-scroll.ts'

const at = (href: string) => ({ location: { href } })

test('who scrolled before the program came stays there, and is led from then on', () => {
  vi.stubGlobal('scrollY', 900)
  const mayScroll = shouldRestoreScroll('/#processo')
  expect(mayScroll(at('/#processo'))).toBe(false)
  expect(mayScroll(at('/#processo'))).toBe(true)
})

test('who has not scrolled is led to the section that the address names', () => {
  vi.stubGlobal('scrollY', 0)
  expect(shouldRestoreScroll('/#faq')(at('/#faq'))).toBe(true)
})

test('a link that is pressed while the program comes is followed, wherever the page stood', () => {
  vi.stubGlobal('scrollY', 900)
  expect(shouldRestoreScroll('/#processo')(at('/#faq'))).toBe(true)
})
