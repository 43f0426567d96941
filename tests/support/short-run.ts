/** Set by `npm test` without `--thorough`. Tests named on the command line run whole. */
export const isShortRun = process.env.SHORT_RUN === '1'

/**
 * Tests that run only with `npm test -- --thorough`: kills, full disks and failovers, backups, races, and generated
 * files, films, requests and texts.
 */
export const thoroughOnly = [
  'tests/architecture/parser-complexity.test.ts',
  'tests/integration/{faults,fuzz}/**',
  'tests/integration/migrations/large-steps.test.ts',
  'tests/integration/auth/strangers.test.ts',
  'tests/integration/authorisation/{batches,limits,policy-mutation,routes}.test.ts',
  'tests/integration/dashboard/{*-races,saving-limits}.test.ts',
  'tests/integration/files/{comments-sheet,killed,many-films,proxies,unwatchable,uploads,videos}.test.ts',
  'tests/integration/platform/{backup*,child-work,example-client,missing-bytes,processes,start}.test.ts',
  'tests/integration/security/{cross-site,files,headers,heavy-work,known-addresses}.test.ts',
]

/** Tests of a short run: one journey of several people, and the tests with the tag in other files. */
export const smoke = [/\bmulti-user-realtime\.spec\.ts\b/, /@smoke\b/]

/** Integration tests that read, write or list files. They run on a folder and on a bucket. */
export const aboutFiles = [
  'tests/integration/files/**/*.test.ts',
  'tests/integration/platform/{backup*,missing-bytes}.test.ts',
  'tests/integration/security/virus-scanner.test.ts',
]
