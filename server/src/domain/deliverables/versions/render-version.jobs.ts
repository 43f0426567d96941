import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MediaFacts, MediaFailure } from 'shared/deliverables/media'
import { z } from 'shared/errors/zod'
import { ChildEndedError } from '../../../platform/child-work/child-task.ts'
import { after, MINUTE, SECOND } from '../../../platform/clock.ts'
import type { NewRow } from '../../../platform/db/row.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { defineJob, scheduledJob } from '../../../platform/jobs/job.ts'
import { MediaRefusedError } from '../../../platform/media/media-refusal.ts'
import { type MediaTool, RenderFailedError } from '../../../platform/media/media-tool.ts'
import type { Rendered } from '../../../platform/media/render.worker.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { withScratchFolder } from '../../../platform/storage/scratch.ts'
import { emit } from '../../events/emit.service.ts'
import { enqueueFileRemoval } from '../../files/files.service.ts'
import { lockProject } from '../../projects/team-projects.service.ts'
import { findProjectOf } from './deliverables.repository.ts'
import { findVersionInReview } from './deliverables.service.ts'
import {
  changeMedia,
  claimRender,
  findRender,
  listLostRenders,
  replaceRenditions,
  updateFacts,
} from './media.repository.ts'
import { sendWhenReady } from './version-lifecycle.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'log' | 'media' | 'storage' | 'transact'>
type Taken = NonNullable<Awaited<ReturnType<typeof findRender>>> & { deliverableId: string }

/** Silence after which a worker counts as dead. */
const IDLE_MS = MINUTE
const TELL_EVERY_MS = 3 * SECOND
/** Number of killed processes after which a video is not retried automatically. */
const MAX_KILLS = 3
const MAX_TRIES = 12
/** Age after which a render without a job counts as lost. */
const LOST_MS = 15 * MINUTE

/** Renders the proxies of a version; one at a time, since each render uses all processors. */
export const renderVersionJob = defineJob({
  name: 'deliverables.render',
  payload: z.object({ deliverableId: z.guid() }),
  run: (platform, { deliverableId }) => renderVersion(platform, deliverableId),
})

/**
 * Fails renders whose job was given up, so that the team can retry them. The enqueued job only holds back a scheduled
 * send.
 */
export const failLostRendersJob = scheduledJob({
  name: 'deliverables.fail-lost-renders',
  schedule: '*/15 * * * *',
  async run({ clock, db, transact }) {
    const before = after(clock.now(), -LOST_MS)
    for (const deliverableId of await listLostRenders(db, { job: renderVersionJob.name, before }))
      await transact(async tx => {
        const projectId = await findProjectOf(tx.db, deliverableId)
        if (!projectId) return
        await lockProject(tx, projectId)
        const found = await findRender(tx.db, deliverableId)
        if (!found || found.changedAt >= before) return
        await saveFailure(tx, { ...found, deliverableId }, 'OTHER', clock.now())
        await tx.enqueue(renderVersionJob, { deliverableId })
      })
  },
})

/**
 * Renders a version, and then sends it if a manager has requested that.
 * @throws Error if the job is to be retried.
 */
export async function renderVersion(deps: Deps, deliverableId: string): Promise<void> {
  const media = await deps.media
  const found = await findRender(deps.db, deliverableId)
  if (!found) return
  // An earlier run may have ended between rendering and sending.
  if (found.state === 'done' || found.state === 'failed') return sendWhenReady(deps, deliverableId)
  if (!media) throw new Error('FFmpeg is not available in this process.')
  const now = deps.clock.now()
  const attempts = await claimRender(deps.db, deliverableId, { now, idleSince: after(now, -IDLE_MS) })
  if (attempts === undefined) throw new Error('Another process is working on this version.')
  const taken = { ...found, deliverableId, attempts }
  await tell(deps, taken, 0)
  try {
    await make(deps, media, taken)
  } catch (error) {
    await noteFailure(deps, taken, error)
  }
  await sendWhenReady(deps, deliverableId)
}

async function make(deps: Deps, media: MediaTool, taken: Taken): Promise<void> {
  const { storage, config } = deps
  await withScratchFolder(join(config.dataDir, 'media'), async folder => {
    const from = join(folder, `original${extname(taken.filePath)}`)
    await pipeline(await storage.openRead(taken.filePath), createWriteStream(from))
    const facts = taken.mediaFacts ?? (await media.probe(from))
    let toldAt = 0
    const rendered = await media.render({ from, folder, facts }, async percent => {
      if (Date.now() - toldAt < TELL_EVERY_MS) return
      toldAt = Date.now()
      await tell(deps, taken, percent)
    })
    await keep(deps, taken, facts, rendered)
  })
}

