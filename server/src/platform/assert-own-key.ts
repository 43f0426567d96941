import { ConfigError } from '../config/config-error.ts'
import type { SecretKeys } from '../config/env.ts'
import type { Database } from './db/store.ts'
import { readSigned, sign } from './tokens.ts'

const PURPOSE = 'mark of a database'

/**
 * Makes sure that the processes of a database share one key. The first one marks it as its own; a key that replaces it
 * does so where the former one is given too.
 * @throws ConfigError for any other key from then on.
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
  if (readSigned(keys, PURPOSE, mark) === undefined)
    throw new ConfigError(
      'SECRET_KEY takes the key that this database is used with, or a new one with the former in SECRET_KEY_BEFORE; where that is lost, "delete from secret_key_mark" lets a new one in.',
    )
  await db.updateTable('secretKeyMark').set({ mark: ours }).where('mark', '=', mark).execute()
}
