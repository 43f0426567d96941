import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MediaFacts } from 'shared/deliverables/media-facts'
import type { MediaFailure } from 'shared/deliverables/media-results'
import { ChildEndedError } from '../../../platform/child-work/child-task.ts'
import { after, MINUTE, SECOND } from '../../../platform/clock.ts'
import type { NewRow } from '../../../platform/db/row.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { MediaRefusedError } from '../../../platform/media/media-refusal.ts'
import { type MediaTool, RenderFailedError } from '../../../platform/media/media-tool.ts'
import type { Rendered } from '../../../platform/media/render.worker.ts'
import { withScratchFolder } from '../../../platform/media/scratch-folder.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { enqueueFileRemoval } from '../../files/file-cleanup.service.ts'
import { holdProject } from '../../projects/team-projects.service.ts'
import { versionWithin } from './deliverables.service.ts'
import { changeMedia, findWork, replaceRenditions, takeWork, updateFacts } from './media.repository.ts'
import { sendWhenReady } from './version-lifecycle.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'log' | 'media' | 'storage' | 'transact'>
type Taken = NonNullable<Awaited<ReturnType<typeof findWork>>> & { deliverableId: string }

/** Whoever works on a version says so more often than this. */
const IDLE_MS = MINUTE
const TELL_EVERY_MS = 3 * SECOND
/** A film over which so many processes were killed is not tried again by itself. */
const MOST_KILLED = 3
const MOST_TRIES = 12

/**
 * Makes the files of a version, then sends it where a manager has asked for that.
 * @throws Error when it is to be tried again.
 */
export async function renderVersion(ports: Ports, deliverableId: string): Promise<void> {
  const { media } = ports
  const found = await findWork(ports.db, deliverableId)
  if (!found) return
  // A former run may have ended between the files and the sending.
  if (found.state === 'done' || found.state === 'failed') return sendWhenReady(ports, deliverableId)
  if (!media) throw new Error('This process has no tool for videos.')
  const now = ports.clock.now()
  const attempts = await takeWork(ports.db, deliverableId, { now, idleSince: after(now, -IDLE_MS) })
  if (attempts === undefined) throw new Error('Another process is working on this version.')
  const taken = { ...found, deliverableId, attempts }
  await tell(ports, taken, 0)
  try {
    await make(ports, media, taken)
  } catch (error) {
    await noteFailure(ports, taken, error)
  }
  await sendWhenReady(ports, deliverableId)
}

async function make(ports: Ports, media: MediaTool, taken: Taken): Promise<void> {
  const { storage, config } = ports
  await withScratchFolder(join(config.dataDir, 'media'), async folder => {
    const from = join(folder, `original${extname(taken.filePath)}`)
    await pipeline(await storage.openRead(taken.filePath), createWriteStream(from))
    const facts = taken.mediaFacts ?? (await media.probe(from))
    let toldAt = 0
    const rendered = await media.render({ from, folder, facts }, async percent => {
      if (Date.now() - toldAt < TELL_EVERY_MS) return
      toldAt = Date.now()
      await tell(ports, taken, percent)
    })
    await keep(ports, taken, facts, rendered)
  })
}

/** Bytes first, then the rows that name them; beside the original, so that the sweeper finds what no row names. */
async function keep(ports: Ports, taken: Taken, facts: MediaFacts, rendered: Rendered): Promise<void> {
  const { storage, transact, clock } = ports
  const { deliverableId, projectId } = taken
  const renditions: NewRow<'versionRenditions'>[] = []
  for (const { kind, file, type, width, height } of rendered.files) {
    const filePath = `${dirname(taken.filePath)}/${randomUUID()}${extname(file)}`
    const fileSize = (await stat(file)).size
    await storage.adopt(filePath, file)
    renditions.push({ deliverableId, kind, filePath, fileSize, fileType: type, width, height })
  }
  const { files: _, ...result } = rendered
  await transact(async work => {
    await holdProject(work, projectId)
    const version = await findSame(work, taken)
    if (!version) throw new FileReplacedError()
    await enqueueFileRemoval(work, await replaceRenditions(work.db, deliverableId, renditions))
    await updateFacts(work.db, deliverableId, facts)
    const done = { state: 'done', percent: 100, failure: null, result } as const
    await changeMedia(work.db, deliverableId, done, clock.now())
    await emit(work, { type: 'media.changed', projectId, deliverableId, isInternal: !version.isSent })
  }).catch(async (error: unknown) => {
    for (const { filePath } of renditions) await storage.remove(filePath)
    throw error
  })
}

/** The files that were made are of another one than the version has now. */
class FileReplacedError extends Error {}

/** The version, as long as it has the file that is worked on; it may also have gone with its project. */
async function findSame({ db }: Pick<Work, 'db'>, { deliverableId, filePath }: Taken) {
  const found = await findWork(db, deliverableId)
  return found?.filePath === filePath ? found : undefined
}

const tell = ({ transact, clock }: Ports, taken: Taken, percent: number) =>
  transact(async work => {
    const { deliverableId, projectId } = taken
    const version = await findSame(work, taken)
    if (!version) return
    await changeMedia(work.db, deliverableId, { state: 'running', percent }, clock.now())
    await emit(work, { type: 'media.changed', projectId, deliverableId, isInternal: !version.isSent })
  })

/** Why a film will not do however often it is tried; undefined while it may. */
function finalFailureOf(error: unknown, attempts: number): MediaFailure | undefined {
  if (error instanceof MediaRefusedError) return 'UNREADABLE'
  if (error instanceof RenderFailedError) return 'OTHER'
  if (error instanceof ChildEndedError) return attempts >= MOST_KILLED ? 'TOO_LARGE' : undefined
  return attempts >= MOST_TRIES ? 'OTHER' : undefined
}

async function noteFailure(ports: Ports, taken: Taken, error: unknown): Promise<void> {
  const { deliverableId, projectId, versionName, attempts } = taken
  const failure = finalFailureOf(error, attempts)
  const isSame = await ports.transact(async work => {
    const version = await findSame(work, taken)
    if (!version) return false
    const isInternal = !version.isSent
    const change = failure ? ({ state: 'failed', failure } as const) : ({ state: 'waiting' } as const)
    await changeMedia(work.db, deliverableId, change, ports.clock.now())
    if (failure) {
      const { assetName: asset } = await versionWithin(work, projectId, deliverableId, { withSaved: true })
      await emit(work, {
        type: 'media.failed',
        projectId,
        deliverableId,
        versionName,
        asset,
        failure,
        isInternal,
      })
    } else await emit(work, { type: 'media.changed', projectId, deliverableId, isInternal })
    return true
  })
  // What took its place has an order of its own.
  if (!isSame) return
  if (!failure) throw error
  ports.log.warn({ err: error, deliverableId, failure }, 'a version stays without its smaller copies')
}
