import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { tool } from '../../scripts/setup/tools.ts'
import { root } from './source-file.ts'

/** What `biome.json` forbids about sizes, circles, names and barrels is refused indeed, and what it lets through passes. */
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'biome-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines = (count: number): string => 'work()\n'.repeat(count)
const work = 'export const work = (): void => {}\n'
const refused: Record<string, [path: string, text: string]> = {
  noExcessiveLinesPerFile: ['server/src/platform/long.ts', lines(301)],
  noExcessiveLinesPerFunction: [
    'server/src/platform/wide.ts',
    `export function act(): void {\n${lines(61)}}\n`,
  ],
  noImportCycles: ['shared/src/a/first.ts', "import './second.ts'\n"],
  noBarrelFile: ['shared/src/a/index.ts', "export * from './third.ts'\n"],
  useFilenamingConvention: ['client/src/ui/MoneyText.tsx', work],
}
const fine: [path: string, text: string][] = [
  ['shared/src/a/second.ts', "import './third.ts'\nimport './first.ts'\n"],
  ['shared/src/a/third.ts', "import type { Fourth } from './fourth.ts'\nexport type Third = Fourth\n"],
  ['shared/src/a/fourth.ts', "import './third.ts'\nexport type Fourth = 4\n"],
  ['shared/src/messages/it/long.ts', lines(301)],
  ['tests/integration/wide.test.ts', `export function act(): void {\n${lines(61)}}\n`],
  ['client/src/routes/__root.tsx', work],
  ['client/src/routes/_public/-part.tsx', work],
  ['client/src/routes/_dashboard/dashboard/brief-summary.$projectId.tsx', work],
  ['client/src/ui/money-text.module.test.tsx', work],
]

function lint(): { rule: string; path: string }[] {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  const files: [string, string][] = [
    ['biome.json', JSON.stringify({ ...config, vcs: { enabled: false } })],
    ...Object.values(refused),
    ...fine,
  ]
  for (const [path, text] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { stdout } = spawnSync(
    process.execPath,
    tool('biome', 'lint', '--reporter=json', '--max-diagnostics=none'),
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string } }[]
  }
  return diagnostics.map(({ category, location }) => ({
    rule: category.split('/').at(-1) ?? '',
    path: location.path,
  }))
}

test('each rule refuses its red example, and nothing else is refused', () => {
  const expected = Object.entries(refused).map(([rule, [path]]) => `${rule} ${path}`)
  const circle = 'noImportCycles shared/src/a/second.ts'
  expect(new Set(lint().map(({ rule, path }) => `${rule} ${path}`))).toEqual(new Set([...expected, circle]))
})
