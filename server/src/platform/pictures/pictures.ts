import { ChildEndedError, childTask } from '../child-work/child-task.ts'
import type { ProcessPool } from '../child-work/child-work.ts'
import { SECOND } from '../clock.ts'
import type { Drawing } from './pictures.worker.ts'

/** Thrown for what is no picture, a broken one, or one that takes more time or memory than we are willing to give. */
export class PictureError extends Error {}

type Tasks = typeof import('./pictures.worker.ts')

const TIME_LIMIT_MS = 20 * SECOND

const draws = (name: keyof Tasks) =>
  childTask<(drawing: Drawing) => Promise<void>>(
    new URL('./pictures.worker.ts', import.meta.url),
    name,
    TIME_LIMIT_MS,
  )
const drawings = {
  small: draws('resizeImage'),
  square: draws('cropSquare'),
  frame: draws('convertPoster'),
}

/**
 * Draws a picture anew from one file into another, in a child process: as a smaller one, as a square of its middle, or
 * as a frame of a film. `prepare` says which files, when it is its turn.
 * @throws PictureError; AppError `UNAVAILABLE` when too many wait.
 */
export async function transformImage(
  childWork: ProcessPool,
  shape: keyof typeof drawings,
  prepare: () => Drawing | Promise<Drawing>,
): Promise<void> {
  try {
    await childWork.run(drawings[shape], prepare)
  } catch (error) {
    const isPictures =
      error instanceof ChildEndedError || (error instanceof Error && error.name === 'PictureError')
    if (!isPictures) throw error
    throw new PictureError('The picture cannot be decoded.', { cause: error })
  }
}
