import { expect, test } from 'vitest'
import { actOnOne, oneOf, singular } from './names.ts'

test.each([
  ['references', 'reference'],
  ['replies', 'reply'],
  ['addresses', 'address'],
  ['boxes', 'box'],
  ['statuses', 'status'],
  ['teamNotes', 'teamNote'],
  ['status', 'status'],
  ['address', 'address'],
  ['news', 'news'],
  ['briefing', 'briefing'],
])('one of %s is called %s', (plural, expected) => {
  expect(singular(plural)).toBe(expected)
})

test.each([
  ['add', 'references', 'addReference'],
  ['setDone', 'reminders', 'setReminderDone'],
  ['confirm', 'quote', 'confirmQuote'],
])('%s of %s is %s on every layer', (act, subject, expected) => {
  expect(actOnOne(act, subject)).toBe(expected)
})

test.each([
  ['reminder', 'a reminder'],
  ['ownIdea', 'an own idea'],
])('%s is spoken of as %s', (thing, expected) => {
  expect(oneOf(thing)).toBe(expected)
})
