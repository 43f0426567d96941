import { expect, test } from 'vitest'
import { Changes } from '../changes.ts'
import { readProcedureRequest } from './request.ts'
import { testFileFor } from './test-file.ts'

const OWN = 'tests/integration/dashboard/notes.test.ts'
const APART = 'tests/integration/dashboard/notes-set-done.test.ts'
const STARTED = 'const app = await startApp()\n'

test.each<[where: string, there: string, file: string]>([
  ['behind those of its subject', STARTED, OWN],
  ['behind those that leave the jobs waiting', 'const app = await startApp({ work: false })\n', OWN],
  ['apart, where the server is started otherwise', 'const app = await startApp({ env: {} })\n', APART],
  ['apart, where no server is started', 'expect(1).toBe(1)\n', APART],
  ['apart, where a name is taken', `${STARTED}const makeClient = () => 1\n`, APART],
  ['apart, where the file is full', `${STARTED}${'\n'.repeat(230)}`, APART],
])('a test is put %s', async (_, there, file) => {
  const changes = new Changes()
  changes.create(OWN, there)
  const request = await readProcedureRequest(['dashboard.notes.setDone', 'mutation', '--policy', 'client'])
  expect(testFileFor(changes, request)).toBe(file)
})

test('the first test of a subject makes its file, under the name of who calls', async () => {
  const request = await readProcedureRequest(['publicForms.callbacks.ask', 'mutation', '--policy', 'public'])
  expect(testFileFor(new Changes(), request)).toBe('tests/integration/public/callbacks.test.ts')
})
