import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openArchive } from 'server/platform/backup/archive'
import { restore } from 'server/platform/backup/restore'
import { expect, inject, test } from 'vitest'
import { bucketEnvironment } from '../../support/buckets.ts'
import { createDataDir, tempFolder } from '../../support/builders/backups.ts'
import { layStartedStore, openTestStore, urlOf } from '../../support/database.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { startDemo } from '../../support/processes/server-process.ts'
import { RpcClient } from '../../support/rpc-client.ts'

/** Runs a command as a user would. */
function run(command: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const script = fileURLToPath(new URL(`../../../scripts/${command}.ts`, import.meta.url))
  return new Promise<{ code: number; stdout: string; stderr: string }>(resolve => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })
}

/** Returns the environment of a new store: a folder alone, or PostgreSQL and a bucket beside it. */
async function ownStore(): Promise<Record<string, string>> {
  if (inject('template').kind === 'embedded') return { DATA_DIR: layStartedStore(tempFolder()) }
  const { store, dataDir } = await createDataDir(openTestStore())
  return { DATA_DIR: dataDir, DATABASE_URL: urlOf(store), ...(await bucketEnvironment()) }
}

/** Asserts that a stopped store is moved to an empty folder, and that a second restore there is refused. */
async function expectMoved(env: Record<string, string>): Promise<void> {
  const file = join(tempFolder(), 'moved.tar.gz')
  const DATA_DIR = tempFolder()
  const backup = await run('backup', [file], env)
  expect(backup).toMatchObject({ code: 0, stderr: '' })
  const moved = await run('restore', [file], { DATA_DIR })
  expect(moved).toMatchObject({ code: 0, stderr: '' })
  expect(moved.stdout).toBe(backup.stdout.replace(/are in .*/, 'are restored'))
  const again = await run('restore', [file], { DATA_DIR })
  expect(again.code).toBe(73)
  expect(again.stderr).toMatch(/^The store is not empty, .+\n$/)
}

test('a running server is backed up during writes without partial transactions', async () => {
  const env = await ownStore()
  const file = join(tempFolder(), 'running.tar.gz')
  const server = await startDemo({ ...env, LIMITS: 'off' }, await freePort())
  const visitor = new RpcClient(server.origin)
  const answered: string[] = []
  const ask = async () => {
    const email = `running-${answered.length}@example.com`
    await visitor.call('publicForms.contact', { name: 'Ada', email, message: 'Ciao' })
    answered.push(email)
  }
  for (let index = 0; index < 5; index++) await ask()
  const before = answered.length
  let going = true
  const writing = (async () => {
    // Paced like users: at full speed the jobs that they enqueue would pile up.
    while (going) {
      await ask()
      await pause(50)
    }
  })()
  const backup = await run('backup', [file], env)
  going = false
  await writing
  expect(backup).toMatchObject({ code: 0, stderr: '' })
  expect(backup.stdout).toMatch(/^\d+ rows of \d+ tables and \d+ files are in /)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  if (existsSync(join(env.DATA_DIR ?? '', 'backup-requests')))
    expect(readdirSync(join(env.DATA_DIR ?? '', 'backup-requests'))).toEqual([])

  const refused = await run('restore', [file], env)
  expect(refused.code).toBe(75)
  expect(refused.stderr.trim().split('\n')).toHaveLength(1)
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  await server.signal('SIGTERM')
  await expectMoved(env)

  const target = await createDataDir(openTestStore())
  await restore(await openArchive(file), target)
  const { rows: leads } = await sql<{ email: string }>`
    select email from contact_messages where email like 'running-%'`.execute(target.store.db)
  expect(leads.map(lead => lead.email)).toEqual(expect.arrayContaining(answered.slice(0, before)))
  const { rows: mails } = await sql<{ email: string }>`
    select data ->> 'to' as email from pgboss.job where name = 'mail.send' and data ->> 'to' like 'running-%'
    union select recipient from mailbox where recipient like 'running-%'`.execute(target.store.db)
  expect(mails.map(mail => mail.email).sort()).toEqual(leads.map(lead => lead.email).sort())
})

test.each([
  ['backup', ['--help'], 0],
  ['restore', ['--help'], 0],
  ['backup', [], 64],
  ['restore', ['a', 'b'], 64],
  ['restore', ['nowhere.tar.gz'], 66],
  ['backup', ['nothing.tar.gz'], 66],
] as const)('%s %j exits with %d', async (command, args, code) => {
  const DATA_DIR = tempFolder()
  const ended = await run(command, [...args], { DATA_DIR })
  expect(ended.code).toBe(code)
  expect(existsSync(join(DATA_DIR, 'database'))).toBe(false)
})
