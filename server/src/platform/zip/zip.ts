import { makeZip, predictLength } from 'client-zip'

/** File of an archive; opened when its turn comes. */
export interface ZipEntry {
  name: string
  sizeBytes: number
  modifiedAt: Date
  open(): Promise<ReadableStream<Uint8Array>>
}

export const zipLength = (entries: readonly ZipEntry[]): number =>
  Number(predictLength(entries.map(({ name, sizeBytes }) => ({ name, size: sizeBytes }))))

/**
 * Streams an uncompressed zip archive. Memory holds one chunk at a time, so files may have any size. Cancelling the
 * stream also cancels the file being read.
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
    // Opens no file before the first read.
    { highWaterMark: 0 },
  )
}

async function* filesOf(entries: readonly ZipEntry[], signal: AbortSignal) {
  for (const { name, sizeBytes, modifiedAt, open } of entries) {
    if (signal.aborted) return
    yield { name, size: sizeBytes, lastModified: modifiedAt, input: piecesOf(open, signal) }
  }
}

/** The zip library does not close its inputs when it is cancelled, so this does. */
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
