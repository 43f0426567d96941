import { inject } from 'vitest'
import { embeddedPlace, type Place, postgresPlace } from '../../faults/place.ts'

/** Runs an experiment's processes on the kind of store that the tests are about. */
export async function withPlace<T>(run: (place: Place) => Promise<T>): Promise<T> {
  const template = inject('template')
  const place = template.kind === 'embedded' ? embeddedPlace() : await postgresPlace(template.serverUrl)
  return run(place).finally(() => place.remove())
}
