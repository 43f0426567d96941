import { mediaFacts } from 'shared/deliverables/media'
import { filmTimeline, type TimecodeCorrection, type VideoTimeline } from 'shared/deliverables/timeline'
import type { AppDeps } from '../../../platform/platform.ts'
import type { fileAddressFor } from '../review/review-access.service.ts'
import type { Version } from './deliverables.repository.ts'
import { listMedia, listRenditions } from './media.repository.ts'

type Counted = Pick<Version, 'correctedStart' | 'correctedDropFrame'>

/** Returns the team's correction of a wrong start timecode; null without one. */
export const correctionOf = ({ correctedStart, correctedDropFrame }: Counted): TimecodeCorrection | null =>
  correctedStart === null ? null : { startTimecode: correctedStart, isDropFrame: correctedDropFrame === true }

/** Returns a version's timeline, for the room, mails and exports. */
export const timelineOfVersion = ({
  mediaFacts: found,
  frameRate,
  ...counted
}: Pick<Version, 'mediaFacts' | 'frameRate'> & Counted): VideoTimeline =>
  filmTimeline({
    facts: found === null ? null : mediaFacts.parse(found),
    frameRate,
    correction: correctionOf(counted),
  })

/** Returns the renditions of some versions for the review room; undefined for versions without any. */
export async function mediaOf(
  { db }: Pick<AppDeps, 'db'>,
  deliverableIds: string[],
  addressOf: ReturnType<typeof fileAddressFor>,
) {
  const rows = await listMedia(db, deliverableIds)
  const renditions = await listRenditions(db, deliverableIds)
  return (deliverableId: string) => {
    const row = rows.find(one => one.deliverableId === deliverableId)
    if (!row) return undefined
    const files = renditions.filter(one => one.deliverableId === deliverableId)
    const urlOf = (kind: string) => {
      const file = files.find(one => one.kind === kind)
      return file ? addressOf(file.id) : null
    }
    const { state, percent, failure, result } = row
    const proxies = files.flatMap(({ id, kind, width, height }) =>
      kind.startsWith('proxy-') && width && height ? [{ url: addressOf(id), width, height }] : [],
    )
    return {
      posterUrl: urlOf('poster'),
      media: {
        state,
        percent,
        failure,
        proxies,
        sprite: result?.sprite ?? null,
        spriteUrl: urlOf('sprite'),
        peaksUrl: urlOf('peaks'),
        loudness: result?.loudness ?? null,
        findings: result?.findings ?? [],
      },
    }
  }
}
