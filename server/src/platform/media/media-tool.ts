import { readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import type { MediaFacts } from 'shared/deliverables/media'
import { AppError } from 'shared/errors/app-error'
import { ChildEndedError, childTask } from '../child-work/child-task.ts'
import { createChildWork } from '../child-work/child-work.ts'
import { HOUR, MINUTE, SECOND } from '../clock.ts'
import type { Log } from '../log/log.ts'
import { orIfMissing } from '../storage/storage.ts'
import { asMediaRefusal, MediaRefusedError } from './media-refusal.ts'
import type { Rendered, RenderOrder } from './render.worker.ts'
import type { StillsOrder } from './stills.worker.ts'

/** Looks into films, in processes of its own that are given files and may be killed. */
export interface MediaTool {
  /**
   * Reads the facts of a film.
   * @throws MediaRefusedError for what is none, and for one over which the process had to be killed; AppError
   *   `UNAVAILABLE` when too many wait.
   */
  probe(file: string): Promise<MediaFacts>
  /**
   * Makes what is watched in place of a film; `tell` hears how far it is, in percent, from time to time.
   * @throws MediaRefusedError and RenderFailedError, which another try would not change; ChildEndedError when it took
   *   too long or too much memory; AppError `UNAVAILABLE`; Error where the machine has no room or memory.
   */
  render(order: RenderOrder, tell: (percent: number) => Promise<void>): Promise<Rendered>
  /**
   * Small JPEGs of some frames of a proxy, in the order of their moments.
   * @throws MediaRefusedError; ChildEndedError; AppError `UNAVAILABLE`.
   */
  stills(order: StillsOrder): Promise<Uint8Array[]>
  close(): void
}

/** The files of a film could not be made, and would not be at another try. */
export class RenderFailedError extends Error {
  override readonly name = 'RenderFailedError'
}

/** Codes of Node and of FFmpeg that tell of the machine and not of the film: no room, memory, handles; a bad disk. */
const passingCodes = new Set(
  ['ENOSPC', 'ENOMEM', 'EMFILE', 'ENFILE', 'EAGAIN', 'EIO'].flatMap(name => [
    name,
    String(-constants.errno[name as keyof typeof constants.errno]),
  ]),
)

const isPassing = (error: unknown): boolean =>
  error instanceof AppError ||
  error instanceof ChildEndedError ||
  (error instanceof Error && 'code' in error && passingCodes.has(String(error.code)))

interface Settings {
  /** Memory limit of one process, library included. */
  memoryMb: number
}

const version = childTask<typeof import('./probe.worker.ts').libraryVersion>(
  new URL('./probe.worker.ts', import.meta.url),
  'libraryVersion',
  30 * SECOND,
)

const probe = childTask<typeof import('./probe.worker.ts').probeFilm>(
  new URL('./probe.worker.ts', import.meta.url),
  'probeFilm',
  60 * SECOND,
)

const render = childTask<typeof import('./render.worker.ts').renderFilm>(
  new URL('./render.worker.ts', import.meta.url),
  'renderFilm',
  6 * HOUR,
)

const stills = childTask<typeof import('./stills.worker.ts').extractFrames>(
  new URL('./stills.worker.ts', import.meta.url),
  'extractFrames',
  60 * SECOND,
)

/** Known to the child as well (`render.worker.ts`), which is not loaded here: it would load FFmpeg. */
const PROGRESS_FILE = 'progress'
const LOOK_EVERY_MS = SECOND
const MIN_LIMIT_MS = 10 * MINUTE
/** A film in 4K on two slow cores takes ten times its length. */
const TIMES_ITS_LENGTH = 30

const timeLimitOf = ({ durationSeconds }: MediaFacts): number =>
  Math.min(render.timeLimitMs, MIN_LIMIT_MS + durationSeconds * TIMES_ITS_LENGTH * SECOND)

/** Looks at how far a child is until it is called. @returns what ends it. */
function follow(folder: string, tell: (percent: number) => Promise<void>): () => Promise<void> {
  let told = -1
  let telling = Promise.resolve()
  const look = async () => {
    const percent = Number(await orIfMissing('-1', readFile(join(folder, PROGRESS_FILE), 'utf8')))
    if (!(percent > told)) return
    told = percent
    await tell(percent)
  }
  const timer = setInterval(() => {
    telling = telling.then(look).catch(() => undefined)
  }, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    return telling
  }
}

/** Undefined where the library of FFmpeg is not there, or none for this machine; the log says so. */
export async function openMediaTool({ memoryMb }: Settings, log: Log): Promise<MediaTool | undefined> {
  const probes = createChildWork({ atOnce: 1, mostWaiting: 16, residentMb: memoryMb })
  const renders = createChildWork({ atOnce: 1, mostWaiting: 4, idleMs: 0, residentMb: memoryMb })
  try {
    const ffmpeg = await probes.run(version, () => undefined)
    log.info({ ffmpeg }, 'videos are read with FFmpeg')
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : error },
      'node-av cannot be loaded: videos are neither looked into nor made smaller, and are shown as they are sent',
    )
    probes.close()
    return undefined
  }
  let isClosed = false
  // A process that ends takes its children along: no film is to blame for that.
  const assertOpen = () => {
    if (isClosed) throw new AppError('UNAVAILABLE')
  }
  return {
    async probe(file) {
      try {
        return await probes.run(probe, () => ({ file }))
      } catch (error) {
        assertOpen()
        if (error instanceof ChildEndedError)
          throw new MediaRefusedError('VIDEO_UNREADABLE', { cause: error })
        throw asMediaRefusal(error) ?? error
      }
    },
    async render(order, tell) {
      const stop = follow(order.folder, tell)
      try {
        return await renders.run({ ...render, timeLimitMs: timeLimitOf(order.facts) }, () => order)
      } catch (error) {
        assertOpen()
        if (isPassing(error)) throw error
        throw asMediaRefusal(error) ?? new RenderFailedError('A film was not rendered.', { cause: error })
      } finally {
        await stop()
      }
    },
    async stills(order) {
      try {
        return await probes.run(stills, () => order)
      } catch (error) {
        assertOpen()
        throw asMediaRefusal(error) ?? error
      }
    },
    close() {
      isClosed = true
      probes.close()
      renders.close()
    },
  }
}
