import { promises as fs } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'

const migrationFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url))

export function migratorOf<DB>(db: Kysely<DB>): Migrator {
  return new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) })
}

/** Brings the database to the newest migration. Several processes may call it at once: Kysely locks. */
export async function migrateToLatest<DB>(db: Kysely<DB>): Promise<string[]> {
  const { error, results } = await migratorOf(db).migrateToLatest()
  if (error) throw error
  return (results ?? []).map(result => result.migrationName)
}

/** Brings the database to one migration, up or down; tables that are to keep their rows only go up. */
export async function migrateTo<DB>(db: Kysely<DB>, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name)
  if (error) throw error
}

/** The migrations that this program knows, oldest first. */
export async function migrationNames<DB>(db: Kysely<DB>): Promise<string[]> {
  const migrations = await migratorOf(db).getMigrations()
  return migrations.map(migration => migration.name)
}

/** Whether every migration of this program has been run. */
export async function isAtHead<DB>(db: Kysely<DB>): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations()
  return migrations.every(migration => migration.executedAt !== undefined)
}
