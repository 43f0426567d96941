import { expect, onTestFinished, test, vi } from 'vitest'
import { png } from '../../../../tests/support/builders/sample-files.ts'
import { UploadQueue } from './upload-queue.ts'

const MB = 1024 ** 2

test('an upload that is paused and resumed while it starts is sent once', async () => {
  const start = vi.fn()
  vi.doMock('tus-js-client', () => ({
    Upload: class {
      url = null
      start = start
      findPreviousUploads = async () => []
    },
  }))
  onTestFinished(() => vi.doUnmock('tus-js-client'))
  const queue = new UploadQueue({ onRefused() {}, onFailed() {}, onEnd() {} })
  queue.add({ userId: 'u', projectId: 'p' }, [new File([png], 'logo.png', { type: 'image/png' })], MB)
  const id = queue.files.getState()[0]?.id ?? ''
  queue.pause(id)
  queue.resume(id)
  await vi.waitFor(() => expect(start).toHaveBeenCalled())
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(start).toHaveBeenCalledOnce()
  expect(queue.files.getState()[0]?.state).toBe('sending')
})
