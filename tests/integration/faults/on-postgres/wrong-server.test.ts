import { afterAll, describe, expect, inject, test } from 'vitest'
import { type Environment, postgresEnvironment, withNewEnvironment } from '../../../resilience/environment.ts'
import { noMailEnv } from '../../../resilience/servers.ts'
import { findPostgresBinaries } from '../../../support/processes/find-postgres.ts'
import { type Cluster, startCluster } from '../../../support/processes/postgres-cluster.ts'
import { startSynchronousStandby } from '../../../support/processes/postgres-standby.ts'
import { killLeftServers } from '../../../support/processes/running-server.ts'
import { startServer } from '../../../support/processes/server-process.ts'

afterAll(killLeftServers)

const binaries = findPostgresBinaries()
const template = inject('template')
const serverUrl = 'serverUrl' in template ? template.serverUrl : ''

/** Returns the Node option that sets a process's clock forward by some minutes. */
const later = (minutes: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(`
    const Real = Date, now = () => Real.now() + ${minutes * 60_000}
    globalThis.Date = class extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(now()) }
      static now = now
    }`)}`

const startOn = (environment: Environment, env: Record<string, string> = {}) =>
  startServer({ ...environment.env, ...noMailEnv, ...env })

describe('a wrong database server is detected at the start', () => {
  test.runIf(binaries)('a standby is refused with 69 and one line', async () => {
    if (!binaries) return
    const cluster: Cluster = await startCluster(binaries)
    const environment = await postgresEnvironment(cluster.url)
    const standby = await startSynchronousStandby(binaries, {
      url: cluster.url,
      port: Number(new URL(cluster.url).port),
    })
    try {
      const url = new URL(environment.env.DATABASE_URL ?? '')
      url.port = new URL(standby.url).port
      const { code, stderr } = await (await startOn(environment, { DATABASE_URL: url.href })).ended
      expect(code).toBe(69)
      expect(stderr.trim().split('\n')).toEqual([
        expect.stringMatching(/^The database 127\.0\.0\.1:\d+\/\w+ can only be read: it is a standby/),
      ])
    } finally {
      await environment.remove()
      await standby.stop()
      await cluster.stop()
    }
  })

  test.each([
    ['behind', -10],
    ['ahead of', 10],
  ])('a clock ten minutes %s the database’s is reported in one line', async (side, minutes) => {
    await withNewEnvironment(
      () => postgresEnvironment(serverUrl),
      async environment => {
        const server = await startOn(environment, { LOG_LEVEL: 'warn', NODE_OPTIONS: later(minutes) })
        await server.ready()
        const lines = server.output.split('\n').filter(line => line.includes('clock of the database'))
        expect(lines).toEqual([
          expect.stringMatching(new RegExp(`\\b(599|600|601) seconds ${side} the clock`)),
        ])
        await server.signal('SIGTERM')
      },
    )
  })
})
