import { describe, expect, test } from 'vitest'
import { clientTexts } from './it/clients.ts'
import { companyTexts } from './it/companies.ts'
import { limitedText } from './it/errors.ts'
import { roundOf } from './it/review.ts'
import { decideTexts } from './it/review-decision.ts'
import { phaseWarningText } from './it/schedule.ts'

describe('texts with an inserted value', () => {
  test.each([
    [companyTexts.expires('8 dicembre 2026'), 'Vale fino all’8 dicembre 2026'],
    [companyTexts.madeBy('Ada Neri', '1 marzo 2026'), 'Creato da Ada Neri. Vale fino al 1º marzo 2026.'],
    [clientTexts.since('11 maggio 2026'), 'Cliente dall’11 maggio 2026'],
  ])('elide the article before the day: %s', (text, expected) => {
    expect(text).toBe(expected)
  })

  test('name two phases in an order that fits any of them', () => {
    expect(phaseWarningText({ code: 'OUT_OF_ORDER', early: 'shooting', late: 'preproduction' })).toBe(
      'Attenzione: l’ordine è insolito, prima le riprese e poi la preproduzione.',
    )
  })

  test.each([
    [2, 'giro 2 dei 2 inclusi'],
    [3, 'giro 3, oltre i 2 inclusi'],
  ])('count round %i among the included ones only if it is one', (round, expected) => {
    expect(roundOf(round, 2)).toBe(expected)
  })

  test.each([
    [0, 'È l’ultimo giro di modifiche.'],
    [1, 'Ti resta un giro di modifiche.'],
    [2, 'Ti restano 2 giri di modifiche.'],
  ])('say that %i rounds are left', (left, expected) => {
    expect(decideTexts.requestAfter(left)).toBe(`Il progetto torna in produzione. ${expected}`)
  })

  test.each([
    [1, 'un secondo'],
    [89, '89 secondi'],
    [90, '2 minuti'],
    [90 * 60, '90 minuti'],
    [24 * 60 * 60, '24 ore'],
  ])('tell a wait of %i seconds in a unit that can be pictured', (seconds, expected) => {
    expect(limitedText(seconds)).toBe(`Troppi tentativi in poco tempo. Riprova tra ${expected}.`)
  })
})
