import { createRoot } from 'react-dom/client'
import { errorCatalogue } from 'shared/errors/codes'
import { expect, test, vi } from 'vitest'
import { sendUpload } from '../../lib/tus-upload.ts'
import { useFileRefusal } from './use-publish.ts'

const fake = new File(['Not a film.'], 'film.mp4', { type: 'video/mp4' })

function Probe({ file }: { file: File }) {
  return useFileRefusal(file, undefined)
}

test('refuses a film with other content once it is chosen', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(<Probe file={fake} />)
  await vi.waitFor(() => expect(place.textContent).toBe(errorCatalogue.CONTENT_MISMATCH.text))
  root.unmount()
})

test('sends nothing of a file whose content contradicts its type', async () => {
  const request = vi.fn()
  vi.stubGlobal('XMLHttpRequest', request)
  const { done } = sendUpload({ file: fake, name: fake.name, type: fake.type, kind: 'message' })
  await expect(done).rejects.toEqual({ data: { appCode: 'CONTENT_MISMATCH' } })
  expect(request).not.toHaveBeenCalled()
})
