/**
 * The integration tests of what the product does for people. Their SQL is the same on both stores, and that a
 * transaction uses no connection but its own is held on both (`transaction-guard.ts`): one store is enough where there
 * is little time. What is done at the same moment is different with one connection: races run on both.
 */
export const aboutSubjects = [
  'tests/integration/{auth,authorisation,public,team}/**/*.test.ts',
  'tests/integration/dashboard/!(*-races|saving-limits).test.ts',
]
