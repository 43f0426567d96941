import { expect, test } from 'vitest'
import { actOnOne, singular } from './names.ts'

test.each([
  ['references', 'reference'],
  ['replies', 'reply'],
  ['boxes', 'box'],
  ['statuses', 'status'],
  ['teamNotes', 'teamNote'],
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
