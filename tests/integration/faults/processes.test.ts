import { afterAll, describe, expect, test } from 'vitest'
import { killedWhileWriting } from '../../faults/killed.ts'
import { mailOutage } from '../../faults/mail-outage.ts'
import { soak } from '../../faults/soak.ts'
import { terminatedInFlight } from '../../faults/terminated.ts'
import { killLeftServers } from '../../support/running-server.ts'
import { missed } from './missed.ts'
import { withPlace } from './place-of-test.ts'

afterAll(killLeftServers)

describe('the short form of `npm run faults`', { timeout: 120_000 }, () => {
  test('killed: what was answered is there once and whole, and its mail goes out', async () => {
    expect(missed(await withPlace(place => killedWhileWriting(place, { kills: 2, forms: 40 })))).toEqual([])
  })

  test('mail: a server that is gone loses no mail, and who is refused becomes a dead letter', async () => {
    expect(missed(await withPlace(place => mailOutage(place, { mails: 12, troubleMs: 300 })))).toEqual([])
  })

  test('terminated: nobody is left without an answer, and the exit code is 0', async () => {
    const inFlight = { calls: 24, uploads: 2, downloads: 1, kept: 2, streams: 2 }
    expect(missed(await withPlace(place => terminatedInFlight(place, { ...inFlight, rounds: 1 })))).toEqual(
      [],
    )
  })
  test('soak: a few seconds of an ordinary day leave no job behind and refuse nobody', async () => {
    const day = { minutes: 0.1, perSecond: 10, streams: 10 }
    expect(missed(await withPlace(place => soak(place, day)))).toEqual([])
  })
})
