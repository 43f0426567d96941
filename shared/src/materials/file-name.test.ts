import { expect, test } from 'vitest'
import { fieldErrorsOf } from '../errors/field-errors.ts'
import { cleanFileName, extensionOf, folderServiceOf } from './file-name.ts'
import { addMaterialLinkInput } from './materials.inputs.ts'

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
])('%j is stored as %j', (declared, kept) => {
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

test.each([
  ['https://drive.google.com/drive/folders/1AbC?usp=sharing', 'Google Drive'],
  ['https://www.dropbox.com/scl/fo/x', 'Dropbox'],
  ['https://azienda-my.sharepoint.com/:f:/g/x', 'OneDrive'],
  ['https://we.tl/t-abc', 'WeTransfer'],
  ['https://www.icloud.com/iclouddrive/x', 'iCloud'],
  ['https://notdropbox.com/x', 'notdropbox.com'],
  ['https://cloud.azienda.it/s/x', 'cloud.azienda.it'],
])('%s is at %s', (url, service) => {
  expect(folderServiceOf(url)).toBe(service)
})

test.each([
  ['drive.google.com/drive/folders/1', undefined],
  ['https://drive.google.com/drive/folders/1', undefined],
  ['', 'REQUIRED'],
  ['la cartella di Anna', 'INVALID_URL'],
  ['javascript:alert(1)', 'INVALID_URL'],
  ['file:///etc/passwd', 'INVALID_URL'],
  ['https://anna:segreto@cloud.azienda.it/s/x', 'INVALID_URL'],
  [`https://cloud.azienda.it/${'x'.repeat(2000)}`, 'TOO_LONG'],
])('the address %j of a folder is accepted, or refused with %s', (url, code) => {
  const { data, error } = addMaterialLinkInput.safeParse({ projectId: crypto.randomUUID(), url })
  expect(error && fieldErrorsOf(error)).toEqual(code && { url: code })
  if (data) expect(data.url).toMatch(/^https:/)
})
