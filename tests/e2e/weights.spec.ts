import { weighPages } from '../load/pages/weigh-pages.ts'
import { blameOf, keepWeights } from '../load/pages/weight-record.ts'
import { expect, test } from './test.ts'

const promises = [
  ['visitor', 'no public page needs more JavaScript than its bar'],
  ['client', 'no screen of the dashboard needs more JavaScript than its bar'],
  ['team', 'no screen of the hub needs more JavaScript than its bar'],
] as const

/** What every page has: who measures less has looked too early. */
const LEAST_KILOBYTES = 100

/** Each file is a request; what always travels together shares one (`client/build/first-load.ts`). */
const MOST_FILES = 60

for (const [audience, promise] of promises)
  test(promise, async ({ context, troubles }) => {
    // A project that another journey left has nothing to pay yet.
    troubles.allow(/dashboard\.payment\.summary/)
    const weights = await weighPages(context, audience)
    expect(weights.length).toBeGreaterThan(10)
    expect(weights.filter(({ kilobytes }) => kilobytes < LEAST_KILOBYTES)).toEqual([])
    const heavy = weights.filter(({ kilobytes, atMost }) => kilobytes > atMost)
    expect(heavy.map(page => blameOf(audience, page))).toEqual([])
    expect(weights.filter(({ files }) => files > MOST_FILES)).toEqual([])
    keepWeights(audience, weights)
  })
