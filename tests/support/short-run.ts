/** `npm test` sets it, unless `--thorough` is asked for. What is named on the command line by hand runs whole. */
export const isShortRun = process.env.SHORT_RUN === '1'

/**
 * What only `npm test -- --thorough` runs: experiments that kill processes, fill disks and change masters, backups,
 * races, and files, films and requests that are refused by the hundred.
 */
export const thoroughOnly = [
  'tests/integration/{faults,hostile}/**',
  'tests/integration/migrations/large-steps.test.ts',
  'tests/integration/authorisation/{batches,limits,wall}.test.ts',
  'tests/integration/dashboard/{*-races,saving-limits}.test.ts',
  'tests/integration/files/{comments-sheet,killed,proxies,unwatchable,videos}.test.ts',
  'tests/integration/platform/{backup*,child-work,example-client,private-files,start,work-apart}.test.ts',
  'tests/integration/security/{cross-site,files,headers,heavy-work,known-addresses}.test.ts',
]
