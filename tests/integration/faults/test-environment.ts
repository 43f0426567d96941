import { inject } from 'vitest'
import { type Environment, embeddedEnvironment, postgresEnvironment } from '../../faults/environment.ts'

/** Runs an experiment's processes on the kind of store that the tests are about. */
export async function withEnvironment<T>(run: (environment: Environment) => Promise<T>): Promise<T> {
  const template = inject('template')
  const environment =
    template.kind === 'embedded' ? embeddedEnvironment() : await postgresEnvironment(template.serverUrl)
  return run(environment).finally(() => environment.remove())
}
