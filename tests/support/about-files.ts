/** Integration tests that read, write or list files. They run on a folder and on a bucket. */
export const aboutFiles = [
  'tests/integration/files/**/*.test.ts',
  'tests/integration/platform/{backup*,missing-bytes}.test.ts',
  'tests/integration/security/virus-scanner.test.ts',
]
