import { expect, test } from 'vitest'
import { refusedEmails, takenEmails } from '../../fuzz-payloads/emails.ts'
import { realDays, unrealDays } from '../../fuzz-payloads/moments.ts'
import { addresses } from '../../fuzz-payloads/urls.ts'
import { type Field, inputOf, put } from '../../support/builders/input-schemas.ts'
import type { ProcedurePath } from '../../support/procedures.ts'
import { callable, placesOf } from './cases.ts'

const everyField = callable.flatMap(path =>
  placesOf(path, 'string').map(field => ({ path, field, name: nameOf(field) })),
)

function nameOf({ path }: Field): string {
  return path.join('.')
}

/** Returns the texts that a field accepts. Issues of other fields, which are left out, do not count. */
function takenBy(path: ProcedurePath, field: Field, all: string[]): string[] {
  return all.filter(text => {
    const { error } = inputOf(path)?.safeParse(put({}, field, text)) ?? {}
    return !error?.issues.some(issue => issue.path.join('.') === nameOf(field))
  })
}

const emailFields = everyField.filter(({ field }) => field.schema.pattern?.includes('@'))
const webFields = everyField.filter(({ name }) => /^(website|linkedin|instagram)$/.test(name))
const videoFields = everyField.filter(
  ({ path, name }) => path.startsWith('publicForms.') && name === 'videoUrl',
)
// `from` of a status change is a choice, not a day.
const dayFields = everyField.filter(
  ({ name, field }) => /^(deadline|from|to)$/.test(name) && !field.schema.enum,
)

test('the fields are found', () => {
  expect(emailFields.length).toBeGreaterThanOrEqual(8)
  expect(webFields.length).toBeGreaterThanOrEqual(5)
  expect(videoFields.length).toBe(1)
  expect(dayFields.length).toBeGreaterThanOrEqual(4)
})

test.each(emailFields)('$path accepts as $name exactly addresses that mail can reach', ({ path, field }) => {
  expect(takenBy(path, field, [...takenEmails, ...refusedEmails])).toEqual(takenEmails)
})

test.each(webFields)('$path accepts as $name exactly web addresses', ({ path, field }) => {
  const all = addresses.map(({ text }) => text)
  expect(takenBy(path, field, all)).toEqual(addresses.filter(({ web }) => web).map(({ text }) => text))
})

test.each(videoFields)('$path accepts as $name exactly links to videos', ({ path, field }) => {
  const all = addresses.map(({ text }) => text)
  expect(takenBy(path, field, all)).toEqual(addresses.filter(({ video }) => video).map(({ text }) => text))
})

test.each(dayFields)('$path accepts as $name exactly calendar dates', ({ path, field }) => {
  expect(takenBy(path, field, [...realDays, ...unrealDays])).toEqual(realDays)
})
