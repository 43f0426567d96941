import { afterAll, describe, expect, test } from 'vitest'
import { missed } from '../../../bench/figures.ts'
import { databaseLost } from '../../../resilience/database/database-lost.ts'
import { postgresEnvironment } from '../../../resilience/environment.ts'
import { hungWhileListening, killedWhileListening } from '../../../resilience/load/listeners.ts'
import { killedBeforeAnnouncing } from '../../../resilience/load/unannounced.ts'
import { findPostgresBinaries } from '../../../support/processes/find-postgres.ts'
import { startCluster } from '../../../support/processes/postgres-cluster.ts'
import { killLeftServers } from '../../../support/processes/running-server.ts'
import { withEnvironment } from '../test-environment.ts'

afterAll(killLeftServers)

const binaries = findPostgresBinaries()

describe('the short form of `npm run faults`', () => {
  test('listeners: each stream has each event once and in order', async () => {
    const figures = await withEnvironment(environment =>
      killedWhileListening(environment, { screens: 20, events: 100 }),
    )
    expect(missed(figures)).toEqual([])
  })

  test('listeners: hanging connections are detected, and nothing is lost', async () => {
    const size = { screens: 20, events: 100, forms: 20 }
    const figures = await withEnvironment(environment => hungWhileListening(environment, size))
    expect(missed(figures)).toEqual([])
  })

  test('listeners: events of a process killed before announcing arrive', async () => {
    const figures = await withEnvironment(environment =>
      killedBeforeAnnouncing(environment, { screens: 20, kills: 2 }),
    )
    expect(missed(figures)).toEqual([])
  })

  test.runIf(binaries)('database-lost: the process recovers without a restart', async () => {
    if (!binaries) return
    const cluster = await startCluster(binaries)
    const environment = await postgresEnvironment(cluster.url)
    const size = { pausedMs: 6000, cuts: 3, crashes: 1 }
    const figures = await databaseLost(environment, cluster, size).finally(() => cluster.stop())
    expect(missed(figures)).toEqual([])
  })
})
