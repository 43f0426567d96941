import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Environment, embeddedEnvironment, postgresEnvironment } from '../../resilience/environment.ts'
import { layStartedStore } from '../../support/database.ts'

/**
 * Runs an experiment on the kind of store under test. The embedded one is copied from a started store, because creating
 * its files takes longer than most experiments.
 */
export async function withEnvironment<T>(run: (environment: Environment) => Promise<T>): Promise<T> {
  const template = inject('template')
  const environment =
    template.kind === 'embedded'
      ? embeddedEnvironment(layStartedStore(mkdtempSync(join(tmpdir(), 'faults-'))))
      : await postgresEnvironment(template.serverUrl)
  return run(environment).finally(() => environment.remove())
}
