import type { Work } from '../../platform/db/unit-of-work.ts'
import { removeFilesJob } from './files.jobs.ts'

/** Has the bytes of files removed once the transaction that drops their rows has committed. */
export async function removeBytes(work: Pick<Work, 'enqueue'>, paths: string[]): Promise<void> {
  if (paths.length > 0) await work.enqueue(removeFilesJob, { paths })
}
