/** `npm test` sets it, unless `--thorough` is asked for. What is named on the command line by hand runs whole. */
export const isShortRun = process.env.SHORT_RUN === '1'

/**
 * Before every commit the subjects run on one store: their SQL is the same on both, and that a transaction uses no
 * connection but its own is held on both (`transaction-guard.ts`). What is done at the same moment is different with
 * one connection: races run on both.
 */
export const aboutSubjects = [
  'tests/integration/{auth,authorisation,public,team}/**/*.test.ts',
  'tests/integration/dashboard/!(*-races|saving-limits).test.ts',
]

/** Experiments: they kill processes, fill disks, change masters, try what is forbidden by the hundred. */
export const experiments = [
  'tests/integration/faults/{disk-full,processes,statements}.test.ts',
  'tests/integration/faults/on-postgres/{cluster,lost-jobs,migration-locks,processes,wrong-server}.test.ts',
  'tests/integration/files/{killed,proxies}.test.ts',
  'tests/integration/migrations/large-steps.test.ts',
  'tests/integration/platform/{backup-killed,backup-running,start,work-apart}.test.ts',
  'tests/integration/security/known-addresses.test.ts',
  'tests/integration/hostile/texts.test.ts',
  // About the protocol, and about the matrix of who may call what, which itself runs.
  'tests/integration/authorisation/{batches,wall}.test.ts',
]
