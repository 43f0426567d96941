import { afterAll, describe, expect, test } from 'vitest'
import { missed } from '../../bench/figures.ts'
import { soak } from '../../resilience/load/soak.ts'
import { mailOutage } from '../../resilience/mail/mail-outage.ts'
import { killedWhileWriting } from '../../resilience/shutdown/killed.ts'
import { terminatedInFlight } from '../../resilience/shutdown/terminated.ts'
import { killLeftServers } from '../../support/processes/running-server.ts'
import { withEnvironment } from './test-environment.ts'

afterAll(killLeftServers)

describe('the short form of `npm run faults`', () => {
  test('killed: answered requests are stored once and complete, and their mails are sent', async () => {
    expect(
      missed(await withEnvironment(environment => killedWhileWriting(environment, { kills: 2, forms: 40 }))),
    ).toEqual([])
  })

  test('mail: no mail is lost while the server is down, and a rejected one becomes a dead letter', async () => {
    expect(
      missed(await withEnvironment(environment => mailOutage(environment, { mails: 12, troubleMs: 300 }))),
    ).toEqual([])
  })

  test('terminated: every request is answered, and the exit code is 0', async () => {
    const inFlight = { calls: 24, uploads: 2, downloads: 1, kept: 2, streams: 2 }
    expect(
      missed(
        await withEnvironment(environment => terminatedInFlight(environment, { ...inFlight, rounds: 1 })),
      ),
    ).toEqual([])
  })
  test('soak: some seconds of ordinary load leave no job and refuse no one', async () => {
    const day = { minutes: 0.1, perSecond: 10, streams: 10 }
    expect(missed(await withEnvironment(environment => soak(environment, day)))).toEqual([])
  })
})
