import { createHash } from 'node:crypto'
import type { Seller } from 'shared/invoices/document'
import { tasksIn } from '../child-work/child-task.ts'
import type { ProcessPool } from '../child-work/child-work.ts'
import { SECOND } from '../clock.ts'
import type { PdfDocument } from './pdf.worker.ts'

const pdfTasks = tasksIn<typeof import('./pdf.worker.ts')>(new URL('./pdf.worker.ts', import.meta.url))
const renderPdf = pdfTasks('renderPdf', 20 * SECOND)

const MAX_KEPT = 20
/** Larger documents, which contain images, are not cached. */
const MAX_KEPT_BYTES = 1_000_000

export interface Pdf {
  /**
   * Renders a document on A4 with the brand's letterhead. The most recent documents are cached.
   * @throws AppError `UNAVAILABLE` if the queue is full.
   */
  render(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>>
}

export function createPdf(childWork: ProcessPool, seller: Seller | undefined): Pdf {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    render(document) {
      const key = createHash('sha256').update(JSON.stringify(document)).digest('base64')
      const known = kept.get(key)
      const rendered = known ?? childWork.run(renderPdf, () => ({ ...document, seller }))
      const forget = () => kept.delete(key)
      if (known === undefined)
        rendered.then(({ byteLength }) => byteLength > MAX_KEPT_BYTES && forget(), forget)
      // Moves the document to the end: the map is in order of last use.
      kept.delete(key)
      kept.set(key, rendered)
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
      return rendered
    },
  }
}
