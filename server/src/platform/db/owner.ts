import { sql } from 'kysely'
import { ConfigError } from '../../config/config-error.ts'
import { waitForLock } from './migration-locks.ts'
import type { Database } from './store.ts'

/** Held while the role that works is given its rights; a number that nobody else uses. */
const RIGHTS_LOCK = 7_204_410_004

/**
 * Grants the app's role the rights to read and write rows of the owner's present and future tables, and to create its own
 * job queue. It cannot change tables. Runs on a connection of the owner, which ends afterwards.
 * @throws ConfigError if the connected role does not own the database.
 */
export async function grantAppRole(db: Database, role: string): Promise<void> {
  const { database, owner, isOwner, isDone } = await lookAt(db, role)
  if (owner === role) return
  if (!isOwner)
    throw new ConfigError(
      `DATABASE_OWNER_URL takes the role that owns the database ${database}; ${owner} does not.`,
    )
  if (isDone) return
  await waitForLock(db, RIGHTS_LOCK)
  const [worker, place] = [sql.id(role), sql.id(database)]
  await sql`grant create on database ${place} to ${worker}`.execute(db)
  await sql`grant usage on schema public to ${worker}`.execute(db)
  await sql`grant select, insert, update, delete on all tables in schema public to ${worker}`.execute(db)
  await sql`grant usage, select on all sequences in schema public to ${worker}`.execute(db)
  await sql`
    alter default privileges in schema public
      grant select, insert, update, delete on tables to ${worker}`.execute(db)
  await sql`
    alter default privileges in schema public grant usage, select on sequences to ${worker}`.execute(db)
}

async function lookAt(db: Database, role: string) {
  const { rows } = await sql<{ database: string; owner: string; isOwner: boolean; isDone: boolean }>`
    select current_database() as database, current_user as owner,
      pg_has_role((select datdba from pg_database where datname = current_database()), 'usage') as "isOwner",
      has_database_privilege(${role}::name, current_database(), 'create')
      and exists (
        select from pg_default_acl acl
        where defaclobjtype = 'r' and defaclrole = (select oid from pg_roles where rolname = current_user)
          and exists (
            select from aclexplode(acl.defaclacl)
            where grantee = (select oid from pg_roles where rolname = ${role})))
      as "isDone"`.execute(db)
  if (!rows[0]) throw new Error('The server does not say whose the database is.')
  return rows[0]
}

/** Revokes the app's role the right to write the tables of done migrations, once these exist. */
export async function revokeMigrationWrites(db: Database, role: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname like 'kysely\\_%'
      and has_table_privilege(${role}::name, oid, 'insert') and not pg_has_role(${role}::name, relowner, 'usage')`.execute(
    db,
  )
  for (const { name } of rows)
    await sql`revoke insert, update, delete on ${sql.id('public', name)} from ${sql.id(role)}`.execute(db)
}
