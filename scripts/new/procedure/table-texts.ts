import type { Changes } from '../changes.ts'
import { capital } from '../names.ts'
import { addPiece } from '../pieces.ts'
import { Refusal } from '../refusal.ts'
import { namesIn, type Piece } from '../source-edits.ts'
import { addExport } from './export-texts.ts'
import { type OwnTable, THINGS } from './own-table.ts'

/** What a table needs beside the procedures: the migration, its class among the data, its place in the export. */
export function addTable(changes: Changes, own: OwnTable): void {
  if (!own.migration) return
  changes.create(own.migration, migration(own))
  changes.edit(DOCUMENT, text => withClass(text, own))
  addExport(changes, own)
}

/** What tests make things with, as far as it is not there. */
export function addMakers(changes: Changes, own: OwnTable, thing: string | undefined): void {
  if (!changes.has(own.maker) || !namesIn(changes.text(own.maker)).has(`make${own.Thing}`))
    addPiece(changes, own.maker, maker(own))
  if (thing && !namesIn(changes.text(THINGS)).has(thing)) addPiece(changes, THINGS, thingOf(own, thing))
}

const migration = ({ many, sqlName }: OwnTable): string => `import { type Kysely, sql } from 'kysely'

/** The ${many} of people, in the order in which they are read; they go with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    create table ${sqlName} (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      title text not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )\`.execute(db)
  await sql\`create index ${sqlName}_list on ${sqlName} (user_id, created_at desc, id desc)\`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('${sqlName}').execute()
}
`

const DOCUMENT = 'server/ASVS.md'

function withClass(text: string, { many, table }: OwnTable): string {
  const row = `| own ${many} | \`${table}\` | whoever wrote it, nobody else | until removed, or the account is erased |`
  const changed = text.replace(/(\n### Data\n\n(?:\|.*\n)*?\| work \|.*\n)/, `$1${row}\n`)
  if (changed === text) throw new Refusal(`${DOCUMENT} has no class "work" under "Data" any more.`)
  return changed
}

const maker = ({ one, table, Thing }: OwnTable): Piece => ({
  imports: [
    { from: 'kysely', names: ['type Insertable'] },
    { from: 'server/src/platform/db/schema.gen.ts', names: ['type DB'] },
    { from: 'tests/support/app.ts', names: ['type TestApp'] },
  ],
  code: `/** ${capital(one)} of a person. @returns its id. */
export async function make${Thing}(
  app: TestApp,
  userId: string,
  facts: Partial<Insertable<DB['${table}']>> = {},
): Promise<string> {
  const { id } = await app.context.db
    .insertInto('${table}')
    .values({ userId, title: '${EXAMPLE}', ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}`,
})

/** What a thing is called until it says more. */
export const EXAMPLE = 'Un esempio'

function thingOf({ hasTitle, maker: from, one, thing, Thing }: OwnTable, name: string): Piece {
  const isMembers = name !== thing
  const [first, second] = isMembers ? ['editor', 'manager'] : ['owner', 'stranger']
  return {
    imports: [{ from, names: [`make${Thing}`] }],
    code: `/** ${capital(one)} of ${isMembers ? 'two members' : 'a company'}; nobody else sees it. */
export const ${name}: Maker = ({ app, cast }, tenant) =>
  make${Thing}(app, tenant === 'own' ? cast.${first}.id : cast.${second}.id${hasTitle ? ', { title: canaryOf[tenant] }' : ''})`,
  }
}
