import { describe, expect, test } from 'vitest'
import { fieldErrorsOf } from '../errors/field-errors.ts'
import { z } from '../errors/zod.ts'
import { isCalendarDate } from './calendar-date.ts'
import { dateField } from './date.ts'
import { tokenField, uuidField } from './id.ts'
import {
  amountField,
  emailField,
  integerField,
  newPasswordField,
  optionalPassPhraseField,
  passPhraseField,
  passwordField,
} from './scalars.ts'
import {
  clearableLine,
  clearablePhone,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredLine,
  requiredText,
} from './text.ts'
import { clearableUrl, optionalUrl } from './url.ts'

const codeOf = (schema: z.ZodType, value: unknown) => {
  const result = z.strictObject({ field: schema }).safeParse(value === undefined ? {} : { field: value })
  return result.success ? 'ok' : fieldErrorsOf(result.error).field
}

describe('text', () => {
  test.each([
    [undefined, 'REQUIRED'],
    [null, 'REQUIRED'],
    ['', 'REQUIRED'],
    ['  \n ', 'REQUIRED'],
    [7, 'INVALID_CHARACTERS'],
    ['a\0b', 'INVALID_CHARACTERS'],
    ['a\u0007b', 'INVALID_CHARACTERS'],
    ['a\u0085b', 'INVALID_CHARACTERS'],
    ['a\ud800b', 'INVALID_CHARACTERS'],
    ['12345678901', 'TOO_LONG'],
    ['perché 🎬', 'ok'],
    ['a\nb\tc', 'ok'],
    ['a\r\nb', 'ok'],
  ])('a required text of at most ten characters answers %j with %s', (value, code) => {
    expect(codeOf(requiredText(10), value)).toBe(code)
  })

  test.each(['a\nb', 'a\rb', 'a\r\nBcc: x', 'a\u2028b', 'a\u2029b', 'a\0b'])('a line refuses %j', value => {
    expect(codeOf(requiredLine(50), value)).toBe('INVALID_CHARACTERS')
    expect(codeOf(optionalLine(50), value)).toBe('INVALID_CHARACTERS')
  })

  test('line breaks become \\n and the ends are trimmed', () => {
    expect(requiredText(50).parse('  uno\r\ndue\rtre \n')).toBe('uno\ndue\ntre')
  })

  test('an optional field becomes undefined when empty, a clearable one null', () => {
    for (const nothing of ['', '  ', null]) {
      expect(optionalText(5).parse(nothing)).toBeUndefined()
      expect(optionalLine(5).parse(nothing)).toBeUndefined()
      expect(clearableLine(5).parse(nothing)).toBeNull()
    }
    expect(clearableLine(5).parse(undefined)).toBeUndefined()
  })
})

describe('e-mail', () => {
  test('is trimmed and lower-cased', () => {
    expect(emailField().parse('  Ada.Bianchi+video@Example.IT ')).toBe('ada.bianchi+video@example.it')
  })

  test.each([
    ['', 'REQUIRED'],
    ['ada', 'INVALID_EMAIL'],
    ['ada@example', 'INVALID_EMAIL'],
    ['ada@@example.it', 'INVALID_EMAIL'],
    ['ada@example..it', 'INVALID_EMAIL'],
    ['ada..b@example.it', 'INVALID_EMAIL'],
    ['.ada@example.it', 'INVALID_EMAIL'],
    ['ada b@example.it', 'INVALID_EMAIL'],
    ['ada@example.it\nBcc: x@y.it', 'INVALID_EMAIL'],
    ['Ada <ada@example.it>', 'INVALID_EMAIL'],
    ['ada@-example.it', 'INVALID_EMAIL'],
    ['\u212Aate@example.it', 'INVALID_EMAIL'],
    [`${'a'.repeat(64)}@example.it`, 'ok'],
    [`${'a'.repeat(65)}@example.it`, 'INVALID_EMAIL'],
    [`a@${'b.'.repeat(130)}it`, 'TOO_LONG'],
  ])('%j is answered with %s', (value, code) => {
    expect(codeOf(emailField(), value)).toBe(code)
  })

  test('a long invalid value is refused at once', () => {
    const started = performance.now()
    expect(codeOf(emailField(), `${'a.'.repeat(100_000)}@`)).toBe('TOO_LONG')
    expect(performance.now() - started).toBeLessThan(500)
  })
})

describe('web addresses', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'java\tscript:alert(1)',
    'ftp://example.it',
    'mailto:a@b.it',
    'https://',
    'https://localhost',
    'https://nome:parola@example.it',
    'non un indirizzo',
    'azienda',
    'https:example.it',
    'https:///example.it',
    'https://example.it\\@evil.example/',
    '\\\\example.it\\x',
    '//example.it',
  ])('%j is refused', value => {
    expect(codeOf(optionalUrl(), value)).toBe('INVALID_URL')
  })

  test('an address with a host of 20,000 letters is refused without an exception', () => {
    expect(codeOf(optionalUrl(), `https://${'A'.repeat(20_000)}.it`)).toBe('TOO_LONG')
  })

  test('https is added to an address without a scheme', () => {
    expect(optionalUrl().parse(' www.azienda.it/video ')).toBe('https://www.azienda.it/video')
    expect(optionalUrl().parse('http://azienda.it')).toBe('http://azienda.it')
    expect(optionalUrl().parse('')).toBeUndefined()
    expect(clearableUrl().parse('')).toBeNull()
  })
})

