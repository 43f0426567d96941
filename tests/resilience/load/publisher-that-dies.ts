import { openPostgresStore } from 'server/platform/db/postgres-store'
import { createTransact } from 'server/platform/db/unit-of-work'
import { createLog } from 'server/platform/log/log'
import { Realtime } from 'server/platform/realtime/live'

// Publishes an event and kills itself after the commit, before the announcement. Arguments: database address, user ids.
const [, , url = '', ...userIds] = process.argv
const store = await openPostgresStore(url, url)
const live = Object.assign(new Realtime(store, createLog('silent')), {
  announce: () => process.kill(process.pid, 'SIGKILL'),
})
const nothing = undefined as never
await createTransact(
  store.db,
  nothing,
  live,
  nothing,
)(async work => work.publish({ userIds, topic: 'notification', ids: { from: String(process.pid) } }))
