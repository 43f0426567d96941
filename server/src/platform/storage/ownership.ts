import { sql } from 'kysely'
import { ConfigError } from '../../config/config-error.ts'
import type { SecretKeys } from '../../config/env.ts'
import type { Database } from '../db/store.ts'
import { withLongTransaction } from '../db/unit-of-work.ts'
import { sign, verifySigned } from '../tokens.ts'
import { OWNER_FILE, type Storage } from './storage.ts'

/**
 * Asserts that the storage belongs to this migrated database. The first storage used is marked with the database's id;
 * an empty one may be marked again.
 * @throws ConfigError for any other storage afterwards, and for one of another database.
 */
export async function assertOwnStorage(db: Database, storage: Storage): Promise<void> {
  const known = await db.selectFrom('fileStore').select(['id', 'markedAt']).executeTakeFirst()
  if (known?.markedAt) return assertOwner(storage, known.id)
  // In a separate transaction: the id stays the same if the next one fails.
  await db
    .insertInto('fileStore')
    .defaultValues()
    .onConflict(conflict => conflict.column('onlyOne').doNothing())
    .execute()
  await withLongTransaction(db, async trx => {
    const { rows } = await sql<{ id: string; isMarked: boolean }>`
      select id, marked_at is not null as "isMarked" from file_store for update`.execute(trx)
    const [own] = rows
    if (!own) throw new Error('The inserted row is missing.')
    if (own.isMarked || !(await isFree(storage))) return assertOwner(storage, own.id)
    await storage.setOwner(own.id)
    await sql`update file_store set marked_at = now()`.execute(trx)
  })
}

async function isFree(storage: Storage): Promise<boolean> {
  if ((await storage.owner()) === undefined) return true
  for await (const _file of storage.list()) return false
  return true
}

async function assertOwner(storage: Storage, id: string): Promise<void> {
  const owner = await storage.owner()
  if (owner === id) return
  const [variable] = storage.place.split(' ', 1)
  const told = owner === undefined ? 'is not there' : 'names another'
  throw new ConfigError(
    `${variable} takes the place where the files of this database lie: in ${storage.place} the file ${OWNER_FILE}, which should say ${id}, ${told}.`,
  )
}

const PURPOSE = 'mark of a database'

/**
 * Asserts that all processes of a database use one key. The first process stores a mark of its key. A new key replaces
 * the mark if the former key is given as well.
 * @throws ConfigError for any other key.
 */
export async function assertOwnKey(db: Database, keys: SecretKeys): Promise<void> {
  const ours = sign(keys, PURPOSE, '')
  await db
    .insertInto('secretKeyMark')
    .values({ mark: ours })
    .onConflict(conflict => conflict.column('onlyOne').doNothing())
    .execute()
  const { mark } = await db.selectFrom('secretKeyMark').select('mark').executeTakeFirstOrThrow()
  if (mark === ours) return
  if (verifySigned(keys, PURPOSE, mark) === undefined)
    throw new ConfigError(
      'SECRET_KEY takes the key that this database is used with, or a new one with the former in SECRET_KEY_BEFORE; where that is lost, "delete from secret_key_mark" lets a new one in.',
    )
  await db.updateTable('secretKeyMark').set({ mark: ours }).where('mark', '=', mark).execute()
}