/**
 * Stores the files before the rows that refer to them. They are beside the original, where the sweeper finds orphans.
 */
async function keep(deps: Deps, taken: Taken, facts: MediaFacts, rendered: Rendered): Promise<void> {
  const { storage, transact, clock } = deps
  const { deliverableId, projectId } = taken
  const renditions: NewRow<'versionRenditions'>[] = []
  for (const { kind, file, type, width, height } of rendered.files) {
    const filePath = `${dirname(taken.filePath)}/${randomUUID()}${extname(file)}`
    const fileSize = (await stat(file)).size
    await storage.adopt(filePath, file)
    renditions.push({ deliverableId, kind, filePath, fileSize, fileType: type, width, height })
  }
  const { files: _, ...result } = rendered
  await transact(async tx => {
    await lockProject(tx, projectId)
    const version = await findSame(tx, taken)
    if (!version) throw new FileReplacedError()
    await enqueueFileRemoval(tx, await replaceRenditions(tx.db, deliverableId, renditions))
    await updateFacts(tx.db, deliverableId, facts)
    const done = { state: 'done', percent: 100, failure: null, result } as const
    await changeMedia(tx.db, deliverableId, done, clock.now())
    await emit(tx, { type: 'media.changed', projectId, deliverableId, isInternal: !version.isSent })
  }).catch(async (error: unknown) => {
    // Any other error may have followed a commit, whose rows refer to the files.
    if (error instanceof FileReplacedError)
      for (const { filePath } of renditions) await storage.remove(filePath)
    throw error
  })
}

/** The version's file was replaced while its former one was rendered. */
class FileReplacedError extends Error {}

/** Finds the version if it still exists and still has the claimed file. */
async function findSame({ db }: Pick<Tx, 'db'>, { deliverableId, filePath }: Taken) {
  const found = await findRender(db, deliverableId)
  return found?.filePath === filePath ? found : undefined
}

const tell = ({ transact, clock }: Deps, taken: Taken, percent: number) =>
  transact(async tx => {
    const { deliverableId, projectId } = taken
    const version = await findSame(tx, taken)
    if (!version) return
    await changeMedia(tx.db, deliverableId, { state: 'running', percent }, clock.now())
    await emit(tx, { type: 'media.changed', projectId, deliverableId, isInternal: !version.isSent })
  })

/** Returns the final reason why a video cannot be rendered; undefined while it is retried. */
function finalFailureOf(error: unknown, attempts: number): MediaFailure | undefined {
  if (error instanceof MediaRefusedError) return 'UNREADABLE'
  if (error instanceof RenderFailedError) return 'OTHER'
  if (error instanceof ChildEndedError) return attempts >= MAX_KILLS ? 'TOO_LARGE' : undefined
  return attempts >= MAX_TRIES ? 'OTHER' : undefined
}

async function saveFailure(
  tx: Tx,
  { deliverableId, projectId, isSent }: Pick<Taken, 'deliverableId' | 'projectId' | 'isSent'>,
  failure: MediaFailure,
  now: Date,
): Promise<void> {
  await changeMedia(tx.db, deliverableId, { state: 'failed', failure }, now)
  const { about } = await findVersionInReview(tx, projectId, deliverableId, { withSaved: true })
  await emit(tx, { type: 'media.failed', ...about, isInternal: !isSent })
}

async function noteFailure(deps: Deps, taken: Taken, error: unknown): Promise<void> {
  const { deliverableId, projectId, attempts } = taken
  const failure = finalFailureOf(error, attempts)
  const isSame = await deps.transact(async tx => {
    const version = await findSame(tx, taken)
    if (!version) return false
    const now = deps.clock.now()
    if (failure) await saveFailure(tx, { ...version, deliverableId }, failure, now)
    else {
      await changeMedia(tx.db, deliverableId, { state: 'waiting' }, now)
      await emit(tx, { type: 'media.changed', projectId, deliverableId, isInternal: !version.isSent })
    }
    return true
  })
  // The new file of a replaced one has its own render.
  if (!isSame) return
  if (!failure) throw error
  deps.log.warn({ err: error, deliverableId, failure }, 'a version could not be rendered: it has no proxies')
}
