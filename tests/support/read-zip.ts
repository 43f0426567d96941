import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

export interface ReadEntry {
  name: string
  content: string
  /** True for an entry stored without compression. */
  isStored: boolean
}

/** Returns the entries of an archive according to another library. @throws Error for a damaged one. */
export async function readZip(bytes: ArrayBuffer | Buffer): Promise<ReadEntry[]> {
  const archive = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes)
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    yauzl.fromBuffer(archive, { lazyEntries: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    ),
  )
  const entries = await new Promise<Entry[]>((resolve, reject) => {
    const found: Entry[] = []
    zip.on('entry', (entry: Entry) => {
      found.push(entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(found))
    zip.on('error', reject)
    zip.readEntry()
  })
  return Promise.all(entries.map(entry => readEntry(zip, entry)))
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<ReadEntry> {
  const bytes = await buffer(await promisify(zip.openReadStream.bind(zip) as Open)(entry))
  if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} is damaged.`)
  return { name: entry.fileName, content: bytes.toString(), isStored: entry.compressionMethod === 0 }
}

type Open = (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void
