import { expect, test } from 'vitest'
import { byteRangeOf, contentDisposition } from './send-file.ts'

test.each([
  [undefined, 10, 'all'],
  ['bytes=0-', 10, { start: 0, end: 9 }],
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=3-5', 10, { start: 3, end: 5 }],
  ['bytes=3-99', 10, { start: 3, end: 9 }],
  ['bytes=-4', 10, { start: 6, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=9-', 10, { start: 9, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=5-3', 10, 'all'],
  ['bytes=0-1,4-5', 10, 'all'],
  ['bytes=-', 10, 'all'],
  ['lines=0-1', 10, 'all'],
  ['bytes=a-b', 10, 'all'],
] as const)('%j of %i bytes', (header, sizeBytes, expected) => {
  expect(byteRangeOf(header, sizeBytes)).toEqual(expected)
})

test.each([
  ['logo.png', 'logo.png'],
  ['Straße, smørrebrød e Łódź.pdf', 'Strasse, smorrebrod e Lodz.pdf'],
  ['Città e caffè.pdf', 'Citta e caffe.pdf'],
  ['a"b;c\\d%41.png', 'a_b_c_d_41.png'],
  ['a\r\nset-cookie: x.png', 'a__set-cookie: x.png'],
  ["l'uva (1)*!.png", "l'uva (1)*!.png"],
  ['🎬 ciak.mp4', '__ ciak.mp4'],
  ['\ud800.txt', '_.txt'],
])('%j is saved under its own name, and as %j by clients that read ASCII only', (fileName, plain) => {
  const header = contentDisposition('attachment', fileName)
  const [, quoted, star = ''] =
    /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.~%-]+)$/.exec(header) ?? []
  expect(quoted).toBe(plain)
  expect(decodeURIComponent(star)).toBe(fileName.toWellFormed())
})
