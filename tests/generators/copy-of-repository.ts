import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { root } from '../../scripts/setup/tools.ts'

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', '.data', 'test-results', 'playwright-report'])

/** How a command ended, and what it said. */
export interface Ended {
  code: number
  output: string
}

/** The sources in another folder, where something may be written; packages are those that are installed. */
export class CopyOfRepository {
  readonly folder = mkdtempSync(join(realpathSync(tmpdir()), 'repository-'))

  constructor() {
    cpSync(root, this.folder, { recursive: true, filter: path => !LEFT_OUT.has(basename(path)) })
    mkdirSync(join(this.folder, 'node_modules'))
    for (const name of readdirSync(join(root, 'node_modules'))) this.#link(name)
  }

  /** The workspaces are those of the copy; what tools remember (`.cache`) stays with the original. */
  #link(name: string): void {
    if (name.startsWith('.') && name !== '.bin') return
    const path = join(root, 'node_modules', name)
    const target = realpathSync(path)
    const isWorkspace = lstatSync(path).isSymbolicLink() && dirname(target) === dirname(join(root, 'x'))
    const home = isWorkspace ? join(this.folder, basename(target)) : target
    if (lstatSync(target).isDirectory())
      symlinkSync(home, join(this.folder, 'node_modules', name), 'junction')
  }

  /** Runs a script of the copy on this Node, without anybody at a terminal. */
  async run(...args: string[]): Promise<Ended> {
    // Compiled once for all of the many runs.
    const env = { ...outerEnvironment(), NODE_COMPILE_CACHE: join(this.folder, '.cache/compiled') }
    const child = spawn(process.execPath, args, { cwd: this.folder, env, stdio: 'pipe' })
    child.stdin.end()
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    const [code] = await once(child, 'close')
    return { code: Number(code), output }
  }

  /** Runs a tool of node_modules. */
  readonly tool = (script: string, ...args: string[]): Promise<Ended> =>
    this.run(join(this.folder, 'node_modules', script), ...args)

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Without what the test runner tells its own workers. */
const outerEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|NODE_ENV$|TEST$|MODE$|PROD$|DEV$|SSR$)/.test(name),
    ),
  )
