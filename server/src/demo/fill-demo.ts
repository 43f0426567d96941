import { largeDemoMembers } from 'shared/catalogue/demo-large'
import { recheckTurns } from '../domain/projects/turn.service.ts'
import { after, HOUR } from '../platform/clock.ts'
import type { AppDeps } from '../platform/platform.ts'
import { NEWCOMER } from './demo-people.ts'

/** Adds what makes the demo large, once; the small one is there. */
export async function fillLargeDemo(platform: AppDeps): Promise<void> {
  const [first] = largeDemoMembers
  const { db } = platform
  const anybody = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', first?.email ?? '')
    .executeTakeFirst()
  if (anybody) return
  const { writeLargeDemo } = await import('./write-demo.ts')
  await writeLargeDemo(platform)
  // Whose turn it is follows from what was written.
  await recheckTurns(platform)
}

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
