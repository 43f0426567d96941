import { expect, test, vi } from 'vitest'
import { mayScrollAfter } from './may-scroll.ts'

const at = (href: string) => ({ location: { href } })

test('who scrolled before the program came stays there, and is led from then on', () => {
  vi.stubGlobal('scrollY', 900)
  const mayScroll = mayScrollAfter('/#processo')
  expect(mayScroll(at('/#processo'))).toBe(false)
  expect(mayScroll(at('/#processo'))).toBe(true)
})

test('who has not scrolled is led to the section that the address names', () => {
  vi.stubGlobal('scrollY', 0)
  expect(mayScrollAfter('/#faq')(at('/#faq'))).toBe(true)
})

test('a link that is pressed while the program comes is followed, wherever the page stood', () => {
  vi.stubGlobal('scrollY', 900)
  expect(mayScrollAfter('/#processo')(at('/#faq'))).toBe(true)
})
