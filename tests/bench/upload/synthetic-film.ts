import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

const MB = 1024 * 1024

const clip = readFileSync(new URL('../../../client/public/media/sede.mp4', import.meta.url))

/** Returns a short valid film, followed by the header of a large box that players skip. */
function headOf(sizeBytes: number): Buffer {
  const box = Buffer.alloc(16)
  box.writeUInt32BE(1, 0)
  box.write('free', 4, 'latin1')
  box.writeBigUInt64BE(BigInt(sizeBytes - clip.length), 8)
  return Buffer.concat([clip, box])
}

/** Film generated while it is sent: noise with a number in every megabyte, so that swapped parts are detected. */
export class SyntheticFilm {
  readonly sizeBytes: number
  readonly #noise = randomBytes(MB)

  constructor(sizeBytes: number) {
    this.sizeBytes = sizeBytes
  }

  #block(number: number): Buffer {
    const block = Buffer.from(this.#noise)
    block.writeUInt32BE(number, 64)
    if (number === 0) headOf(this.sizeBytes).copy(block)
    return block.subarray(0, Math.min(MB, this.sizeBytes - number * MB))
  }

  /** Yields the bytes from one offset up to another, at most a megabyte at a time. */
  *bytes(from: number, to: number): Generator<Buffer> {
    for (let at = from; at < to; ) {
      const number = Math.floor(at / MB)
      const start = at - number * MB
      const part = this.#block(number).subarray(start, Math.min(MB, start + to - at))
      yield part
      at += part.length
    }
  }

  sha256(): string {
    const hash = createHash('sha256')
    for (const part of this.bytes(0, this.sizeBytes)) hash.update(part)
    return hash.digest('hex')
  }
}
