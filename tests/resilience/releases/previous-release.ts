import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const git = (...given: string[]): string =>
  execFileSync('git', ['-C', root, ...given], { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 28 }).trim()

/** Source tree of a release. */
export interface Release {
  folder: string
  /** Short hash and date. */
  commit: string
  /** Migrations of the current release that it lacks. */
  newer: string[]
  remove(): void
}

/**
 * Unpacks the previous release from the history, with the packages installed here. It is the newest tag, else the
 * newest commit, whose migrations are a shorter prefix of the current ones.
 * @returns the release, or the reason why there is none.
 */
export function unpackPreviousRelease(): Release | string {
  const today = migrationsOf(readdirSync(join(root, 'migrations')))
  const commit = findCommit(today)
  if (commit === undefined)
    return 'this clone has no history before the newest migration (git fetch --unshallow brings it)'
  const before = migrationsAt(commit)
  const folder = mkdtempSync(join(tmpdir(), 'previous-release-'))
  execFileSync('tar', ['-x', '-C', folder], { input: archiveOf(commit) })
  linkPackages(folder)
  return {
    folder,
    commit: git('log', '-1', '--format=%h (%as)', commit),
    newer: today.filter(name => !before.includes(name)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const archiveOf = (commit: string): Buffer =>
  execFileSync('git', ['-C', root, 'archive', '--format=tar', commit], { maxBuffer: 1 << 30 })

const migrationsOf = (names: string[]): string[] => names.filter(name => name.endsWith('.ts')).sort()

const migrationsAt = (commit: string): string[] =>
  migrationsOf(
    git('ls-tree', '--name-only', commit, 'migrations/')
      .split('\n')
      .map(path => path.replace('migrations/', '')),
  )

function findCommit(today: string[]): string | undefined {
  try {
    const tags = git('tag', '--list', 'v*', '--sort=-creatordate', '--merged', 'HEAD')
    const parents = git('log', '--format=%P', '--', 'migrations').split(/\s+/)
    return [...tags.split('\n'), ...parents].find(commit => commit && isBefore(commit, today))
  } catch {
    // No git, or a copy without history.
    return undefined
  }
}

function isBefore(commit: string, today: string[]): boolean {
  const then = migrationsAt(commit)
  return then.length > 0 && then.length < today.length && then.every((name, at) => name === today[at])
}

/** Links the release's own workspaces, and every other package that is installed here. */
function linkPackages(folder: string): void {
  const from = join(root, 'node_modules')
  const to = join(folder, 'node_modules')
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    const own = join(folder, name)
    const isWorkspace = existsSync(join(own, 'package.json'))
    symlinkSync(isWorkspace ? own : join(from, name), join(to, name))
  }
}
