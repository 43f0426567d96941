import { defineConfig } from 'vitest/config'
import { aboutFiles, isShortRun, thoroughOnly } from './tests/support/short-run.ts'
import { SlowestFirstSequencer } from './tests/support/slowest-first-sequencer.ts'

const integration = {
  include: ['tests/integration/**/*.test.ts'],
  // Far above the usual times, because a busy machine delays mails, jobs and timers.
  testTimeout: 360_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
  // Halves the run: files share the loaded code alone, since each starts its own server.
  isolate: false,
}

/** Tests that do not depend on the store; a run with both stores runs them once. */
const independentOfStore = ['tests/integration/security/**', 'tests/integration/platform/child-work.test.ts']

export default defineConfig({
  test: {
    silent: 'passed-only',
    // Runs the code with Node's own loader, in a fifth of the time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // More workers than cores, because many tests wait for processes, mails or timers. The thorough run has fewer,
    // because its experiments measure response times.
    maxWorkers: isShortRun ? 4 : 3,
    sequence: { sequencer: SlowestFirstSequencer },
    projects: [
      {
        test: {
          name: 'unit',
          // Takes a third of the time: loading the code for each file takes longer than the tests.
          isolate: false,
          unstubGlobals: true,
          // Property tests run hundreds of cases, also on a busy machine.
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
          // Halves the run: Mantine is loaded once.
          isolate: false,
          unstubGlobals: true,
          // Node cannot load JSX.
          experimental: { viteModuleRunner: true },
          setupFiles: ['tests/support/dom.ts'],
        },
      },
      {
        test: {
          name: 'architecture',
          // Loading the compiler takes most of the time.
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
          // Excludes tests with several processes, which the embedded store does not allow.
          exclude: [
            '**/node_modules/**',
            'tests/integration/platform/processes.test.ts',
            'tests/integration/faults/on-postgres/**',
            // Fuzz tests run on the store of production.
            'tests/integration/fuzz/**',
            // These do not depend on the store. The authorisation matrix runs on both.
            'tests/integration/authorisation/batches.test.ts',
            'tests/integration/authorisation/limits.test.ts',
            'tests/integration/authorisation/policy-mutation.test.ts',
            // These need a bucket.
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
          // Needs the embedded store.
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
            // These need the embedded store.
            'tests/integration/platform/start.test.ts',
            'tests/integration/files/killed.test.ts',
            // Needs a damaged embedded store.
            'tests/integration/faults/commands.test.ts',
            'tests/integration/object-store/**',
            ...(isShortRun ? thoroughOnly : independentOfStore),
          ],
          globalSetup: ['tests/support/processes/run-folder.ts', 'tests/support/postgres-template.ts'],
        },
      },
    ],
  },
})
