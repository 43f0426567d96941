import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { type ArchivedEntry, MANIFEST, type Manifest } from './manifest.ts'

/** Passwords' hashes and people's words are in it: it is for whoever made it alone. */
const OWNER_ONLY = 0o600

/** A gzipped tar that grows beside its place and takes it when it is whole. */
export class ArchiveWriter {
  readonly #target: string
  readonly #unfinished: string
  readonly #packer = createTarPacker()
  readonly #written: Promise<void>
  readonly #entries: ArchivedEntry[] = []

  constructor(target: string) {
    this.#target = target
    this.#unfinished = `${target}.${randomUUID()}.part`
    this.#written = pipeline(
      Readable.fromWeb(this.#packer.readable as Parameters<typeof Readable.fromWeb>[0]),
      createGzip(),
      createWriteStream(this.#unfinished, { flags: 'wx', mode: OWNER_ONLY, flush: true }),
    )
    // A full disk is told by whichever write comes next, and by `finish`.
    this.#written.catch(error => this.#packer.controller.error(error))
  }

  /** @throws Error when the pieces are not as long as was said. */
  async add(
    path: string,
    sizeBytes: number,
    pieces: AsyncIterable<Uint8Array> | Uint8Array[],
  ): Promise<void> {
    const sha256 = createHash('sha256')
    const writer = this.#packer.controller
      .add({ name: path, size: sizeBytes, type: 'file', mode: OWNER_ONLY })
      .getWriter()
    for await (const piece of pieces) {
      sha256.update(piece)
      await writer.write(piece)
    }
    await writer.close()
    this.#entries.push({ path, sizeBytes, sha256: sha256.digest('hex') })
  }

  /** Writes what the archive holds, last, and lets it appear. */
  async finish(facts: Omit<Manifest, 'entries'>): Promise<void> {
    const whole: Manifest = { ...facts, entries: [...this.#entries] }
    const bytes = new TextEncoder().encode(JSON.stringify(whole))
    await this.add(MANIFEST, bytes.length, [bytes])
    this.#packer.controller.finalize()
    await this.#written
    await rename(this.#unfinished, this.#target)
  }

  async abandon(reason: unknown): Promise<void> {
    this.#packer.controller.error(reason)
    await this.#written.catch(() => undefined)
    await rm(this.#unfinished, { force: true })
  }
}
