import { SECOND, sleep } from 'server/platform/clock'
import type { StepProgress } from 'server/platform/db/migration-steps'
import { migrateToLatest, runMigrationSteps } from 'server/platform/db/migrator'
import { openDatabase } from 'server/platform/db/open-store'
import type { DatabaseClient } from 'server/platform/db/store'
import { inOneLine, toolConfig } from './setup/command.ts'

/** Migrates the configured store to the newest migration, and runs the pending large steps. */
await inOneLine(async () => {
  const store = await openDatabase(toolConfig())
  try {
    const done = await migrateToLatest(store, { tell: progressLines() })
    console.log(done.length > 0 ? `Migrated: ${done.join(', ')}` : 'Nothing to migrate.')
    await finishSteps(store)
  } finally {
    await store.close()
  }
})

async function finishSteps(store: DatabaseClient): Promise<void> {
  const tell = progressLines()
  for (let isTold = false; (await runMigrationSteps(store, { tell })) !== 'done'; isTold = true) {
    if (!isTold) console.log('Another process does the large steps: waiting until it has.')
    await sleep(SECOND)
  }
}

/** Logs each finished step, and the progress of a running one every two seconds. */
function progressLines(): (progress: StepProgress) => void {
  let toldAt = performance.now()
  return ({ step, rowsDone, isDone }) => {
    if (!isDone && performance.now() - toldAt < 2 * SECOND) return
    toldAt = performance.now()
    console.log(`${step}: ${rowsDone > 0 ? `${rowsDone} rows` : ''}${isDone ? ' done' : ''}`)
  }
}
