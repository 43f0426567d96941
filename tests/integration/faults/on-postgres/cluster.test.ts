import { afterAll, expect, test } from 'vitest'
import { missed } from '../../../bench/figures.ts'
import { cluster, shortCluster } from '../../../resilience/cluster/cluster.ts'
import { whyNoCluster } from '../../../resilience/cluster/engines.ts'
import { killLeftServers } from '../../../support/processes/running-server.ts'

afterAll(killLeftServers)

const reason = whyNoCluster()

test(`the short form of \`npm run faults -- cluster\`: a primary and a zone are gone, and nothing is lost${reason ? ` (${reason})` : ''}`, {
  timeout: 300_000,
}, async ({ skip }) => {
  skip(reason !== undefined, reason)
  const figures = await cluster(shortCluster)
  expect(typeof figures === 'string' ? figures : missed(figures)).toEqual([])
})
