import { materialTexts as texts } from 'shared/messages/it/materials'
import { uiTexts } from 'shared/messages/it/screens'
import { onSessionEnd } from '../../lib/session.ts'
import { showToast } from '../../ui/toast-store.ts'
import { type QueuedFile, UploadQueue } from './upload-queue.ts'

const refusals = { FILE_EMPTY: texts.emptyFile, FILE_TOO_LARGE: texts.tooLarge, FILE_TYPE: texts.badType }

export const megabytesOf = (bytes: number): number => Math.floor(bytes / 1024 ** 2)

const bad = (title: string, text: string) => showToast({ variant: 'error', title, text })

/** Uploads of this tab, reported in toasts on any page. */
export const uploads = new UploadQueue({
  onRefused({ name }, why, maxBytes) {
    const { title, text } = refusals[why]
    bad(title, text(name, megabytesOf(maxBytes)))
  },
  onFailed: ({ name }) => bad(texts.fileFailed.title, texts.fileFailed.text(name)),
  onEnd({ done, failed }) {
    if (failed.length === 0) showToast(texts.done)
    else if (done === 0 && failed.length > 1) bad(uiTexts.error, wordsFor(failed))
  },
})

/** Returns the message for failed files: refused by the server, or all failed internally. */
const wordsFor = (failed: QueuedFile[]): string =>
  failed.every(file => file.error?.data?.appCode !== 'INTERNAL') ? texts.uploadFailed : texts.allFailed

if (typeof window !== 'undefined') {
  onSessionEnd(() => uploads.clear())
  window.addEventListener('online', () => uploads.resumeLost())
  window.addEventListener('beforeunload', event => {
    if (uploads.isSending) event.preventDefault()
  })
}
