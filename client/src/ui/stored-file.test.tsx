import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { materialTexts } from 'shared/messages/it/materials'
import { expect, test } from 'vitest'
import { mount } from '../../../tests/support/dom.ts'
import { StoredFile } from './stored-file.tsx'

test('says that a photo without a preview can only be downloaded', async () => {
  const file = {
    url: '/files/1',
    fileName: 'IMG_0001.HEIC',
    fileType: 'image/heic',
    fileSize: 2_000_000,
    createdAt: '2026-11-28T10:00:00.000Z',
  }
  await mount(
    <MantineProvider>
      <StoredFile file={file} />
    </MantineProvider>,
  )
  expect(document.body.textContent).not.toContain(materialTexts.downloadOnly)
  await act(async () => document.querySelector('img')?.dispatchEvent(new Event('error', { bubbles: true })))
  expect(document.body.textContent).toContain(materialTexts.downloadOnly)
})
