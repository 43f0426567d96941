import { recheckTurns } from '../domain/projects/turn.service.ts'
import { after, HOUR } from '../platform/clock.ts'
import { hasRow } from '../platform/db/row.ts'
import type { AppDeps } from '../platform/platform.ts'
import { NEWCOMER } from './demo-people.ts'

/** Adds the data of the large demo, once; the small one exists already. */
export async function fillLargeDemo(platform: AppDeps): Promise<void> {
  const { writeLargeDemo } = await import('./write-demo.ts')
  await writeLargeDemo(platform)
  // Turns are derived from the inserted rows.
  await recheckTurns(platform)
}

/** Fills an empty database once. Resets the newcomer at every start, so that the tour is shown again. */
export async function fillDemo(platform: AppDeps): Promise<void> {
  const { clock, db, transact } = platform
  if (!(await hasRow(db.selectFrom('users').select('id').where('email', '=', NEWCOMER)))) {
    const { writeDemo } = await import('./write-demo.ts')
    await writeDemo(platform)
  }
  await transact(tx =>
    tx.db
      .updateTable('users')
      .set({ createdAt: after(clock.now(), -HOUR) })
      .where('email', '=', NEWCOMER)
      .execute(),
  )
}
