/** `npm test` sets it, unless `--thorough` is asked for. What is named on the command line by hand runs whole. */
export const isShortRun = process.env.SHORT_RUN === '1'

/**
 * What only `npm test -- --thorough` runs: experiments that kill processes, fill disks and change masters, backups,
 * races, and files, films, requests and texts that are tried by the hundred.
 */
export const thoroughOnly = [
  'tests/architecture/reading-time.test.ts',
  'tests/integration/{faults,hostile}/**',
  'tests/integration/migrations/{large-steps,up-and-down}.test.ts',
  'tests/integration/auth/strangers.test.ts',
  'tests/integration/authorisation/{batches,limits,routes,wall}.test.ts',
  'tests/integration/dashboard/{*-races,saving-limits}.test.ts',
  'tests/integration/files/{comments-sheet,killed,many-films,proxies,unwatchable,uploads,videos}.test.ts',
  'tests/integration/platform/{backup*,child-work,example-client,missing-bytes,private-files,processes,start,work-apart}.test.ts',
  'tests/integration/security/{cross-site,files,headers,heavy-work,known-addresses}.test.ts',
]
