import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Only rows change. */
export const compatible = true

export async function up(): Promise<void> {}

const invisible = '[\\u00ad\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff]'

const lineOf = (column: RawBuilder<unknown>) => sql`normalize(
  regexp_replace(regexp_replace(${column}, ${sql.lit(invisible)}, '', 'g'), '^\\s+|\\s+$', '', 'g'), NFC)`

/** Removes invisible characters. Addresses are ASCII, so no other normalization applies. */
const addressOf = (column: RawBuilder<unknown>) =>
  sql`regexp_replace(${column}, ${sql.lit(invisible)}, '', 'g')`

const lines: Record<string, string[]> = {
  profiles: ['full_name', 'phone', 'website', 'pec'],
  companies: ['name'],
  company_billing: ['legal_name', 'street', 'city', 'pec'],
  projects: ['title'],
  assets: ['name'],
  deliverables: ['version_name'],
  material_links: ['name', 'url'],
  project_video_references: ['video_title', 'video_url'],
  review_guests: ['name'],
  team_members: ['full_name', 'role', 'location', 'phone', 'website', 'linkedin', 'instagram'],
  audit_requests: ['first_name', 'last_name', 'company', 'email'],
  script_improvement_requests: ['first_name', 'last_name', 'company', 'email', 'website'],
  interview_applications: ['contact_name', 'company_name', 'email', 'location', 'phone'],
  contact_messages: ['name', 'company', 'email'],
}
const texts: Record<string, string[]> = {
  profiles: ['description', 'address'],
  projects: ['description'],
  project_video_references: ['note'],
}
const keys: Record<string, string> = { company_billing: 'company_id' }

/** Columns that are unique together with others. */
const uniqueWith: Record<string, string[]> = {
  'assets.name': ['project_id', 'kind'],
  'material_links.url': ['project_id'],
  'project_video_references.video_url': ['project_id'],
}

/** Condition that no other row of the scope has the same normalized text, since that would violate a constraint. */
function isAlone(table: string, column: string, form: typeof lineOf): RawBuilder<unknown> {
  const scope = uniqueWith[`${table}.${column}`]
  if (!scope) return sql`true`
  const own = (name: string) => sql.ref(`${table}.${name}`)
  const others = (name: string) => sql.ref(`other.${name}`)
  const same = scope.map(name => sql`${others(name)} = ${own(name)}`)
  return sql`not exists (
    select from ${sql.table(table)} as other
    where other.id <> ${own('id')} and ${sql.join(same, sql` and `)}
      and ${form(others(column))} = ${form(own(column))})`
}

/** Skips rows that would become empty or would violate a unique constraint. */
const normalized = (table: string, column: string, form: typeof lineOf) => {
  const name = sql.ref(column)
  return {
    name: `${table}.${column}`,
    table,
    key: keys[table] ?? 'id',
    fill: (trx: Kysely<unknown>, within: RawBuilder<boolean>) =>
      sql`
        update ${sql.table(table)} set ${name} = ${form(name)}
        where ${within} and octet_length(${name}) > length(${name})
          and ${name} <> ${form(name)} and ${form(name)} <> ''
          and ${isAlone(table, column, form)}`.execute(trx),
  }
}

const stepsOf = (columns: Record<string, string[]>, form: typeof lineOf) =>
  Object.entries(columns).flatMap(([table, names]) => names.map(name => normalized(table, name, form)))

/** Leaves accounts whose addresses would collide unchanged, and logs their ids. */
const addresses = {
  name: 'addresses',
  async run(trx: Kysely<unknown>) {
    const email = sql.ref('email')
    for (const table of ['users', 'team_members']) {
      await sql`
        update ${sql.table(table)} as one set email = ${addressOf(email)}
        where octet_length(email) > length(email) and not exists (
          select from ${sql.table(table)} as other
          where other.id <> one.id and ${addressOf(sql.ref('other.email'))} = ${addressOf(sql.ref('one.email'))})`.execute(
        trx,
      )
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(table)}
        where octet_length(email) > length(email) and email <> ${addressOf(email)}`.execute(trx)
      for (const { id } of rows) {
        console.warn(
          `0068-normalized-text: address kept, another account has it without invisible characters: ${table} ${id}`,
        )
      }
    }
  },
}

/** Steps that normalize names, titles and addresses as `shared/src/fields/normalize.ts` does with input. */
export const steps = [
  ...stepsOf(lines, lineOf),
  ...stepsOf(texts, column => sql`normalize(${column}, NFC)`),
  addresses,
]

/** Does nothing: the original text is not kept. */
export async function down(): Promise<void> {}
