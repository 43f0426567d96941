import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { AppError } from 'shared/errors/app-error'
import { createSingleFlight } from '../../platform/concurrency.ts'
import { PictureError, transformImage } from '../../platform/pictures/pictures.ts'
import type { AppDeps } from '../../platform/platform.ts'
import type { ServedFile } from '../../platform/storage/file-owner.ts'
import { uploadFolder, withScratchFile } from '../../platform/storage/scratch.ts'

const SUFFIX = '.small.webp'
const SMALL = 480

export const smallPathOf = (path: string): string => path + SUFFIX

/** Returns the path of the original of a thumbnail; any other path is returned unchanged. */
export const wholePathOf = (path: string): string =>
  path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : path

type Deps = Pick<AppDeps, 'childWork' | 'config' | 'log' | 'storage'>

/** Paths of recent images that could not be decoded; they are not retried, since files never change. */
const broken = new Set<string>()
const MAX_BROKEN = 1000

const onceEach = createSingleFlight<void>()

/**
 * Returns the thumbnail of an image, which is made on first use, once for concurrent calls.
 * @throws AppError `NOT_FOUND` for a file that is not an image, too large, damaged, or a vector graphic.
 */
export async function smallVersionOf(deps: Deps, file: ServedFile): Promise<ServedFile> {
  const isDrawable = file.type.startsWith('image/') && file.type !== 'image/svg+xml'
  if (!isDrawable || broken.has(file.path)) throw new AppError('NOT_FOUND')
  const path = smallPathOf(file.path)
  if ((await deps.storage.size(path)) === undefined) {
    await onceEach(path, () => makeSmall(deps, file.path, path)).catch((error: unknown) => {
      if (!(error instanceof PictureError)) throw error
      deps.log.debug({ err: error }, 'thumbnail of an image could not be made')
      remember(file.path)
      throw new AppError('NOT_FOUND')
    })
  }
  return { path, type: 'image/webp', name: `${file.name}.webp` }
}

async function makeSmall({ childWork, config, storage }: Deps, path: string, small: string): Promise<void> {
  // In the upload folder, where files of dead processes are deleted.
  const folder = uploadFolder(config)
  await withScratchFile(folder, from =>
    withScratchFile(folder, async to => {
      await transformImage(childWork, 'small', async () => {
        await pipeline(await storage.openRead(path), createWriteStream(from))
        return { from, to, sidePixels: SMALL }
      })
      await storage.adopt(small, to)
    }),
  )
}

function remember(path: string): void {
  broken.add(path)
  const [oldest] = broken
  if (broken.size > MAX_BROKEN && oldest !== undefined) broken.delete(oldest)
}
