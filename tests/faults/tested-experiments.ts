import type { Figure } from '../load/figures.ts'
import { tested } from './tested.ts'

interface Tested {
  promise: string
  run(size: { short: boolean }): Promise<Figure[]>
}

/** The experiments that are integration tests, and in which file each is. */
export const testedExperiments: Record<string, Tested> = {
  statements: {
    promise: 'a failure of any statement of any mutation leaves every table as it was (F3)',
    run: ({ short }) =>
      tested(['embedded', 'postgres'], ['faults/statements'], { env: { FAULTS: short ? 'short' : 'full' } }),
  },
  webhooks: {
    promise: 'forged events are refused, one event has one effect, four end alike in all orders (F13 to F15)',
    run: () => tested(['embedded', 'postgres'], ['dashboard/stripe', 'platform/voice-webhook']),
  },
  processes: {
    promise: 'two processes count a limit together and make the first project once (F18, F19)',
    run: () => tested(['postgres'], ['platform/processes']),
  },
  start: {
    promise: 'a second process on the embedded store is refused; what was answered outlives a kill (F21)',
    run: () => tested(['embedded'], ['platform/start']),
  },
  transactions: {
    promise: 'the outer connection inside a transaction throws at once (F20)',
    run: () => tested(['embedded', 'postgres'], ['platform/store']),
  },
  uploads: {
    promise: 'fifty megabytes survive five cuts and a killed server, byte for byte',
    run: () => tested(['embedded'], ['files/killed', 'files/resume']),
  },
  backup: {
    promise: 'a backup restores every table and file, on either store (F23)',
    run: () =>
      tested(
        ['embedded', 'postgres'],
        ['platform/backup', 'platform/backup-damaged', 'platform/backup-running'],
      ),
  },
  google: {
    promise: 'Google away or false is said, and passwords go on (F11)',
    run: () => tested(['embedded'], ['auth/google', 'auth/google-off']),
  },
}
