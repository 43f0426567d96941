import type { Format } from '../briefing/brief/brief.ts'
import { extensionOf } from '../materials/file-name.ts'

/** The shapes of picture; named here again so that no screen loads the whole brief for them. */
const shapes = ['16:9', '9:16', '1:1'] as const satisfies readonly Format[]

/** What a project delivers: the video in its formats, and what comes along (docs/decisions/downloads-and-review.md). */
export const assetKinds = [...shapes, 'subtitles', 'stills', 'additional'] as const

export type AssetKind = (typeof assetKinds)[number]

export interface Asset {
  readonly kind: AssetKind
  /** Tells two of a kind apart. */
  readonly name: string | null
  readonly isMain: boolean
}

/** Whether it is a video, in one of the shapes of picture. */
export const isFormat = (kind: AssetKind): boolean => (shapes as readonly string[]).includes(kind)

/** The main one first, the others by kind and then by age. */
export const assetsInOrder = <One extends Asset & { readonly createdAt: Date }>(
  assets: readonly One[],
): One[] =>
  assets.toSorted(
    (one, other) =>
      Number(other.isMain) - Number(one.isMain) ||
      assetKinds.indexOf(one.kind) - assetKinds.indexOf(other.kind) ||
      one.createdAt.getTime() - other.createdAt.getTime(),
  )

export const isFilmType = (fileType: string): boolean =>
  fileType.startsWith('video/') || fileType === 'application/mxf'

const subtitleExtensions = ['.srt', '.vtt']

/** Whether a file can be a version of such an asset. */
export function acceptsFile(kind: AssetKind, { fileName, fileType }: { fileName: string; fileType: string }) {
  if (isFormat(kind)) return isFilmType(fileType)
  if (kind === 'subtitles')
    return fileType.startsWith('text/') && subtitleExtensions.includes(extensionOf(fileName))
  if (kind === 'stills') return fileType.startsWith('image/') || fileType === 'application/zip'
  return true
}
