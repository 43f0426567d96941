import { Buffer } from 'node:buffer'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline as pipeStreams, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'
import { type ArchivedEntry, MANIFEST, type Manifest, manifest, storedIn, tableIn } from './manifest.ts'
import { damaged, RefusalError } from './refusal.ts'

/** Limit for an entry that is read into memory as a whole. Larger entries are refused. */
const MAX_IN_MEMORY_BYTES = 256 * 1024 * 1024
const NEWLINE = 10

export interface ArchiveEntry {
  path: string
  sizeBytes: number
  /** @throws RefusalError if the archive ends or is damaged inside this entry. */
  body: AsyncIterable<Uint8Array>
}

/** Archive that was read once completely: every entry is present and matches its size and hash. */
export interface Archive {
  manifest: Manifest
  /** Yields the entries in order. Read each `body` completely before requesting the next entry. */
  entries(): AsyncGenerator<ArchiveEntry>
}

/** Opens and verifies an archive. @throws RefusalError if it is missing, no archive, or incomplete. */
export async function openArchive(file: string): Promise<Archive> {
  const seen: ArchivedEntry[] = []
  const lines = new Map<string, number>()
  let found: Manifest | undefined
  for await (const entry of read(file)) {
    if (found) throw damaged(`something follows ${MANIFEST}`)
    if (entry.path === MANIFEST) found = parse(await textOf(entry))
    else seen.push(await look(entry, lines))
  }
  if (!found) throw damaged(`${MANIFEST} is missing`)
  assertWhole(found, seen, lines)
  return { manifest: found, entries: () => read(file) }
}

async function* read(file: string): AsyncGenerator<ArchiveEntry> {
  // `pipeStreams` passes an error of the first stream on to the last.
  const unzipped = pipeStreams(createReadStream(file), createGunzip(), () => undefined)
  const bytes = Readable.toWeb(unzipped) as ReadableStream<Uint8Array>
  try {
    for await (const { header, body } of bytes.pipeThrough(createTarDecoder({ strict: true })))
      yield { path: nameOf(header), sizeBytes: header.size, body: bodyOf(body) }
  } catch (error) {
    throw toRefusalError(error, file)
  } finally {
    unzipped.destroy()
  }
}

/** Yields the bytes of an entry. @throws RefusalError if the archive is damaged there. */
async function* bodyOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const { value, done } = await reader.read().catch(error => {
      throw toRefusalError(error)
    })
    if (done) return
    yield value
  }
}

function toRefusalError(error: unknown, file?: string): RefusalError {
  if (error instanceof RefusalError) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (file && ['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES'].includes(code ?? ''))
    return new RefusalError('no-input', `There is no archive ${file} that can be read.`, { cause: error })
  return damaged(message.replace(/\.$/, '') || 'it ends too soon', error)
}

/** Returns the entry's path. Accepts only rows, files inside the storage and the manifest: no links, no folders. */
function nameOf({ name, type }: ParsedTarEntry['header']): string {
  const known = name === MANIFEST || tableIn(name) !== undefined || storedIn(name) !== undefined
  if (type === 'file' && known) return name
  throw damaged(`it holds ${JSON.stringify(name.slice(0, 200))}, which no backup writes`)
}

async function look({ path, body }: ArchiveEntry, lines: Map<string, number>): Promise<ArchivedEntry> {
  const sha256 = createHash('sha256')
  const table = tableIn(path)
  let sizeBytes = 0
  for await (const piece of body) {
    sha256.update(piece)
    sizeBytes += piece.length
    if (table !== undefined) lines.set(table, (lines.get(table) ?? 0) + newlinesIn(piece))
  }
  return { path, sizeBytes, sha256: sha256.digest('hex') }
}

function newlinesIn(piece: Uint8Array): number {
  let count = 0
  for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) count++
  return count
}

function parse(text: string): Manifest {
  try {
    return manifest.parse(JSON.parse(text))
  } catch (error) {
    throw damaged(`its ${MANIFEST} is not one that this version understands`, error)
  }
}

function assertWhole({ entries, tables }: Manifest, seen: ArchivedEntry[], lines: Map<string, number>): void {
  if (entries.length !== seen.length) throw damaged(`it holds ${seen.length} of ${entries.length} pieces`)
  for (const [index, { path, sizeBytes, sha256 }] of entries.entries()) {
    const found = seen[index]
    if (found?.path !== path || found.sizeBytes !== sizeBytes || found.sha256 !== sha256)
      throw damaged(`${path} is not as it was written`)
  }
  if (new Set(entries.map(({ path }) => path)).size !== entries.length)
    throw damaged('a piece is there twice')
  for (const { schema, name, rows } of tables)
    if ((lines.get(`${schema}.${name}`) ?? 0) !== rows) throw damaged(`${name} does not have ${rows} rows`)
  const named = new Set(tables.map(({ schema, name }) => `${schema}.${name}`))
  for (const table of lines.keys()) if (!named.has(table)) throw damaged(`it does not describe ${table}`)
}

/** Reads a small entry as text. */
export async function textOf({ path, sizeBytes, body }: ArchiveEntry): Promise<string> {
  if (sizeBytes > MAX_IN_MEMORY_BYTES) throw damaged(`${path} is too large`)
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

/** The archive contains password hashes and personal data, so only its owner may read it. */
const OWNER_ONLY = 0o600

/** Writes a gzipped tar to a temporary file, which is renamed to its target once complete. */
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
    // A full disk surfaces as an error of the next write, and of `finish`.
    this.#written.catch(error => this.#packer.controller.error(error))
  }

  /** Adds an entry. @throws Error if the pieces do not add up to `sizeBytes`. */
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

  /** Writes the manifest as the last entry and renames the archive to its target. */
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
