import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './setup/tools.ts'

/**
 * `npm run -s lines`: prints how many lines and files of source Git tracks, by part; with `-- --folders` by folder.
 * Lines are counted as `wc -l` does, comments and blank lines too.
 */
const { folders } = parseArgs({ options: { folders: { type: 'boolean', default: false } } }).values

const isGenerated = (path: string): boolean =>
  /\.gen\.|\/generated\/|^tests\/(fuzz-payloads|fixtures)\/|package-lock\.json$/.test(path)
const isTest = (path: string): boolean => /^tests\/|\.(test|spec)\.|^(vitest|playwright)\.config/.test(path)
const isSource = (path: string): boolean => /\.(ts|tsx|mts|mjs|css|html|sql)$/.test(path)

function partOf(path: string): string | undefined {
  if (isGenerated(path)) return 'generated and corpus'
  if (!isSource(path)) return undefined
  if (isTest(path)) return 'tests'
  if (path.startsWith('client/')) return path.endsWith('.css') ? 'client CSS' : 'client TypeScript'
  const top = path.split('/')[0] ?? ''
  return ['server', 'shared', 'scripts', 'migrations', 'api-client'].includes(top) ? top : 'other'
}

interface Sum {
  lines: number
  files: number
  short: number
}
const SHORT_LINES = 30
const sums = new Map<string, Sum>()

const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
for (const path of paths) {
  const part = partOf(path)
  if (!part) continue
  const folder = path.split('/').slice(0, -1).slice(0, 4).join('/')
  const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1
  for (const key of ['source without tests', part, ...(folders ? [`  ${part}: ${folder}`] : [])]) {
    if (key === 'source without tests' && /^(tests|generated)/.test(part)) continue
    const sum = sums.get(key) ?? { lines: 0, files: 0, short: 0 }
    sums.set(key, {
      lines: sum.lines + lines,
      files: sum.files + 1,
      short: sum.short + (lines <= SHORT_LINES ? 1 : 0),
    })
  }
}

console.log(
  `${'part'.padEnd(60)}${'lines'.padStart(8)}${'files'.padStart(7)}${`≤ ${SHORT_LINES} lines`.padStart(12)}`,
)
for (const [name, { lines, files, short }] of [...sums].sort(([a], [b]) => a.trim().localeCompare(b.trim())))
  console.log(
    `${name.padEnd(60)}${String(lines).padStart(8)}${String(files).padStart(7)}${String(short).padStart(12)}`,
  )
