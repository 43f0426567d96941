import { describe, expect, test } from 'vitest'
import { paymentOf } from './payment.ts'

const euroOf = (summary: string) => paymentOf(summary).totalCents / 100
const codesOf = (summary: string) => paymentOf(summary).lines.map(line => line.code)

describe('payment screen', () => {
  test.each([
    ['', 470],
    ['Video corporate con sottotitoli', 470],
    ['animazione', 670],
    ['animazioni', 670],
    ['animation', 670],
    ['motion graphics', 670],
    ['motion_graphics', 670],
    ['animazione del logo', 670],
    ['musica originale', 620],
    ['colonna sonora', 620],
    ['original music', 620],
    ['soundtrack', 620],
    ['musica personalizzata', 470],
    ['narratore', 570],
    ['una narratrice', 570],
    ['speaker', 570],
    ['i nostri speaker', 470],
    ['due speaker', 470],
    ['voce narrante', 470],
    ['grafica 3D', 770],
    ['motion graphics 3d, colonna sonora, narratore', 1220],
    ['senza animazioni', 470],
    ['animazioni: no', 470],
    ['niente 3D, ma animazioni', 670],
    ['Animazioni e 3d. Senza animazioni.', 770],
  ])('%j is charged %i euro', (summary, euro) => {
    expect(euroOf(summary)).toBe(euro)
  })

  test('items removed from the quote are not charged under another name', () => {
    expect(codesOf('Un narratore, tono caldo. Senza voce narrante.')).toEqual(['base'])
    expect(codesOf('Animazione del logo. Senza animazione del logo.')).toEqual(['base'])
    expect(codesOf('Animazione del logo e animazioni ovunque. Senza animazione del logo.')).toEqual([
      'base',
      'animation',
    ])
    expect(codesOf('Soundtrack epica. Senza musica originale.')).toEqual(['base'])
  })

  test('each line has its reason', () => {
    const summary = 'Video con Motion-Graphics.'
    expect(paymentOf(summary).lines[1]?.because).toEqual({ text: 'Motion-Graphics', start: 10, end: 25 })
  })
})
