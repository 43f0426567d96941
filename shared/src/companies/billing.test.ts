import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { fieldErrorsOf } from '../errors/field-errors.ts'
import { saveBillingInput } from './billing.inputs.ts'
import { isPostalCodeOf } from './postal-codes.ts'
import { codiceFiscaleOf } from './tax-ids.ts'

describe('a codice fiscale', () => {
  test.each([
    ['RSSMRA85T10A562S', 'RSSMRA85T10A562S'],
    ['rss mra 85t10 a562s', 'RSSMRA85T10A562S'],
    ['MRTMTT91D08F205J', 'MRTMTT91D08F205J'],
    ['RSSMRA85T10A562T', null],
    ['RSSMRA85T10A56S', null],
    ['RSSMRA85F10A562S', null],
    ['12345678903', '12345678903'],
    ['12345678901', null],
    ['', null],
  ])('%j reads as %s', (text, code) => {
    expect(codiceFiscaleOf(text)).toBe(code)
  })

  test.prop([fc.constantFrom(...'ABCDEFGHIJKLMNOPQRTUVWXYZ')])(
    'with another last letter is always detected',
    letter => codiceFiscaleOf(`RSSMRA85T10A562${letter}`) === null,
  )
})

const right = {
  isBusiness: true,
  legalName: 'Pastificio Bellini S.r.l.',
  vatNumber: 'IT 12345678903',
  taxCode: '',
  sdiCode: 'm5uxcr1',
  pec: '',
  street: 'Via Emilia 12',
  postalCode: '43121',
  city: 'Parma',
  province: 'pr',
}

describe('billing data', () => {
  test('are normalized, and empty fields are missing', () => {
    expect(saveBillingInput.parse(right)).toEqual({
      ...right,
      vatNumber: '12345678903',
      taxCode: undefined,
      sdiCode: 'M5UXCR1',
      pec: undefined,
      province: 'PR',
    })
  })

  test('are read with the invisible characters and blanks of a paste', () => {
    const pasted = {
      ...right,
      legalName: '\u200bPastificio\u00ad Bellini S\u200b.r\u200b.l.',
      vatNumber: '\u202aIT-123 456 789-03\u202c',
      taxCode: '\ufeffRSS MRA 85T10 A562S\u00a0',
      sdiCode: ' m5u\u00adxcr1\u200b',
      pec: '\u2066ada@pec.example.it\u2069',
      postalCode: '\u202a43 121\u202c',
      province: '\u200bpr ',
    }
    expect(saveBillingInput.parse(pasted)).toEqual({
      ...right,
      vatNumber: '12345678903',
      taxCode: 'RSSMRA85T10A562S',
      sdiCode: 'M5UXCR1',
      pec: 'ada@pec.example.it',
      province: 'PR',
    })
  })

  test('need neither SDI code nor PEC, but one of the two numbers', () => {
    expect(saveBillingInput.safeParse({ ...right, sdiCode: '' }).success).toBe(true)
    expect(saveBillingInput.safeParse({ ...right, vatNumber: '', taxCode: 'RSSMRA85T10A562S' }).success).toBe(
      true,
    )
  })

  test('may have accents, curly quotes, dashes and question marks in names', () => {
    for (const legalName of ['Caffè “L’Ora” & Figli – Čapek', 'Perché no? S.r.l.', 'Łódź 50 €'])
      expect(saveBillingInput.parse({ ...right, legalName }).legalName).toBe(legalName)
  })

  test.each<[Record<string, unknown>, Record<string, string>]>([
    [{ isBusiness: false }, { isBusiness: 'REQUIRED' }],
    [{ legalName: ' ' }, { legalName: 'REQUIRED' }],
    [{ vatNumber: '12345678901' }, { vatNumber: 'PARTITA_IVA' }],
    [{ vatNumber: 'DE123456789' }, { vatNumber: 'ITALY_ONLY' }],
    [{ vatNumber: 'RSSMRA85T10A562S' }, { vatNumber: 'PARTITA_IVA' }],
    [{ vatNumber: '' }, { vatNumber: 'VAT_OR_TAX_CODE' }],
    [{ taxCode: 'RSSMRA85T10A562T' }, { taxCode: 'CODICE_FISCALE' }],
    [{ sdiCode: 'ABC12' }, { sdiCode: 'SDI_CODE' }],
    [{ pec: 'pec' }, { pec: 'INVALID_EMAIL' }],
    [{ street: '' }, { street: 'REQUIRED' }],
    [{ postalCode: '4312' }, { postalCode: 'CAP' }],
    [{ city: '' }, { city: 'REQUIRED' }],
    [{ province: 'Parma' }, { province: 'PROVINCIA' }],
    [{ province: 'ZZ' }, { province: 'PROVINCIA' }],
    [{ province: 'SM' }, { province: 'PROVINCIA' }],
    [{ postalCode: '00000' }, { postalCode: 'CAP' }],
    [{ legalName: 'Фирма' }, { legalName: 'INVALID_CHARACTERS' }],
    [{ legalName: 'Rossi 🎬' }, { legalName: 'INVALID_CHARACTERS' }],
    [{ street: 'Via 株式' }, { street: 'INVALID_CHARACTERS' }],
    [{ city: 'Львів' }, { city: 'INVALID_CHARACTERS' }],
  ])('%j is refused with a field error: %j', (wrong, fields) => {
    const { error } = saveBillingInput.safeParse({ ...right, ...wrong })
    expect(error && fieldErrorsOf(error)).toEqual(fields)
  })
})

describe('isPostalCodeOf', () => {
  test.each([
    ['43121', 'PR'],
    ['00184', 'rm'],
    ['20900', 'MB'],
    ['12071', 'SV'],
    ['18025', 'CN'],
    ['08048', 'OG'],
    ['76121', 'BT'],
    ['70051', 'BT'],
    ['98100', 'ME'],
    ['2012', 'RM'],
    ['20121', 'R'],
  ])('finds no fault with %s in %s', (postalCode, province) => {
    expect(isPostalCodeOf(postalCode, province)).toBe(true)
  })

  test.each([
    ['20121', 'RM'],
    ['00184', 'MI'],
    ['99001', 'ME'],
    ['49010', 'BO'],
  ])('doubts %s in %s', (postalCode, province) => {
    expect(isPostalCodeOf(postalCode, province)).toBe(false)
  })
})
