import { ChildEndedError, tasksIn } from '../child-work/child-task.ts'
import type { ProcessPool } from '../child-work/child-work.ts'
import { SECOND } from '../clock.ts'
import type { Drawing } from './pictures.worker.ts'

/** Thrown for a file that is not an image, is damaged, or exceeds the limits of time and memory. */
export class PictureError extends Error {}

const TIME_LIMIT_MS = 20 * SECOND

const pictureTasks = tasksIn<typeof import('./pictures.worker.ts')>(
  new URL('./pictures.worker.ts', import.meta.url),
)
const drawings = {
  small: pictureTasks('resizeImage', TIME_LIMIT_MS),
  square: pictureTasks('cropSquare', TIME_LIMIT_MS),
  frame: pictureTasks('convertPoster', TIME_LIMIT_MS),
}

/**
 * Re-encodes an image from one file into another, in a child process: smaller, cropped to a square, or as a video
 * poster. `prepare` returns the files once a child is free.
 * @throws PictureError; AppError `UNAVAILABLE` if the queue is full.
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
