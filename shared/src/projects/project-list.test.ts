import { expect, test } from 'vitest'
import { projectListTexts } from '../messages/it/project-list.ts'
import { isOwing, projectPaymentOf, projectPayments } from './project-list.ts'

const nothing = {
  hasQuote: false,
  deposit: null,
  owesBalance: false,
  isDue: false,
  isProcessing: false,
} as const
const paid = { ...nothing, hasQuote: true, deposit: 'paid' } as const

test.each([
  ['no quote', nothing, 'none'],
  ['a confirmed quote', { ...nothing, hasQuote: true }, 'to-pay'],
  ['a deposit on its way', { ...paid, deposit: 'processing' }, 'processing'],
  ['a paid deposit and a balance that is not due', { ...paid, owesBalance: true }, 'deposit-paid'],
  ['a balance that is due', { ...paid, owesBalance: true, isDue: true }, 'due'],
  ['an accepted extra without payment', { ...paid, isDue: true }, 'due'],
  ['a balance on its way', { ...paid, owesBalance: true, isDue: true, isProcessing: true }, 'processing'],
  ['everything paid', paid, 'paid'],
  ['a refunded deposit with a balance', { ...paid, deposit: 'refunded', owesBalance: true }, 'refunded'],
] as const)('names the payment state of a project with %s', (_, facts, expected) => {
  expect(projectPaymentOf(facts)).toBe(expected)
})

test('counts an order in work as owing until it is paid in full', () => {
  expect(projectPayments.filter(isOwing)).toEqual(['processing', 'deposit-paid', 'due'])
  expect(isOwing(null)).toBe(false)
})

test.each([
  [['Alba'], '«Alba».'],
  [['Alba', null], '«Alba» e 1 altro.'],
  [['Alba', 'Bosco', 'Costa', 'Duna', null], '«Alba», «Bosco», «Costa» e 2 altri.'],
  [[null, null], '2 progetti.'],
])('names %j as refused for one reason once', (titles, names) => {
  expect(projectListTexts.bulk.refusedFor('PROJECT_ARCHIVED', titles)).toBe(`Già in archivio: ${names}`)
})
