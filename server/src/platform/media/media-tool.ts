import { readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import type { MediaFacts } from 'shared/deliverables/media'
import { AppError } from 'shared/errors/app-error'
import { ChildEndedError, tasksIn } from '../child-work/child-task.ts'
import { createChildWork } from '../child-work/child-work.ts'
import { HOUR, MINUTE, SECOND } from '../clock.ts'
import type { Log } from '../log/log.ts'
import { orIfMissing } from '../storage/storage.ts'
import { asMediaRefusal, MediaRefusedError } from './media-refusal.ts'
import type { Rendered, RenderOrder } from './render.worker.ts'
import type { StillsOrder } from './stills.worker.ts'

/** Analyses and converts videos in child processes, which get files and may be killed. */
export interface MediaTool {
  /**
   * Reads the facts of a video.
   * @throws MediaRefusedError for an invalid video, or one over which the process had to be killed; AppError
   * `UNAVAILABLE` if the queue is full.
   */
  probe(file: string): Promise<MediaFacts>
  /**
   * Makes proxies, poster and sprite of a video; calls `tell` with the progress in percent from time to time.
   * @throws MediaRefusedError and RenderFailedError, which a retry would not change; ChildEndedError after the limit of
   * time or memory; AppError `UNAVAILABLE`; Error if the machine lacks disk space or memory.
   */
  render(order: RenderOrder, tell: (percent: number) => Promise<void>): Promise<Rendered>
  /**
   * Extracts small JPEGs of frames of a proxy, in the order of `moments`.
   * @throws MediaRefusedError; ChildEndedError; AppError `UNAVAILABLE`.
   */
  stills(order: StillsOrder): Promise<Uint8Array[]>
  close(): void
}

/** The video could not be rendered, and a retry would not help. */
export class RenderFailedError extends Error {
  override readonly name = 'RenderFailedError'
}

/** Temporary errors of Node and FFmpeg, caused by the machine: disk space, memory, handles, a bad disk. */
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

const toRenderError = (cause: unknown): Error =>
  asMediaRefusal(cause) ?? new RenderFailedError('A video could not be rendered.', { cause })

interface Settings {
  /** Memory limit of one process, library included. */
  memoryMb: number
}

const probeTasks = tasksIn<typeof import('./probe.worker.ts')>(new URL('./probe.worker.ts', import.meta.url))
const version = probeTasks('libraryVersion', 30 * SECOND)
const probe = probeTasks('probeFilm', 60 * SECOND)
const renderTasks = tasksIn<typeof import('./render.worker.ts')>(
  new URL('./render.worker.ts', import.meta.url),
)
const render = renderTasks('renderFilm', 6 * HOUR)
const stillTasks = tasksIn<typeof import('./stills.worker.ts')>(
  new URL('./stills.worker.ts', import.meta.url),
)
const stills = stillTasks('extractFrames', 60 * SECOND)

/** Also defined in `render.worker.ts`, which is not imported here because it would load FFmpeg. */
const PROGRESS_FILE = 'progress'
const LOOK_EVERY_MS = SECOND
const MIN_LIMIT_MS = 10 * MINUTE
/** Rendering limit as a multiple of the duration; a 4K video on two slow cores takes ten times its duration. */
const TIMES_ITS_LENGTH = 30

const timeLimitOf = ({ durationSeconds }: MediaFacts): number =>
  Math.min(render.timeLimitMs, MIN_LIMIT_MS + durationSeconds * TIMES_ITS_LENGTH * SECOND)

/** Polls the progress of a child. Returns a function that stops polling. */
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

/** Opens the media tool. Undefined, with a log line, if FFmpeg cannot be loaded on this machine. */
export async function openMediaTool({ memoryMb }: Settings, log: Log): Promise<MediaTool | undefined> {
  const probes = createChildWork({ atOnce: 1, mostWaiting: 16, residentMb: memoryMb })
  const renders = createChildWork({ atOnce: 1, mostWaiting: 4, idleMs: 0, residentMb: memoryMb })
  try {
    const ffmpeg = await probes.run(version, () => undefined)
    log.info({ ffmpeg }, 'videos are read with FFmpeg')
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : error },
      'node-av cannot be loaded: videos are not analysed or rendered, and are shown as uploaded',
    )
    probes.close()
    return undefined
  }
  let isClosed = false
  /** Maps an error, unless a shutdown has killed the child process, which must not be taken for a faulty video. */
  const mapError =
    (toError: (error: unknown) => unknown) =>
    (error: unknown): never => {
      throw isClosed ? new AppError('UNAVAILABLE') : toError(error)
    }
  const toRefusal = (error: unknown) => asMediaRefusal(error) ?? error
  return {
    probe: file =>
      probes
        .run(probe, () => ({ file }))
        .catch(
          mapError(error =>
            error instanceof ChildEndedError
              ? new MediaRefusedError('VIDEO_UNREADABLE', { cause: error })
              : toRefusal(error),
          ),
        ),
    render: (order, tell) =>
      renders
        .run({ ...render, timeLimitMs: timeLimitOf(order.facts) }, () => order)
        .catch(mapError(error => (isPassing(error) ? error : toRenderError(error))))
        .finally(follow(order.folder, tell)),
    stills: order => probes.run(stills, () => order).catch(mapError(toRefusal)),
    close() {
      isClosed = true
      probes.close()
      renders.close()
    },
  }
}
