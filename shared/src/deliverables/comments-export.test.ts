import { expect, test } from 'vitest'
import { exportTexts } from '../messages/it/review-mails.ts'
import { commentsCsv, commentsEdl, type ExportedComment } from './comments-export.ts'
import { frameOfTimeCode, frameRateOf, middleOfFrame, timeCodeOfFrame } from './timecode.ts'

/** Numbers frames as in SMPTE ST 12-1: consecutively, without the numbers that drop-frame skips. */
function numbersFrom(first: string, whole: number, dropped: number, count: number): string[] {
  let [h = 0, m = 0, s = 0, f = 0] = first.split(/[:;]/).map(Number)
  return Array.from({ length: count }, () => {
    const [hh, mm, ss, ff] = [h, m, s, f].map(part => String(part).padStart(2, '0'))
    f += 1
    if (f === whole) [f, s] = [0, s + 1]
    if (s === 60) [s, m] = [0, m + 1]
    if (m === 60) [m, h] = [0, h + 1]
    if (s === 0 && f === 0 && m % 10 !== 0) f = dropped
    return `${hh}:${mm}:${ss}${dropped > 0 ? ';' : ':'}${ff}`
  })
}

const said: ExportedComment = {
  id: 'one',
  parentId: null,
  atMs: 0,
  untilMs: null,
  authorName: 'Ada',
  text: 'Qui',
  state: 'open',
  declineReason: null,
  internal: false,
  owner: null,
  files: [],
}

const rates = [
  [23.976, 24, 0],
  [24, 24, 0],
  [25, 25, 0],
  [29.97, 30, 0],
  [29.97, 30, 2],
  [50, 50, 0],
  [59.94, 60, 4],
] as const

test.each(rates)('at %s (%i, %i dropped) each marker names its note’s frame', (decimal, whole, dropped) => {
  const frameRate = frameRateOf(decimal)
  const startTimecode = dropped > 0 ? '00:58:59;00' : '00:58:59:00'
  const count = whole * 63
  const comments = Array.from({ length: count }, (_, frame) => ({
    ...said,
    atMs: Math.round(middleOfFrame(frame, frameRate)),
  }))
  const edl = commentsEdl('v1', comments, { frameRate, startTimecode, isDropFrame: dropped > 0 })
  const events = [...edl.matchAll(/^\d{3,} +001 +V +C +(\S+) (\S+) (\S+) (\S+)/gm)]
  const numbers = numbersFrom(startTimecode, whole, dropped, count + 1)
  expect(events.map(([, from]) => from)).toEqual(numbers.slice(0, -1))
  expect(events.map(([, , to]) => to)).toEqual(numbers.slice(1))
  expect(edl).toContain(dropped > 0 ? 'FCM: DROP FRAME' : 'FCM: NON-DROP FRAME')
})

test.each([
  [29.97, 30, 2],
  [59.94, 60, 4],
])('at %s drop-frame numbers every frame of twelve minutes, and reads it back', (decimal, whole, dropped) => {
  const rate = frameRateOf(decimal)
  const wrong = numbersFrom('00:00:00;00', whole, dropped, whole * 720).filter(
    (number, frame) =>
      timeCodeOfFrame(frame, rate, true) !== number || frameOfTimeCode(number, rate, true) !== frame,
  )
  expect(wrong).toEqual([])
})

/** Parses markers as Resolve writes them: a CMX 3600 event and a line of fields between bars. */
function readMarkers(edl: string): string[] {
  const marker =
    /^(\d{3,}) +001 +V +C +(\S+) (\S+) \S+ \S+ *\r\n \|C:ResolveColor(\w+) \|M:([^|]*) \|D:(\d+)\r$/gm
  return [...edl.matchAll(marker)].map(
    ([, number, from, to, color, name, length]) => `${number} ${from} ${to} ${color} ${length} ${name}`,
  )
}

