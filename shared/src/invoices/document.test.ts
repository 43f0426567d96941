import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { ascii, type Buyer, documentOf, type InvoiceOrder, latin } from './document.ts'
import { invoiceFileName, invoiceNumber } from './invoice-state.ts'

const buyer: Buyer = {
  legalName: 'Pastificio Bellini S.r.l.',
  vatNumber: '12345678903',
  taxCode: null,
  sdiCode: 'M5UXCR1',
  pec: 'bellini@pec.example',
  street: 'Via Emilia 12',
  postalCode: '43121',
  city: 'Parma',
  province: 'PR',
}

const order: InvoiceOrder = {
  kind: 'deposit',
  name: { number: '1/2026', date: '2026-03-01' },
  seller: {
    name: 'Primopiano S.r.l.',
    vatNumber: '01234567897',
    taxRegime: 'RF01',
    pec: 'p@pec.example',
    street: 'Via Tortona 1',
    postalCode: '20144',
    city: 'Milano',
    province: 'MI',
  },
  buyer,
  totalCents: 47_000,
  title: 'La pasta di nonna',
  poNumber: null,
  about: null,
}

test.each([
  ['deposit', 'TD02', 'Acconto per la produzione del video «La pasta di nonna»'],
  ['balance', 'TD01', 'Saldo per la produzione del video «La pasta di nonna»'],
  ['whole', 'TD01', 'Produzione del video «La pasta di nonna»'],
  ['credit-note', 'TD04', 'Rimborso per la produzione del video «La pasta di nonna»'],
] as const)('a %s is a %s', (kind, type, description) => {
  expect(documentOf({ ...order, kind })).toMatchObject({ type, description })
})

test.prop([fc.integer({ min: 100, max: 1_000_000 })], { numRuns: 2000 })(
  'VAT and net are the sum, to the cent, from 1 to 10,000 euro, and VAT is 22 % of the net',
  totalCents => {
    const { netCents, vatCents } = documentOf({ ...order, totalCents })
    expect(netCents + vatCents).toBe(totalCents)
    expect(Math.abs(netCents * 0.22 - vatCents)).toBeLessThan(1)
  },
)

test.each([
  [
    { sdiCode: 'M5UXCR1', pec: 'a@pec.example' },
    { sdiCode: 'M5UXCR1', pec: null },
  ],
  [
    { sdiCode: null, pec: 'a@pec.example' },
    { sdiCode: '0000000', pec: 'a@pec.example' },
  ],
  [
    { sdiCode: null, pec: null },
    { sdiCode: '0000000', pec: null },
  ],
])('the recipient of an invoice: %j: %j', (known, sent) => {
  expect(documentOf({ ...order, buyer: { ...buyer, ...known } }).buyer).toMatchObject(sent)
})

describe('a text in the character set of the schema', () => {
  test.each([
    ['Caffè & Più S.n.c.', 'Caffè & Più S.n.c.'],
    ['L’Officina “Bella” – 5 €', 'L\'Officina "Bella" - 5 EUR'],
    ['Škoda Łódź', 'Skoda Lódz'],
    ['cafe\u0301', 'café'],
    ['una\n\triga\u0000sola ', 'una riga sola'],
    ['Студия', '??????'],
    ['🎬 film', '? film'],
    // A combining mark without a base.
    ['\ufe49', '?'],
  ])('%j is %j', (text, reduced) => {
    expect(latin(text, 80)).toBe(reduced)
  })

  test.prop([fc.string({ unit: 'grapheme', minLength: 1 })])(
    'is never too long, never empty, and unchanged when reduced again',
    text => {
      fc.pre(/[^\p{Cc}\s]/u.test(text))
      for (const reduce of [latin, ascii]) {
        const once = reduce(text, 20)
        expect(once.length).toBeLessThanOrEqual(20)
        expect(once).not.toBe('')
        expect(reduce(once, 20)).toBe(once)
      }
    },
  )

  test('an order number of the client is ASCII', () => {
    expect(documentOf({ ...order, poNumber: 'Ordine è n° 7' }).poNumber).toBe('Ordine e n? 7')
  })
})

test('numbers and files have a year and a sequence', () => {
  expect(invoiceNumber(2026, 12)).toBe('12/2026')
  expect([1, 36, 36 ** 5 - 1].map(nth => invoiceFileName('01234567897', nth))).toEqual([
    'IT01234567897_00001.xml',
    'IT01234567897_00010.xml',
    'IT01234567897_ZZZZZ.xml',
  ])
})
