import { afterAll, describe, expect, test } from 'vitest'
import { soak } from '../../faults/load/soak.ts'
import { mailOutage } from '../../faults/mail/mail-outage.ts'
import { killedWhileWriting } from '../../faults/shutdown/killed.ts'
import { terminatedInFlight } from '../../faults/shutdown/terminated.ts'
import { killLeftServers } from '../../support/processes/running-server.ts'
import { missed } from './missed.ts'
import { withEnvironment } from './test-environment.ts'

afterAll(killLeftServers)

describe('the short form of `npm run faults`', () => {
  test('killed: what was answered is there once and whole, and its mail goes out', async () => {
    expect(
      missed(await withEnvironment(environment => killedWhileWriting(environment, { kills: 2, forms: 40 }))),
    ).toEqual([])
  })

  test('mail: a server that is gone loses no mail, and who is refused becomes a dead letter', async () => {
    expect(
      missed(await withEnvironment(environment => mailOutage(environment, { mails: 12, troubleMs: 300 }))),
    ).toEqual([])
  })

  test('terminated: nobody is left without an answer, and the exit code is 0', async () => {
    const inFlight = { calls: 24, uploads: 2, downloads: 1, kept: 2, streams: 2 }
    expect(
      missed(
        await withEnvironment(environment => terminatedInFlight(environment, { ...inFlight, rounds: 1 })),
      ),
    ).toEqual([])
  })
  test('soak: a few seconds of an ordinary day leave no job behind and refuse nobody', async () => {
    const day = { minutes: 0.1, perSecond: 10, streams: 10 }
    expect(missed(await withEnvironment(environment => soak(environment, day)))).toEqual([])
  })
})