test('a date exists in the calendar, in full notation', () => {
  const real = ['2026-02-28', '2024-02-29']
  const impossible = ['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '0000-01-01']
  const otherwise = ['2026-4-3', '2026-04-03T10:00']
  expect([...real, ...impossible, ...otherwise].filter(isCalendarDate)).toEqual(real)
})

test.each([
  ['1234567', 'TOO_SHORT'],
  ['12345678', 'ok'],
  ['x'.repeat(200), 'ok'],
  ['x'.repeat(201), 'TOO_LONG'],
  [' spazi ai lati ', 'ok'],
  ['password\0', 'INVALID_CHARACTERS'],
  ['password\udc00', 'INVALID_CHARACTERS'],
  ['', 'REQUIRED'],
])('the new password %j is answered with %s', (value, code) => {
  expect(codeOf(newPasswordField(), value)).toBe(code)
})

test('a password to compare has a maximum length only', () => {
  expect(codeOf(passwordField(), 'x')).toBe('ok')
  expect(codeOf(passwordField(), 'x'.repeat(1024))).toBe('ok')
  expect(codeOf(passwordField(), 'x'.repeat(1025))).toBe('TOO_LONG')
  expect(passwordField().parse('  a ')).toBe('  a ')
})

test('ids are lower-cased, whatever their version', () => {
  expect(uuidField().parse('11111111-1111-1111-1111-11111111111A')).toBe(
    '11111111-1111-1111-1111-11111111111a',
  )
  expect(codeOf(uuidField(), 'current-project')).toBe('INVALID_CHARACTERS')
  expect(codeOf(uuidField(), undefined)).toBe('REQUIRED')
  expect(codeOf(tokenField(), 'a b')).toBe('INVALID_CHARACTERS')
})

test.each([-1, 6, 1.5, Number.NaN, 2 ** 53, '3', null])('a whole number from 0 to 5 is not %j', value => {
  expect(codeOf(integerField(0, 5), value)).toBe('OUT_OF_RANGE')
})

test.each([
  [-1, 'INVALID_AMOUNT'],
  [0, 'INVALID_AMOUNT'],
  [1.5, 'INVALID_AMOUNT'],
  ['ciao', 'INVALID_AMOUNT'],
  [null, 'INVALID_AMOUNT'],
  [501, 'ABOVE_MAXIMUM'],
])('an amount up to five euro is not %j: %s', (value, code) => {
  expect(codeOf(amountField(500), value)).toBe(code)
})

test('a missing amount is required', () => {
  expect(codeOf(amountField(500), undefined)).toBe('REQUIRED')
  expect(codeOf(amountField(500), 500)).toBe('ok')
})

test.each(['\u200b', '\u200b \u2060', '\ufeff', '\u00ad'])('invisible text (%j) counts as missing', text => {
  expect(codeOf(requiredLine(10), text)).toBe('REQUIRED')
  expect(codeOf(requiredText(10), text)).toBe('REQUIRED')
})

test.each([
  ['fattura\u202egpj', 'fatturagpj'],
  ['\u2066Anna\u2069', 'Anna'],
  ['\ufeff Ro\u00adma\u200b ', 'Roma'],
  ['Nicolo\u0300', 'Nicolò'],
  ['👩\u200d🎬', '👩\u200d🎬'],
])('the line %j is read as %j', (typed, read) => {
  expect(requiredLine(40).parse(typed)).toBe(read)
  expect(optionalLine(40).parse(typed)).toBe(read)
  expect(clearableLine(40).parse(typed)).toBe(read)
})

test('a text of several lines is read in NFC', () => {
  expect(requiredText(40).parse('Citta\u0300\r\nPerche\u0301')).toBe('Città\nPerché')
})

test('invisible characters are removed from addresses', () => {
  expect(emailField().parse('\u200b Ada@Example\u00ad.it\ufeff')).toBe('ada@example.it')
  expect(optionalUrl().parse('\u202ahttps://azienda.it/\u200bvideo\u202c')).toBe('https://azienda.it/video')
  expect(dateField().parse('\u202a2026-11-28\u202c')).toBe('2026-11-28')
})

test('passwords, pass phrases and tokens stay as typed', () => {
  expect(newPasswordField().parse('pa\u200bro\u00adla-Nicolo\u0300')).toBe('pa\u200bro\u00adla-Nicolo\u0300')
  expect(passwordField().parse('\ufeffparola')).toBe('\ufeffparola')
  expect(passPhraseField(80).parse(' pane\u200b e olio ')).toBe('pane\u200b e olio')
  expect(optionalPassPhraseField(80).parse('  ')).toBeUndefined()
  expect(codeOf(tokenField(), 'abc\u200b')).toBe('INVALID_CHARACTERS')
})

describe('a telephone number', () => {
  test.each([
    '+39 02 1234567',
    '(+39) 333-123.4567',
    '02/123456',
    '123456',
    '02 1234567 int. 3',
    '\u202a+39 333 1234567\u202c',
  ])('accepts %j', value => {
    expect(codeOf(optionalPhone(), value)).toBe('ok')
    expect(codeOf(clearablePhone(), value)).toBe('ok')
  })

  test.each(['abc', '12345', '+39 (0) 12', 'interno 3', '+()-./'])('refuses %j', value => {
    expect(codeOf(optionalPhone(), value)).toBe('INVALID_PHONE')
    expect(codeOf(clearablePhone(), value)).toBe('INVALID_PHONE')
  })

  test('may be missing, and is cleared by an empty text', () => {
    expect(optionalPhone().parse(' ')).toBeUndefined()
    expect(clearablePhone().parse(undefined)).toBeUndefined()
    expect(clearablePhone().parse('')).toBeNull()
    expect(clearablePhone().parse(null)).toBeNull()
  })
})
