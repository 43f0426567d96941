import { expect, test } from 'vitest'
import { linkIn } from './mailbox.ts'

const mail = {
  id: '1',
  to: 'ada@example.com',
  subject: 'Conferma',
  text: 'Apri http://localhost:3000/confirm-email#abc o http://localhost:3000/contact',
  html: '',
  sentAt: '',
}

test('a link is found by its path, with what stands behind it', () => {
  expect(linkIn(mail, '/confirm-email')).toBe('http://localhost:3000/confirm-email#abc')
})

test('a missing link is told with those that are there', () => {
  expect(() => linkIn(mail, '/reset-password')).toThrow(/No link to \/reset-password .* \/?.*contact/)
})
