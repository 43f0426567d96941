import { createHash, randomBytes } from 'node:crypto'

const MB = 1024 * 1024

/** The head of an MP4 whose one large box holds all the rest. */
function headOf(sizeBytes: number): Buffer {
  const head = Buffer.alloc(40)
  head.writeUInt32BE(24, 0)
  head.write('ftypisom', 4, 'latin1')
  head.writeUInt32BE(512, 12)
  head.write('isommp42', 16, 'latin1')
  head.writeUInt32BE(1, 24)
  head.write('mdat', 28, 'latin1')
  head.writeBigUInt64BE(BigInt(sizeBytes - 24), 32)
  return head
}

/** A film that is made while it travels: noise, and in every megabyte its number, so that none can change places. */
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

  /** The bytes from one place up to another, a megabyte at a time. */
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
