import { expect, test } from 'vitest'
import { exportTexts } from '../messages/it/review-mails.ts'
import { commentsCsv, type ExportedComment } from './comments-export.ts'
import { frameRateOf } from './timecode.ts'

/** Reads a table as RFC 4180 describes it, with the semicolons that Italian spreadsheets part cells by. */
function readTable(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = /(?:^|(;)|\r\n)(?:"((?:[^"]|"")*)"|([^";\r\n]*))/g
  for (const [whole, parting, quoted, plain = ''] of text.replace(/^\ufeff/, '').matchAll(cells)) {
    if (!parting && whole.startsWith('\r\n')) rows.push([])
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
  }
  return rows.filter(row => row.length > 1)
}

const said: ExportedComment = {
  id: 'one',
  parentId: null,
  atMs: 12_000,
  untilMs: null,
  authorName: 'Marta; "la capa"',
  text: 'Logo più | grande\ne più su',
  state: 'open',
  declineReason: null,
  internal: false,
  owner: null,
  files: [],
}

const comments: ExportedComment[] = [
  said,
  {
    ...said,
    id: 'two',
    parentId: 'one',
    authorName: 'Luca',
    text: 'Sì.',
    files: ['logo.png', 'brief; finale.pdf'],
  },
  {
    ...said,
    id: 'three',
    atMs: 12_040,
    untilMs: 12_140,
    text: 'Un drone.',
    state: 'declined',
    declineReason: 'Non è nel preventivo.',
  },
  { ...said, id: 'four', text: 'Fra noi.', state: 'done', internal: true, owner: 'Luca Moretti' },
]

const rest = (cells: number) => Array.from({ length: cells - 1 }, () => '')

test('each line of the table names frame, stretch, author, state, reason, what it answers, who may see it, who works on it, and what goes with it', () => {
  const [header, ...rows] = readTable(commentsCsv(exportTexts, comments))
  expect(header).toEqual([...exportTexts.header])
  expect(rows).toEqual([
    ['1', '', '00:00:12:00', '00:00:12:00', '300', said.authorName, said.text, 'Aperto', ...rest(5)],
    [
      ...['2', '1', '00:00:12:00', '00:00:12:00', '300', 'Luca', 'Sì.', 'Aperto', ...rest(4)],
      'logo.png, brief; finale.pdf',
    ],
    [
      ...['3', '', '00:00:12:01', '00:00:12:03', '301', said.authorName, 'Un drone.'],
      ...['Non accolto', 'Non è nel preventivo.', '', '', ''],
    ],
    [
      ...[
        '4',
        '',
        '00:00:12:00',
        '00:00:12:00',
        '300',
        said.authorName,
        'Fra noi.',
        'Risolto',
        '',
        'Interno',
      ],
      ...['Luca Moretti', ''],
    ],
  ])
})

test('timecodes are the film’s own, and frames are counted from its first', () => {
  const timeline = { frameRate: frameRateOf(29.97), startTimecode: '01:00:00;00', isDropFrame: true }
  const [, row] = readTable(commentsCsv(exportTexts, [{ ...said, atMs: 60_060 }], timeline))
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
])('%j is no formula where cells part at semicolons, commas, tabs or lines', (text, written) => {
  const [, row] = readTable(commentsCsv(exportTexts, [{ ...said, text }]))
  expect(row?.[6]).toBe(written)
})
