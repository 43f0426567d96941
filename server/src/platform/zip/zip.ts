import { makeZip, predictLength } from 'client-zip'

/** A file of an archive, opened when it is its turn. */
export interface ZipEntry {
  name: string
  sizeBytes: number
  modifiedAt: Date
  open(): Promise<ReadableStream<Uint8Array>>
}

/** Returns the length of an archive of some files, in bytes. */
export const zipLength = (entries: readonly ZipEntry[]): number =>
  Number(predictLength(entries.map(({ name, sizeBytes }) => ({ name, size: sizeBytes }))))

/**
 * An archive of files as they are, not compressed; one piece is in memory at a time, and a file of any size may be in
 * it. Whoever stops reading stops the reading of the file whose turn it is, and no other is opened.
 */
export function zipOf(entries: readonly ZipEntry[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stopped = new AbortController()
  const zip = makeZip(filesOf(entries, stopped.signal)).getReader()
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await zip.read()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      },
      async cancel(reason) {
        stopped.abort()
        await zip.cancel(reason).catch(() => undefined)
      },
    },
    // Nothing is opened before somebody reads.
    { highWaterMark: 0 },
  )
}

async function* filesOf(entries: readonly ZipEntry[], signal: AbortSignal) {
  for (const { name, sizeBytes, modifiedAt, open } of entries) {
    if (signal.aborted) return
    yield { name, size: sizeBytes, lastModified: modifiedAt, input: piecesOf(open, signal) }
  }
}

/** The archive does not close what it reads when it is given up, so that is done here. */
async function* piecesOf(open: ZipEntry['open'], signal: AbortSignal) {
  const file = (await open()).getReader()
  const close = () => void file.cancel().catch(() => undefined)
  signal.addEventListener('abort', close, { once: true })
  if (signal.aborted) close()
  for (;;) {
    const { done, value } = await file.read()
    if (done) break
    yield value
  }
  signal.removeEventListener('abort', close)
}
