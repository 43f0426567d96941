import { inflateSync } from 'node:zlib'
import { drawingLimits, versionLimits } from 'shared/deliverables/drawing'
import { expect, test } from 'vitest'
import { drawnOver } from './document-parts.ts'
import { renderPdf } from './pdf.worker.ts'

/** Lists the glyph numbers that a document draws, as four hexadecimal digits; `0000` is a missing glyph. */
function glyphsOf(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf)
  const streams = [...bytes.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
  const pages = streams.flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')]
    } catch {
      // An uncompressed stream holds no page.
      return []
    }
  })
  return pages
    .flatMap(page => [...page.matchAll(/\[([^\]]*)\] TJ/g)].map(([, drawn = '']) => drawn))
    .flatMap(drawn =>
      [...drawn.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
    )
}

test.each([
  'Caffè “L’Ora” & Figli – Čapek',
  '½ № 🎬 Ł',
  'Ångström, Dvořák, Şişli, Ţepeş, Győr',
  '東京 · Афины · ✓ →',
])('prints %s without a box, in both fonts', async text => {
  const content = [{ text, style: 'title' }, { text }, { text, bold: true }]
  const glyphs = glyphsOf(await renderPdf({ title: text, content, seller: undefined }))
  expect(glyphs.length).toBeGreaterThan(3 * 6)
  expect(glyphs).not.toContain('0000')
})

test('draws the annotations of a whole version within seconds', async () => {
  const stroke = () => ({
    tool: 'pen' as const,
    color: 'red' as const,
    points: Array.from({ length: 2 * drawingLimits.pointsInShape }, (_, at) => (at % 97) / 97),
  })
  const count = versionLimits.drawnPoints / drawingLimits.pointsInShape
  const drawing = Array.from({ length: count }, stroke)
  const content = [drawnOver(drawing, { width: 190, height: 107 })]
  const began = performance.now()
  const drawn = await renderPdf({ title: 'Disegni', content, seller: undefined })
  expect(performance.now() - began).toBeLessThan(15_000)
  const without = await renderPdf({ title: 'Disegni', content: [], seller: undefined })
  expect(drawn.byteLength).toBeGreaterThan(without.byteLength + 10_000)
}, 20_000)
