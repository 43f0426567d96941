import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { partitaIvaOf } from '../companies/tax-ids.ts'
import { deviceOf, displayNameOf, firstNameOf, initialsOf } from './person.ts'
import { updateProfileInput } from './profile.inputs.ts'

test.each([
  [{ fullName: 'Ada Bianchi', email: 'ada@b.it' }, 'Ada Bianchi'],
  [{ fullName: '  ', email: 'ada.b@b.it' }, 'ada.b'],
  [{ fullName: null, email: 'ada@b.it' }, 'ada'],
  [{ email: '' }, 'Utente'],
  [{}, 'Utente'],
])('%j is called %s', (person, name) => {
  expect(displayNameOf(person)).toBe(name)
})

test.each([
  ['Ada Bianchi', 'AB'],
  ['ada maria de bianchi', 'AB'],
  ['ada', 'AD'],
  ['ada.bianchi', 'AB'],
  ['Élise', 'ÉL'],
  ['(Ada) Bianchi', 'AB'],
  ['Dott.ssa Anna Rossi', 'AR'],
  ['Rossi, Mario', 'MR'],
  ['Ing. Rossi', 'RO'],
  ['', ''],
  ['A', 'A'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['86334519757', '86334519757'],
  ['02342520158', '02342520158'],
  ['12345678903', '12345678903'],
  ['IT 12345678903', '12345678903'],
  ['it12345678903', '12345678903'],
  [' 123 4567 8903 ', '12345678903'],
  ['IT-123.456.789-03', '12345678903'],
  ['\u202aIT\u200b 12345678903\u202c', '12345678903'],
  ['12345678901', null],
  ['00000000000', null],
  ['1234567890', null],
  ['123456789030', null],
  ['ITIT12345678903', null],
  ['DE12345678903', null],
  ['', null],
])('the partita IVA %j reads as %s', (text, digits) => {
  expect(partitaIvaOf(text)).toBe(digits)
})

test.prop([fc.nat(10), fc.integer({ min: 1, max: 9 })])(
  'one wrong digit is always detected',
  (place, shift) => {
    const digits = [...'86334519757']
    digits[place] = String((Number(digits[place]) + shift) % 10)
    return partitaIvaOf(digits.join('')) === null
  },
)

test('a profile keeps missing fields, clears empty ones and stores the digits of the partita IVA', () => {
  expect(updateProfileInput.parse({ phone: '', vatNumber: 'IT 12345678903', sdiCode: 'ab12345' })).toEqual({
    phone: null,
    vatNumber: '12345678903',
    sdiCode: 'AB12345',
  })
  expect(updateProfileInput.safeParse({ vatNumber: '12345678901' }).error?.issues[0]?.message).toBe(
    'PARTITA_IVA',
  )
})

test.each([
  ['Ada Rossi', 'Ada'],
  ['  Ada  ', 'Ada'],
  ['Dott. Bruno Conti', 'Bruno'],
  ['Dott.ssa Anna Rossi', 'Anna'],
  ['Sig.ra Lucia Neri', 'Lucia'],
  ['prof. ing. Aldo Verdi', 'Aldo'],
  ['Ing. Rossi', 'Rossi'],
  ['Rossi, Mario', 'Mario'],
  ['Rossi, Dott. Mario', 'Mario'],
  ['Rossi,', 'Rossi'],
  ['Rossi S.r.l.', 'Rossi'],
  ['S.p.A.', 'S.p.A.'],
])('%s is greeted as %s', (fullName, name) => {
  expect(firstNameOf(fullName)).toBe(name)
})

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
    'Safari',
    'Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
  ],
  ['curl/8.9', undefined, undefined],
  ['', undefined, undefined],
  [null, undefined, undefined],
])('%j is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
