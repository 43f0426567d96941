import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { frameAt, middleOfFrame } from 'shared/deliverables/timecode'
import { filmTimeline, type VideoTimeline } from 'shared/deliverables/timeline'
import type { AppDeps } from '../../../platform/platform.ts'
import { withScratchFolder } from '../../../platform/storage/scratch.ts'
import { listRenditions } from '../versions/media.repository.ts'
import type { RoomVersion } from './threads.pdf.ts'

/** JPEGs by frame number. */
export type Stills = ReadonlyMap<number, Uint8Array>

/** Returns the frame that a version shows at a time. */
export const frameOf = (ms: number, { frameRate }: VideoTimeline): number => frameAt(ms, frameRate)

/**
 * Extracts stills of a version from its smallest proxy, at some times. Empty without a proxy or without FFmpeg.
 * @throws MediaRefusedError, ChildEndedError, AppError `UNAVAILABLE`.
 */
export async function stillsOf(
  { config, db, media, storage }: Pick<AppDeps, 'config' | 'db' | 'media' | 'storage'>,
  version: RoomVersion,
  moments: readonly number[],
): Promise<Stills> {
  const renditions = await listRenditions(db, [version.id])
  const proxy = renditions.find(({ kind }) => kind === 'proxy-540')
  const tool = await media
  if (!tool || !proxy || moments.length === 0) return new Map()
  const timeline = filmTimeline(version)
  const frames = [...new Set(moments.map(ms => frameOf(ms, timeline)))]
  return withScratchFolder(join(config.dataDir, 'media'), async folder => {
    const file = join(folder, 'proxy.mp4')
    await pipeline(await storage.openRead(proxy.filePath), createWriteStream(file))
    const seconds = frames.map(frame => middleOfFrame(frame, timeline.frameRate) / 1000)
    const stills = await tool.stills({ file, moments: seconds })
    return new Map(frames.flatMap((frame, at) => (stills[at] ? [[frame, stills[at]] as const] : [])))
  })
}
