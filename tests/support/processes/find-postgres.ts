import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** Address of a running PostgreSQL server, or the binaries to start one. */
export type FoundPostgres = { url: string } | { binaries: string }

/** Returns TEST_DATABASE_URL, else the binaries of `pg_config` or the usual folder; undefined where there is none. */
export function findPostgres(): FoundPostgres | undefined {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url }
  const binaries = [binariesOfPgConfig(), ...globSync('/usr/lib/postgresql/*/bin').sort().reverse()]
  const found = binaries.find(folder => folder && holdsServer(folder))
  return found ? { binaries: found } : undefined
}

function binariesOfPgConfig(): string | undefined {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

/** Returns whether a folder contains a server; the client's package has only pg_config and psql. */
const holdsServer = (folder: string): boolean =>
  ['initdb', 'initdb.exe'].some(name => existsSync(join(folder, name)))

/** Returns the binaries of PostgreSQL, for a server with its own settings; undefined where there are none. */
export function findPostgresBinaries(): string | undefined {
  const found = findPostgres()
  return found && 'binaries' in found ? found.binaries : undefined
}

/** Returns the binaries of PostgreSQL. @throws Error where there are none. */
export function postgresBinaries(): string {
  const binaries = findPostgresBinaries()
  if (!binaries) throw new Error('This needs the binaries of a PostgreSQL server.')
  return binaries
}
