import { after, HOUR } from '../platform/clock.ts'
import type { AppDeps } from '../platform/platform.ts'
import { NEWCOMER } from './demo-people.ts'

/** Fills an empty store once, and makes the newcomer new again at every start, so that the tour can be seen. */
export async function fillDemo(platform: AppDeps): Promise<void> {
  const { clock, db, transact } = platform
  const anybody = await db.selectFrom('users').select('id').where('email', '=', NEWCOMER).executeTakeFirst()
  if (!anybody) {
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
