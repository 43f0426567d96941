import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import yauzl from 'yauzl'

export interface ReadEntry {
  name: string
  content: string
  /** True for an entry stored without compression. */
  isStored: boolean
}

/** Returns the entries of an archive according to another library. @throws Error for a damaged one. */
export async function readZip(bytes: ArrayBuffer | Buffer): Promise<ReadEntry[]> {
  const zip = await yauzl.fromBufferPromise(Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes))
  return Array.fromAsync(zip.eachEntry(), async entry => {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    // The library does not compare checksums.
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged.`)
    return { name: entry.fileName, content: content.toString(), isStored: entry.compressionMethod === 0 }
  })
}
