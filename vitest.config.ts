import { defineConfig } from 'vitest/config'
import { aboutFiles, isShortRun, thoroughOnly } from './tests/support/short-run.ts'
import { SlowestFirstSequencer } from './tests/support/slowest-first-sequencer.ts'

const integration = {
  include: ['tests/integration/**/*.test.ts'],
  // Bounds for what hangs, far from what anything takes: what is waited for comes late where much else is done.
  testTimeout: 360_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
  // Every file starts a server of its own; what they share is only the loaded code, half of the time otherwise.
  isolate: false,
}

/** About what stands before any store, or beside it: where both stores are tried, once is enough. */
const beforeAnyStore = [
  'tests/integration/security/**',
  'tests/integration/platform/child-work.test.ts',
  'tests/integration/faults/slow-clients.test.ts',
]

export default defineConfig({
  test: {
    silent: 'passed-only',
    // The code runs as Node runs it, without a second compiler: a fifth of the time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // More than a small machine has cores: much of what is tried waits, for a process, a mail, a clock. Experiments want
    // an answer in real time.
    maxWorkers: isShortRun ? 4 : 3,
    sequence: { sequencer: SlowestFirstSequencer },
    projects: [
      {
        test: {
          name: 'unit',
          // A third of the time: what loads the code once more for every file takes longer than the tests.
          isolate: false,
          unstubGlobals: true,
          // What holds for any text is tried with hundreds, also where much else is done.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['{shared,server,scripts,client,api-client}/**/*.test.ts', 'tests/support/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'unit-dom',
          include: ['client/**/*.test.tsx'],
          environment: 'jsdom',
          // Halves the run: Mantine is loaded once for all files.
          isolate: false,
          unstubGlobals: true,
          // Node does not read JSX.
          experimental: { viteModuleRunner: true },
          setupFiles: ['tests/support/dom.ts'],
        },
      },
      {
        test: {
          name: 'architecture',
          // What they load is most of their time.
          isolate: false,
          testTimeout: 60_000,
          include: ['tests/architecture/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...(isShortRun ? thoroughOnly : [])],
        },
      },
      {
        test: {
          ...integration,
          name: 'integration-embedded',
          // About several processes on one store, which the embedded one does not allow.
          exclude: [
            '**/node_modules/**',
            'tests/integration/platform/processes.test.ts',
            'tests/integration/platform/work-apart.test.ts',
            'tests/integration/faults/on-postgres/**',
            // Thousands of inputs, on the store that production has.
            'tests/integration/fuzz/**',
            // About the protocol, and about the matrix itself, which runs on both: once is enough.
            'tests/integration/authorisation/batches.test.ts',
            'tests/integration/authorisation/limits.test.ts',
            'tests/integration/authorisation/policy-mutation.test.ts',
            // About a bucket.
            'tests/integration/object-store/**',
            ...(isShortRun ? thoroughOnly : []),
          ],
          globalSetup: ['tests/support/processes/run-folder.ts', 'tests/support/embedded-template.ts'],
        },
      },
      {
        test: {
          ...integration,
          name: 'integration-s3',
          include: [...aboutFiles, 'tests/integration/object-store/**/*.test.ts'],
          // About a process and its embedded store.
          exclude: ['**/node_modules/**', 'tests/integration/files/killed.test.ts'],
          globalSetup: [
            'tests/support/processes/run-folder.ts',
            'tests/support/postgres-template.ts',
            'tests/support/swift-setup.ts',
          ],
        },
      },
      {
        test: {
          ...integration,
          name: 'integration-postgres',
          exclude: [
            '**/node_modules/**',
            // About a process and its embedded store: nothing in them would be on PostgreSQL.
            'tests/integration/platform/start.test.ts',
            'tests/integration/platform/private-files.test.ts',
            'tests/integration/files/killed.test.ts',
            // About a damaged embedded store.
            'tests/integration/faults/commands.test.ts',
            'tests/integration/object-store/**',
            ...(isShortRun ? thoroughOnly : beforeAnyStore),
          ],
          globalSetup: ['tests/support/processes/run-folder.ts', 'tests/support/postgres-template.ts'],
        },
      },
    ],
  },
})
