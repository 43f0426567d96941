/** The integration tests of whatever reads, writes or lists files: they run on a folder and on a bucket. */
export const aboutFiles = [
  'tests/integration/files/**/*.test.ts',
  'tests/integration/platform/{backup*,missing-bytes}.test.ts',
  'tests/integration/security/virus-scanner.test.ts',
]
