import { expect, test } from 'vitest'
import { fieldErrorsOf } from '../errors/field-errors.ts'
import { folderServiceOf } from './file-name.ts'
import { addMaterialLinkInput } from './materials.inputs.ts'

test.each([
  ['https://drive.google.com/drive/folders/1AbC?usp=sharing', 'Google Drive'],
  ['https://www.dropbox.com/scl/fo/x', 'Dropbox'],
  ['https://azienda-my.sharepoint.com/:f:/g/x', 'OneDrive'],
  ['https://we.tl/t-abc', 'WeTransfer'],
  ['https://www.icloud.com/iclouddrive/x', 'iCloud'],
  ['https://notdropbox.com/x', 'notdropbox.com'],
  ['https://cloud.azienda.it/s/x', 'cloud.azienda.it'],
])('%s lies at %s', (url, service) => {
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
])('the address %j of a folder is taken, or refused with %s', (url, code) => {
  const { data, error } = addMaterialLinkInput.safeParse({ projectId: crypto.randomUUID(), url })
  expect(error && fieldErrorsOf(error)).toEqual(code && { url: code })
  if (data) expect(data.url).toMatch(/^https:/)
})
