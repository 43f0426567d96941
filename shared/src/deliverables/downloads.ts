import { withoutDiacritics } from '../language/fold.ts'
import { extensionOf } from '../materials/file-name.ts'
import { isViewable } from '../materials/file-types.ts'
import { assetSlugs, unnamedArchive } from '../messages/it/assets.ts'
import { type Asset, isFilmType } from './asset.ts'
import type { VersionState } from './version.ts'

interface TakeAwayFacts {
  readonly state: VersionState
  readonly isPaidInFull: boolean
  readonly fileType: string
}

/**
 * Returns why the client, or a guest with the right to it, cannot download a version; null if they can. A file that no
 * screen shows has to be opened before it can be approved: it waits for the payment alone.
 */
export function downloadBlockReason({
  state,
  isPaidInFull,
  fileType,
}: TakeAwayFacts): 'NOT_PAID_IN_FULL' | 'NOT_APPROVED' | null {
  if (!isPaidInFull) return 'NOT_PAID_IN_FULL'
  return state !== 'approved' && (isFilmType(fileType) || isViewable(fileType)) ? 'NOT_APPROVED' : null
}

const MAX_PART_LENGTH = 40

/**
 * Returns text as part of a file name: letters of a to z, digits and hyphens. Letters of other alphabets are left out.
 */
export const slugOf = (text: string): string =>
  withoutDiacritics(text.replace(/ø/gi, 'oe'))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_PART_LENGTH)
    .replace(/^-+|-+$/g, '')

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join('-')

interface Delivered {
  readonly company: string | null
  readonly project: string
}

/** Returns the name under which a version is saved: `company-project-format-v3.mp4`. */
export const deliveryName = ({
  company,
  project,
  asset,
  nth,
  fileName,
}: Delivered & {
  readonly asset: Pick<Asset, 'kind' | 'name'>
  /** Its place among the versions of its asset, from 1. */
  readonly nth: number
  /** As it was uploaded; its extension stays. */
  readonly fileName: string
}): string =>
  joined([
    slugOf(company ?? ''),
    slugOf(project),
    assetSlugs[asset.kind],
    slugOf(asset.name ?? ''),
    `v${nth}`,
  ]) + extensionOf(fileName)

/** Returns the name of the archive with all of a project. */
export const archiveName = ({ company, project }: Delivered): string =>
  `${joined([slugOf(company ?? ''), slugOf(project)]) || unnamedArchive}.zip`

/** Returns the same names, each once: a later one that is taken gets a number before its extension. */
export function withoutDoubles(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map(name => {
    const extension = extensionOf(name)
    const stem = name.slice(0, name.length - extension.length)
    let free = name
    for (let n = 2; taken.has(free); n++) free = `${stem}-${n}${extension}`
    taken.add(free)
    return free
  })
}
