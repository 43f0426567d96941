import { expect, test } from 'vitest'
import { briefKinds, emptyBrief, type Format } from '../briefing/brief/brief.ts'
import { composeSummary } from '../briefing/brief/summary.ts'
import { summaryTexts } from '../messages/it/briefing.ts'
import { optionTexts } from '../messages/it/prices.ts'
import { addedFormats, orderedFormats } from './formats.ts'

const recap = (formats: string) =>
  `Video aziendale.\n${summaryTexts.formats}: ${formats}.\nDurata: un minuto.`
const bought = { code: 'two-formats', label: optionTexts['two-formats'] }
const byHand = (label: string) => ({ code: 'custom-1', label })

test.each([
  ['', [], ['16:9']],
  ['Un video aziendale di un minuto.', [], ['16:9']],
  [recap('16:9'), [], ['16:9']],
  [recap('9:16'), [], ['9:16']],
  [recap('16:9, 9:16'), [], ['16:9', '9:16']],
  [recap('1:1, 9:16, 16:9'), [], ['1:1', '9:16', '16:9']],
  ['Un reel verticale per le storie.', [], ['9:16']],
  ['Un video di un minuto, più qualche clip verticale.', [], ['16:9', '9:16']],
  ['Un video aziendale, anche in verticale per le storie.', [], ['16:9', '9:16']],
  ['Un video verticale, più una versione quadrata.', [], ['9:16', '1:1']],
  ['Orizzontale, niente formato verticale.', [], ['16:9']],
  // Quotes of the client in the recap order nothing.
  ['Video aziendale.\nPubblico: «chi guarda in verticale»', [], ['16:9']],
  ['', [bought], ['16:9', '9:16']],
  [recap('9:16'), [bought], ['9:16', '16:9']],
  [recap('1:1'), [bought], ['1:1', '9:16']],
  [recap('16:9, 1:1'), [bought], ['16:9', '1:1']],
  ['', [byHand('Video aziendale'), byHand('Secondo formato, quadrato 1:1')], ['16:9', '1:1']],
  ['', [byHand('Due formati: 9:16 e 1:1')], ['9:16', '1:1']],
  ['', [byHand('Reel verticale')], ['9:16']],
  [recap('16:9'), [byHand('Taglio verticale')], ['16:9', '9:16']],
] as const)('%j with the lines %j orders %j', (summary, lines, formats) => {
  expect(orderedFormats({ summary, lines })).toEqual(formats)
})

test.each(briefKinds)('a recap of the kind %s orders the chosen formats and no other', kind => {
  const ordered = (formats: readonly Format[]) =>
    orderedFormats({ summary: composeSummary({ ...emptyBrief, kind, formats }), lines: [] })
  expect(ordered(['16:9'])).toEqual(['16:9'])
  expect(ordered(['16:9', '9:16'])).toEqual(['16:9', '9:16'])
  expect(ordered([])).toEqual([kind === 'social-reels' ? '9:16' : '16:9'])
})

test.each([
  [[byHand('Musica originale')], ['16:9'], []],
  [[byHand('Due formati')], ['16:9'], ['9:16']],
  [[byHand('Un formato in più')], ['9:16'], ['16:9']],
  [[byHand('Secondo formato')], ['16:9', '9:16'], []],
  [[byHand('Taglio quadrato 1:1')], ['16:9', '9:16'], ['1:1']],
  [[byHand('Taglio verticale')], ['9:16'], []],
] as const)('the lines %j add to %j: %j', (lines, known, added) => {
  expect(addedFormats(lines, known)).toEqual(added)
})
