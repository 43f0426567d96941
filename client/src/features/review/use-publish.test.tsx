import { errorCatalogue } from 'shared/errors/codes'
import { expect, test, vi } from 'vitest'
import { mount } from '../../../../tests/support/dom.ts'
import { sendUpload } from '../../lib/tus-upload.ts'
import { useFileRefusal } from './use-publish.ts'

const fake = new File(['Not a film.'], 'film.mp4', { type: 'video/mp4' })

function Probe({ file }: { file: File }) {
  return useFileRefusal(file, undefined)
}

test('refuses a film with other content once it is chosen', async () => {
  await mount(<Probe file={fake} />)
  await vi.waitFor(() => expect(document.body.textContent).toBe(errorCatalogue.CONTENT_MISMATCH.text))
})

test('sends nothing of a file whose content contradicts its type', async () => {
  const request = vi.fn()
  vi.stubGlobal('XMLHttpRequest', request)
  const { done } = sendUpload({ file: fake, name: fake.name, type: fake.type, kind: 'message' })
  await expect(done).rejects.toEqual({ data: { appCode: 'CONTENT_MISMATCH' } })
  expect(request).not.toHaveBeenCalled()
})
