import { act } from 'react'
import { errorCatalogue } from 'shared/errors/codes'
import { expect, test, vi } from 'vitest'
import { mount } from '../../../../tests/support/dom.ts'
import { sendUpload } from '../../lib/tus-upload.ts'
import { useFileRefusal, useSending } from './use-publish.ts'

const { delayOf, checks } = vi.hoisted(() => ({
  delayOf: new Map<string, Promise<void>>(),
  checks: [] as Promise<boolean>[],
}))

vi.mock(import('../../lib/tus-upload.ts'), async original => {
  const real = await original()
  const isContentWrong = async (file: Blob, declared: string) => {
    await delayOf.get((file as File).name)
    return real.isContentWrong(file, declared)
  }
  return {
    ...real,
    sendUpload: vi.fn(real.sendUpload),
    isContentWrong: (file, declared) => {
      const check = isContentWrong(file, declared)
      checks.push(check)
      return check
    },
  }
})

const fake = new File(['Not a film.'], 'film.mp4', { type: 'video/mp4' })

function Probe({ file }: { file: File }) {
  return useFileRefusal(file, undefined)
}

test('refuses a film with other content once it is chosen', async () => {
  await mount(<Probe file={fake} />)
  await vi.waitFor(() => expect(document.body.textContent).toBe(errorCatalogue.CONTENT_MISMATCH.text))
})

test('keeps the refusal of a film if the content of one that was chosen before it is read later', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  delayOf.set('first.mp4', promise)
  const show = await mount(<Probe file={new File(['No film either.'], 'first.mp4', { type: 'video/mp4' })} />)
  await show(<Probe file={fake} />)
  await vi.waitFor(() => expect(document.body.textContent).toBe(errorCatalogue.CONTENT_MISMATCH.text))
  await act(async () => {
    resolve()
    await Promise.all(checks)
  })
  expect(document.body.textContent).toBe(errorCatalogue.CONTENT_MISMATCH.text)
})

test('sends nothing of a file whose content contradicts its type', async () => {
  const request = vi.fn()
  vi.stubGlobal('XMLHttpRequest', request)
  const { done } = sendUpload({ file: fake, name: fake.name, type: fake.type, kind: 'message' })
  await expect(done).rejects.toEqual({ data: { appCode: 'CONTENT_MISMATCH' } })
  expect(request).not.toHaveBeenCalled()
})

vi.mock(import('../../ui/use-unsaved-changes-prompt.tsx'), () => ({ useUnsavedChangesPrompt: () => <p /> }))

let sending: ReturnType<typeof useSending> | undefined

function Sender() {
  sending = useSending('1')
  return null
}

test('sends nothing of a film that is stopped while its metadata is read', async () => {
  vi.mocked(sendUpload).mockClear()
  await mount(<Sender />)
  await act(async () => {
    const sent = sending?.send(fake, vi.fn(), 'Non inviato.')
    sending?.stop()
    expect(await sent).toBe(false)
  })
  expect(sendUpload).not.toHaveBeenCalled()
})
