import { describe, expect, test } from 'vitest'
import { paymentOf } from './payment.ts'

const euroOf = (summary: string) => paymentOf(summary).totalCents / 100
const codesOf = (summary: string) => paymentOf(summary).lines.map(line => line.code)

describe('payment screen', () => {
  /** Recaps separated by ` | `, and the total of each of them in euro. */
  const table: [recaps: string, euro: number][] = [
    ['', 470],
    ['Video corporate con sottotitoli | musica personalizzata | i nostri speaker | due speaker', 470],
    ['voce narrante | senza animazioni | animazioni: no', 470],
    ['animazione | animazioni | animation | motion graphics | motion_graphics', 670],
    ['animazione del logo | niente 3D, ma animazioni', 670],
    ['musica originale | colonna sonora | original music | soundtrack', 620],
    ['narratore | una narratrice | speaker', 570],
    ['grafica 3D | Animazioni e 3d. Senza animazioni.', 770],
    ['motion graphics 3d, colonna sonora, narratore', 1220],
  ]
  const cases = table.flatMap(([recaps, euro]) => recaps.split(' | ').map(recap => ({ recap, euro })))
  test.each(cases)('$recap is charged $euro euro', ({ recap, euro }) => {
    expect(euroOf(recap)).toBe(euro)
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
