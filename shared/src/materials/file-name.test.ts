import { expect, test } from 'vitest'
import { cleanFileName, extensionOf } from './file-name.ts'

test.each([
  ['logo.png', 'logo.png'],
  ['Città e caffè.PDF', 'Città e caffè.PDF'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Utenti\\io\\logo.png', 'logo.png'],
  ['a/b\\c.png', 'c.png'],
  ['a\0b.png', 'ab.png'],
  ['riga\r\nset-cookie: x.png', 'rigaset-cookie: x.png'],
  ['foto\u202Egnp.exe', 'fotognp.exe'],
  ['\u200Bfoto\u2066.png', 'foto.png'],
  ['  .foto.png. ', 'foto.png'],
  ['due   blanks.png', 'due blanks.png'],
  ['..', 'file'],
  ['', 'file'],
  ['\u202E', 'file'],
  ['a/', 'file'],
  ['\ud800.txt', 'txt'],
  ['🎬 ciak.mp4', '🎬 ciak.mp4'],
  [`${'l'.repeat(4000)}.png`, `${'l'.repeat(196)}.png`],
])('%j is kept as %j', (declared, kept) => {
  expect(cleanFileName(declared)).toBe(kept)
  expect(cleanFileName(kept)).toBe(kept)
})

test.each([
  ['logo.PNG', '.png'],
  ['archivio.tar.gz', '.gz'],
  ['senza', ''],
  ['strano.p-n-g', ''],
  ['lungo.estensionelunghissima', ''],
])('the extension of %j is %j', (fileName, extension) => {
  expect(extensionOf(fileName)).toBe(extension)
})