test('each marker has its author, its length and the colour of its state, with any special characters', () => {
  const edl = commentsEdl('Progetto v1', [
    { ...said, atMs: 12_000, authorName: 'Marta; "la capa"', text: 'Logo più | grande\ne più su' },
    { ...said, atMs: 12_040, untilMs: 12_140, state: 'done' },
    { ...said, state: 'declined' },
    { ...said, state: 'carried' },
    { ...said, internal: true },
  ])
  expect(edl.startsWith('TITLE: Progetto v1\r\nFCM: NON-DROP FRAME\r\n')).toBe(true)
  const markers = readMarkers(`${edl}\r\n`)
  expect(markers).toEqual([
    '001 01:00:12:00 01:00:12:01 Blue 1 Marta; "la capa": Logo più   grande e più su',
    '002 01:00:12:01 01:00:12:02 Green 3 Ada: Qui',
    '003 01:00:00:00 01:00:00:01 Red 1 Ada: Qui',
    '004 01:00:00:00 01:00:00:01 Cyan 1 Ada: Qui',
    '005 01:00:00:00 01:00:00:01 Yellow 1 Ada: Qui',
  ])
})

test('timecodes of markers wrap at midnight', () => {
  const timeline = { frameRate: frameRateOf(25), startTimecode: '23:59:58:00', isDropFrame: false }
  expect(commentsEdl('Film', [{ ...said, atMs: 3000 }], timeline)).toContain('00:00:01:00 00:00:01:01')
  expect(commentsEdl('Film', [{ ...said, atMs: 1980 }], timeline)).toContain('23:59:59:24 00:00:00:00')
})

/** Parses CSV as in RFC 4180, with the semicolons of Italian spreadsheets. */
function readTable(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = /(?:^|(;)|\r\n)(?:"((?:[^"]|"")*)"|([^";\r\n]*))/g
  for (const [whole, parting, quoted, plain = ''] of text.replace(/^\ufeff/, '').matchAll(cells)) {
    if (!parting && whole.startsWith('\r\n')) rows.push([])
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
  }
  return rows.filter(row => row.length > 1)
}

const logo: ExportedComment = {
  ...said,
  atMs: 12_000,
  authorName: 'Marta; "la capa"',
  text: 'Logo più | grande\ne più su',
}

const comments: ExportedComment[] = [
  logo,
  {
    ...logo,
    id: 'two',
    parentId: 'one',
    authorName: 'Luca',
    text: 'Sì.',
    files: ['logo.png', 'brief; finale.pdf'],
  },
  {
    ...logo,
    id: 'three',
    atMs: 12_040,
    untilMs: 12_140,
    text: 'Un drone.',
    state: 'declined',
    declineReason: 'Non è nel preventivo.',
  },
  { ...logo, id: 'four', text: 'Fra noi.', state: 'done', internal: true, owner: 'Luca Moretti' },
]

test('each row has frame, range, author, state, reason, parent, visibility, assignee and attachments', () => {
  const [header, ...rows] = readTable(commentsCsv(exportTexts, comments))
  const at = ['00:00:12:00', '00:00:12:00', '300']
  const range = ['00:00:12:01', '00:00:12:03', '301']
  const { authorName, text } = logo
  expect(header).toEqual([...exportTexts.header])
  expect(rows).toEqual([
    ['1', '', ...at, authorName, text, 'Aperto', '', '', '', ''],
    ['2', '1', ...at, 'Luca', 'Sì.', 'Aperto', '', '', '', 'logo.png, brief; finale.pdf'],
    ['3', '', ...range, authorName, 'Un drone.', 'Non accolto', 'Non è nel preventivo.', '', '', ''],
    ['4', '', ...at, authorName, 'Fra noi.', 'Risolto', '', 'Interno', 'Luca Moretti', ''],
  ])
})

test('timecodes are the video’s own, and frames are counted from its first', () => {
  const timeline = { frameRate: frameRateOf(29.97), startTimecode: '01:00:00;00', isDropFrame: true }
  const [, row] = readTable(commentsCsv(exportTexts, [{ ...logo, atMs: 60_060 }], timeline))
  expect(row?.slice(2, 5)).toEqual(['01:01:00;02', '01:01:00;02', '1800'])
})

test.each([
  ['=1+1', "'=1+1"],
  ['  @SUM(A1)', "  '@SUM(A1)"],
  ['ciao,=1+1', "ciao,'=1+1"],
  ['ciao; +39', "ciao; '+39"],
  ['ciao\t-1', "ciao\t'-1"],
  ['ciao\n=1', "ciao\n'=1"],
  ['ciao, "=1"', `ciao, "'=1"`],
  ['\uff1d1+1', "'\uff1d1+1"],
  ['uno - due', 'uno - due'],
])('%j is no formula in cells separated by semicolons, commas, tabs or lines', (text, written) => {
  const [, row] = readTable(commentsCsv(exportTexts, [{ ...logo, text }]))
  expect(row?.[6]).toBe(written)
})
