import { expect, test } from 'vitest'
import { contentDisposition } from './send-file.ts'

test.each([
  ['logo.png', 'logo.png'],
  ['Straße, smørrebrød e Łódź.pdf', 'Strasse, smorrebrod e Lodz.pdf'],
  ['Città e caffè.pdf', 'Citta e caffe.pdf'],
  ['a"b;c\\d%41.png', 'a_b_c_d_41.png'],
  ['a\r\nset-cookie: x.png', 'a__set-cookie: x.png'],
  ["l'uva (1)*!.png", "l'uva (1)*!.png"],
  ['🎬 ciak.mp4', '__ ciak.mp4'],
  ['\ud800.txt', '_.txt'],
])('%j is saved under its own name, and as %j where only plain letters are read', (fileName, plain) => {
  const header = contentDisposition('attachment', fileName)
  const [, quoted, star = ''] =
    /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.~%-]+)$/.exec(header) ?? []
  expect(quoted).toBe(plain)
  expect(decodeURIComponent(star)).toBe(fileName.toWellFormed())
})
