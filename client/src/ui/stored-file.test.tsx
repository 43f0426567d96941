import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { materialTexts } from 'shared/messages/it/materials'
import { afterEach, expect, test, vi } from 'vitest'
import { StoredFile } from './stored-file.tsx'

afterEach(() => vi.unstubAllGlobals())

test('says that a photo without a preview can only be downloaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const file = {
    url: '/files/1',
    fileName: 'IMG_0001.HEIC',
    fileType: 'image/heic',
    fileSize: 2_000_000,
    createdAt: '2026-11-28T10:00:00.000Z',
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider>
        <StoredFile file={file} />
      </MantineProvider>,
    ),
  )
  expect(place.textContent).not.toContain(materialTexts.downloadOnly)
  await act(async () => place.querySelector('img')?.dispatchEvent(new Event('error', { bubbles: true })))
  expect(place.textContent).toContain(materialTexts.downloadOnly)
  await act(async () => root.unmount())
})
