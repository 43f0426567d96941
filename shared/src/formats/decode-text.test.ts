import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const said = 'Perché la città – “sì”'
const latin = Uint8Array.from('Perch\u00e9 la citt\u00e0 \u0096 \u0093s\u00ec\u0094', sign =>
  sign.charCodeAt(0),
)
const utf8 = new TextEncoder().encode(said)
const utf16 = (isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(2 + said.length * 2))
  for (const [at, sign] of [...`\uFEFF${said}`].entries())
    view.setUint16(at * 2, sign.charCodeAt(0), isLittle)
  return new Uint8Array(view.buffer)
}

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with a mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)],
  ['UTF-16, low byte first', utf16(true)],
  ['UTF-16, high byte first', utf16(false)],
  ['Windows-1252', latin],
])('reads %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(said)
})

test('reads UTF-8 that is cut off within a character', () => {
  expect(decodeText(new TextEncoder().encode('perché').subarray(0, -1))).toBe('perch')
})
