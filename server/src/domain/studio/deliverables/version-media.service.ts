import type { Platform } from '../../../platform/platform.ts'
import { listMedia, listRenditions } from './media.repository.ts'

/** A file that took another's place has an address of its own, so that browsers read it anew. */
export const fileAddress = (id: string, fileNumber = 1): string =>
  fileNumber === 1 ? `/files/${id}` : `/files/${id}?v=${fileNumber}`

/** What was made of some versions, for their review room; undefined for one of which nothing is made. */
export async function mediaOf({ db }: Pick<Platform, 'db'>, deliverableIds: string[]) {
  const rows = await listMedia(db, deliverableIds)
  const renditions = await listRenditions(db, deliverableIds)
  return (deliverableId: string) => {
    const row = rows.find(one => one.deliverableId === deliverableId)
    if (!row) return undefined
    const files = renditions.filter(one => one.deliverableId === deliverableId)
    const urlOf = (kind: string) => {
      const file = files.find(one => one.kind === kind)
      return file ? fileAddress(file.id) : null
    }
    const { state, percent, failure, result } = row
    const proxies = files.flatMap(({ id, kind, width, height }) =>
      kind.startsWith('proxy-') && width && height ? [{ url: fileAddress(id), width, height }] : [],
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
