import { AppError } from 'shared/errors/app-error'
import { PictureError, shrink } from '../../platform/pictures/pictures.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ServedFile } from './finder.service.ts'

const SUFFIX = '.small.webp'
const SMALL = 480

/** Where the small version of a stored picture lies. */
export const smallPathOf = (path: string): string => path + SUFFIX

/** The stored file that a path belongs to: itself, or the picture that it is the small version of. */
export const wholePathOf = (path: string): string =>
  path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : path

/**
 * A small version of a picture, made when it is first asked for.
 * @throws AppError `NOT_FOUND` where there can be none: no picture, too large, broken, or drawn in vectors.
 */
export async function smallVersionOf(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  file: ServedFile,
): Promise<ServedFile> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') throw new AppError('NOT_FOUND')
  const path = smallPathOf(file.path)
  if ((await storage.size(path)) === undefined) {
    try {
      await storage.write(path, await shrink(await storage.read(file.path), SMALL))
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      log.debug({ err: error }, 'no small version of a picture')
      throw new AppError('NOT_FOUND')
    }
  }
  return { path, type: 'image/webp', name: `${file.name}.webp` }
}
