import { expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { restrictedApis } from './dangers.ts'

const faults = (path: string, text: string): string[] => restrictedApis([sourceFile(path, text)])
const service = 'server/src/domain/projects/project.service.ts'
const route = 'client/src/routes/index.tsx'

test.each([
  [service, 'const port = process.env.PORT'],
  [service, "const port = process['env'].PORT"],
  [service, 'const port = globalThis.process.env.PORT'],
  [service, 'const { env } = process'],
  [service, "import { env } from 'node:process'"],
  ['client/src/lib/trpc.ts', 'const mode = process.env.NODE_ENV'],
  [service, 'await db.transaction().execute(work)'],
  [service, 'await db.startTransaction().execute()'],
  [service, "await sql.raw('drop table users').execute(db)"],
  [route, 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />'],
  [route, 'const props = { dangerouslySetInnerHTML: { __html: text } }'],
  [route, 'element.innerHTML = text'],
  ['client/gate/gate.ts', "element.insertAdjacentHTML('beforeend', text)"],
  [service, "import { exec } from 'node:child_process'"],
  [service, "const { exec } = await import('child_process')"],
  [service, 'const id = Math.random()'],
  ['server/src/routers/index.ts', "import { lazy } from '@trpc/server'"],
  [route, "import './index.css'"],
  [route, "import styles from '../features/a/a.module.css'"],
])('dangers are found: %s: %s', (path, text) => {
  expect(faults(path, text)).toHaveLength(1)
})

test.each([
  ['server/src/config/env.ts', 'const port = process.env.PORT'],
  ['client/build.ts', "process.env.NODE_ENV = 'production'"],
  ['scripts/dev.ts', "import { spawn } from 'node:child_process'"],
  ['tests/support/a.ts', 'const port = process.env.PORT'],
  ['server/src/platform/db/transaction.ts', 'await db.transaction().execute(work)'],
  ['server/src/trpc/init.ts', "import { initTRPC } from '@trpc/server'"],
  ['client/src/features/a/a.tsx', "import styles from './a.module.css'"],
  [service, 'const name = input.process.name; const env = 1 // process.env'],
  [service, 'await sql`select 1`.execute(db)'],
])('no danger is reported in %s: %s', (path, text) => {
  expect(faults(path, text)).toEqual([])
})
