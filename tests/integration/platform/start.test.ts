import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensurePrivateDataDir } from 'server/platform/data-dir'
import { describe, expect, test } from 'vitest'
import { freePort } from '../../support/processes/free-port.ts'
import {
  ServerProcess,
  startDemo,
  startServer,
  withDataDir,
  withStartedStore,
} from '../../support/processes/server-process.ts'
import { RpcClient } from '../../support/rpc-client.ts'

describe('the process', () => {
  test('prints its address and accounts and stops on a signal', async () => {
    await withDataDir(async DATA_DIR => {
      const server = await startDemo({ DATA_DIR }, await freePort())
      expect(server.output).toContain('/dev/mail')
      // Longer than the 60 seconds for which load balancers keep idle connections.
      const { headers } = await fetch(`${server.origin}/readyz`)
      expect(headers.get('keep-alive')).toBe('timeout=75')
      expect((await server.signal('SIGINT')).code).toBe(0)
      await expect(fetch(server.origin)).rejects.toThrow()
    })
  })

  test('refuses a second process on the same store, and the first continues', async () => {
    await withStartedStore(async DATA_DIR => {
      const first = await startServer({ DATA_DIR })
      await first.ready()
      const second = await startServer({ DATA_DIR })
      const { code, stderr } = await second.ended
      expect(code).toBe(75)
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect(stderr).toContain('in use by process')
      expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
      await first.signal('SIGTERM')
    })
  })

  test('names a store without its files and explains the recovery', async () => {
    await withDataDir(async DATA_DIR => {
      mkdirSync(join(DATA_DIR, 'database/global'), { recursive: true })
      writeFileSync(join(DATA_DIR, 'database/PG_VERSION'), '18\n')
      writeFileSync(join(DATA_DIR, 'database/global/pg_control'), 'non è più lei')
      const { code, stderr } = await (await startServer({ DATA_DIR })).ended
      expect(code).toBe(69)
      expect(stderr).toContain(`The store in ${DATA_DIR} cannot be opened`)
      expect(stderr).toContain('npm run restore -- FILE')
      expect(stderr.trim().split('\n')).toHaveLength(1)
    })
  })

  test('names a taken port', async () => {
    const port = await freePort()
    const holder = createServer().listen(port, '127.0.0.1')
    await withStartedStore(async DATA_DIR => {
      const { code, stderr } = await new ServerProcess({ DATA_DIR }, port).ended
      expect(code).toBe(75)
      expect(stderr.trim()).toBe(`Port ${port} on 127.0.0.1 is taken. Set PORT to another one.`)
    })
    holder.close()
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT takes a port number from 0 to 65535.'],
    [{ LIMITS: 'sometimes' }, 'LIMITS takes on, off or a factor such as 10.'],
    [{ DEMO: 'off' }, /^SMTP_URL takes .*$/],
    [{ S3_BUCKET: 'film' }, /^S3_ENDPOINT takes .*; the S3 variables are set together or not at all\.$/],
  ])('names an invalid configuration: %j', async (env, message) => {
    await withDataDir(async DATA_DIR => {
      const server = new ServerProcess({ DATA_DIR, ...env }, await freePort())
      const { code, stderr } = await server.ended
      expect(code).toBe(78)
      expect(stderr.trim()).toMatch(message)
      expect(stderr.trim().split('\n')).toHaveLength(1)
    })
  })

  test('waits for a database that does not answer, then names it', async () => {
    await withDataDir(async DATA_DIR => {
      const port = await freePort()
      const began = performance.now()
      const DATABASE_URL = `postgres://nobody@127.0.0.1:${port}/nothing`
      const server = await startServer({ DATA_DIR, DATABASE_URL })
      const { code, stderr } = await server.ended
      expect(code).toBe(69)
      expect(stderr).toContain(`The database 127.0.0.1:${port}/nothing did not answer within 30 seconds`)
      expect(performance.now() - began).toBeGreaterThan(29_000)
    })
  })

  test('lets the demo’s accounts sign in; its new client is new at every start', async () => {
    await withStartedStore(async DATA_DIR => {
      const port = await freePort()
      for (const _start of ['first', 'second']) {
        const server = await startDemo({ DATA_DIR }, port)
        const visitor = new RpcClient(server.origin)
        await visitor.call('auth.signIn', { email: 'nuovo@demo.example', password: 'Demo-Nuovo-2026' })
        const session = await visitor.call('auth.session')
        const ageMs = Date.now() - Date.parse(session.user?.createdAt ?? '')
        expect(ageMs).toBeGreaterThan(3_500_000)
        expect(ageMs).toBeLessThan(3_700_000)
        await server.signal('SIGTERM')
      }
    })
  })
})

const isOpenToOthers = (path: string): boolean => (statSync(path).mode & 0o077) !== 0

test('files of a first start are readable and writable by their user only', async () => {
  await withDataDir(async folder => {
    const DATA_DIR = join(folder, 'data')
    const server = await startServer({ DATA_DIR })
    await server.ready()
    // The demo's files are written last.
    await expect.poll(() => server.output).toContain('/dev/mail')
    await server.signal('SIGTERM')
    const paths = readdirSync(DATA_DIR, { recursive: true }).map(name => join(DATA_DIR, String(name)))
    expect(paths.length).toBeGreaterThan(100)
    expect([DATA_DIR, ...paths].filter(isOpenToOthers)).toEqual([])
  })
})

test('a DATA_DIR open to others is made private', async () => {
  await withDataDir(async folder => {
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o755)
    ensurePrivateDataDir(dataDir)
    expect(isOpenToOthers(dataDir)).toBe(false)
  })
})

test('a shared folder is refused with one line', async () => {
  await withDataDir(async folder => {
    chmodSync(folder, 0o1777)
    expect(() => ensurePrivateDataDir(folder)).toThrow(
      /^DATA_DIR takes a folder of this user alone; [^\n]+\.$/,
    )
  })
})
