import { ChildEndedError, childTask } from '../child-work/child-task.ts'
import type { ProcessPool } from '../child-work/child-work.ts'
import { SECOND } from '../clock.ts'

const contentType = childTask<typeof import('./content-type.ts').contentTypeOf>(
  new URL('./content-type.ts', import.meta.url),
  'contentTypeOf',
  60 * SECOND,
)

/**
 * What a file really is, found out in a child process; undefined: the declaration was a lie, or the file one that
 * nobody can look into.
 * @throws AppError `UNAVAILABLE` when too many wait.
 */
export async function checkContentType(
  childWork: ProcessPool,
  file: string,
  declared: string,
): Promise<string | undefined> {
  try {
    return await childWork.run(contentType, () => ({ file, declared }))
  } catch (error) {
    if (error instanceof ChildEndedError) return undefined
    throw error
  }
}
