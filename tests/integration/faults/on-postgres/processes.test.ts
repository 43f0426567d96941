import { afterAll, describe, expect, test } from 'vitest'
import { databaseLost } from '../../../faults/database-lost.ts'
import { hungWhileListening, killedWhileListening } from '../../../faults/listeners.ts'
import { postgresPlace } from '../../../faults/place.ts'
import { findPostgres } from '../../../support/find-postgres.ts'
import { startCluster } from '../../../support/postgres-cluster.ts'
import { killLeftServers } from '../../../support/running-server.ts'
import { missed } from '../missed.ts'
import { withPlace } from '../place-of-test.ts'

afterAll(killLeftServers)

const found = findPostgres()

describe('the short form of `npm run faults`', { timeout: 120_000 }, () => {
  test('listeners: each screen has each event once and in order', async () => {
    const figures = await withPlace(place => killedWhileListening(place, { screens: 20, events: 100 }))
    expect(missed(figures)).toEqual([])
  })

  test('listeners: connections that hang instead of closing are noticed, and nothing is lost', async () => {
    const size = { screens: 20, events: 100, forms: 20 }
    const figures = await withPlace(place => hungWhileListening(place, size))
    expect(missed(figures)).toEqual([])
  })

  test.runIf(found && 'binaries' in found)('database-lost: the process goes on by itself', async () => {
    if (!found || !('binaries' in found)) return
    const cluster = await startCluster(found.binaries)
    const place = await postgresPlace(cluster.url)
    const size = { pausedMs: 6000, cuts: 3, crashes: 1 }
    const figures = await databaseLost(place, cluster, size).finally(() => cluster.stop())
    expect(missed(figures)).toEqual([])
  })
})
