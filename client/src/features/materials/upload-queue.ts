import { checkAcceptance, type FileRefusal } from 'shared/materials/acceptance'
import { declaredTypeOf } from 'shared/materials/file-types'
import { createStore } from 'zustand/vanilla'
import { type RunningUpload, startUpload, type UploadRefusal } from '../../lib/tus-upload.ts'
import { fingerprintOf, type Owner } from './interrupted.ts'

export type QueueState = 'waiting' | 'sending' | 'paused' | 'lost' | 'failed' | 'refused' | 'done'

export type QueuedFile = {
  id: string
  projectId: string
  name: string
  type: string
  sizeBytes: number
  sentBytes: number
  state: QueueState
  fingerprint: string
  error?: UploadRefusal | undefined
}

/** Returns true for a file that was refused, by the check before the upload or by the server. */
export const isStopped = ({ state }: QueuedFile): boolean => state === 'refused' || state === 'failed'

/** Callbacks for the files of one drop or choice. */
export type QueueNews = {
  onRefused(file: QueuedFile, why: FileRefusal, maxBytes: number): void
  onFailed(file: QueuedFile): void
  /** All that were sent have ended. */
  onEnd(batch: { done: number; failed: QueuedFile[] }): void
}

type Batch = { open: Set<string>; done: number; failed: QueuedFile[] }
type Entry = { file: File; batch: Batch; isStarting?: boolean; running?: RunningUpload }

const AT_ONCE = 3

const newBatch = (ids: string[] = []): Batch => ({ open: new Set(ids), done: 0, failed: [] })

/** The uploads of this tab: they go on while the person looks at other screens. */
export class UploadQueue {
  readonly files = createStore<readonly QueuedFile[]>(() => [])
  readonly #entries = new Map<string, Entry>()
  readonly #news: QueueNews

  constructor(news: QueueNews) {
    this.#news = news
  }

  get #files(): readonly QueuedFile[] {
    return this.files.getState()
  }

  /** Adds files. Those that are too large or of a wrong kind are refused at once; the others go on. */
  add(owner: Owner, files: File[], maxBytes: number): void {
    const batch = newBatch()
    for (const file of files) {
      const type = declaredTypeOf(file)
      const refusal = checkAcceptance('material', { type, sizeBytes: file.size }, maxBytes)
      const queued = describe(owner, file, refusal ? 'refused' : 'waiting', refusal)
      this.#set([...this.#files, queued])
      if (refusal) {
        this.#news.onRefused(queued, refusal, maxBytes)
        continue
      }
      batch.open.add(queued.id)
      this.#entries.set(queued.id, { file, batch })
    }
    this.#startNext()
  }

  pause(id: string): void {
    this.#entries.get(id)?.running?.pause()
    this.#change(id, { state: 'paused' })
    this.#startNext()
  }

  /** Resumes an interrupted or failed upload from the server's offset. */
  resume(id: string): void {
    const entry = this.#entries.get(id)
    if (!entry) return
    if (!entry.batch.open.has(id)) entry.batch = newBatch([id])
    this.#change(id, { state: entry.running ? 'sending' : 'waiting', error: undefined })
    entry.running?.resume()
    this.#startNext()
  }

  resumeLost(): void {
    for (const { id, state } of this.#files) if (state === 'lost') this.resume(id)
  }

  cancel(id: string): void {
    const entry = this.#entries.get(id)
    // A file that the server refused has left the list already.
    if (this.#files.some(file => file.id === id && file.state !== 'failed')) entry?.running?.cancel()
    this.drop(id)
    if (entry?.batch.open.delete(id)) this.#tellEnd(entry.batch)
    this.#startNext()
  }

  drop(id: string): void {
    this.#entries.delete(id)
    this.#set(this.#files.filter(file => file.id !== id))
  }

  /** Stops all uploads and clears the list, since another user may sign in. */
  clear(): void {
    for (const { running } of this.#entries.values()) running?.pause()
    this.#entries.clear()
    this.#set([])
  }

  get isSending(): boolean {
    return this.#files.some(file => file.state === 'sending' || file.state === 'waiting')
  }

  #startNext(): void {
    const free = AT_ONCE - this.#files.filter(file => file.state === 'sending').length
    const next = this.#files.filter(file => file.state === 'waiting').slice(0, Math.max(0, free))
    for (const file of next) void this.#start(file)
  }

  async #start({ id, name, type, projectId, fingerprint }: QueuedFile): Promise<void> {
    const entry = this.#entries.get(id)
    if (!entry) return
    this.#change(id, { state: 'sending' })
    // The first start is still pending.
    if (entry.isStarting) return
    entry.isStarting = true
    const running = await startUpload(
      { file: entry.file, name, type, kind: 'material', projectId, fingerprint },
      {
        onProgress: sentBytes => this.#change(id, { sentBytes }),
        onDone: () => this.#end(id, { state: 'done' }),
        onLost: () => this.#change(id, { state: 'lost' }),
        onRefused: error => this.#end(id, { state: 'failed', error }),
      },
    ).catch((error: UploadRefusal | Error) =>
      // An error without a code: the upload's code was not loaded.
      'data' in error ? this.#end(id, { state: 'failed', error }) : this.#change(id, { state: 'lost' }),
    )
    entry.isStarting = false
    if (!running) return
    entry.running = running
    const now = this.#files.find(file => file.id === id)
    // Paused, queued again or cancelled meanwhile.
    if (!now) running.cancel()
    else if (now.state !== 'sending') running.pause()
  }

  #end(id: string, change: Pick<QueuedFile, 'state' | 'error'>): void {
    const batch = this.#entries.get(id)?.batch
    this.#change(id, change)
    const file = this.#files.find(found => found.id === id)
    if (!file || !batch) return
    batch.open.delete(id)
    if (file.state === 'done') batch.done++
    else {
      batch.failed.push(file)
      this.#news.onFailed(file)
    }
    this.#tellEnd(batch)
    this.#startNext()
  }

  #tellEnd(batch: Batch): void {
    if (batch.open.size === 0 && batch.done + batch.failed.length > 0) this.#news.onEnd(batch)
  }

  #change(id: string, change: Partial<QueuedFile>): void {
    this.#set(this.#files.map(file => (file.id === id ? { ...file, ...change } : file)))
  }

  #set(files: QueuedFile[]): void {
    this.files.setState(files, true)
  }
}

function describe(owner: Owner, file: File, state: QueueState, refusal: FileRefusal | null): QueuedFile {
  return {
    id: crypto.randomUUID(),
    projectId: owner.projectId,
    name: file.name,
    type: declaredTypeOf(file),
    sizeBytes: file.size,
    sentBytes: 0,
    state,
    fingerprint: fingerprintOf(owner, file),
    ...(refusal && { error: { data: { appCode: refusal } } }),
  }
}
