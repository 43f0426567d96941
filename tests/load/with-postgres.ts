import { type Environment, postgresEnvironment } from '../faults/environment.ts'
import { postgresBinaries } from '../support/processes/find-postgres.ts'
import { type Cluster, startCluster } from '../support/processes/postgres-cluster.ts'

export interface Place {
  binaries: string
  cluster: Cluster
  environment: Environment
  /** What is deferred is ended first, the last begun before the others. */
  stops: AsyncDisposableStack
}

/** Measures on a PostgreSQL server of its own, with these settings and an empty database. */
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
