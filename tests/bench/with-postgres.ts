import { type Environment, postgresEnvironment } from '../resilience/environment.ts'
import { postgresBinaries } from '../support/processes/find-postgres.ts'
import { type Cluster, startCluster } from '../support/processes/postgres-cluster.ts'

export interface Place {
  binaries: string
  cluster: Cluster
  environment: Environment
  /** Cleanups that run before the server stops, in reverse order. */
  stops: AsyncDisposableStack
}

/** Runs a measurement on its own PostgreSQL server, with these settings and an empty database. */
export async function withPostgres<T>(
  settings: Record<string, string>,
  measure: (place: Place) => Promise<T>,
): Promise<T> {
  await using stops = new AsyncDisposableStack()
  const binaries = postgresBinaries()
  const cluster = await startCluster(binaries, settings)
  stops.defer(() => cluster.stop())
  const environment = await postgresEnvironment(cluster.url)
  stops.defer(() => environment.remove())
  return await measure({ binaries, cluster, environment, stops })
}
