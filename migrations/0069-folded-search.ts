import { type Kysely, sql } from 'kysely'

/** The functions keep their names and arguments: the former release searches with them as before. */
export const compatible = true

/**
 * Folds text for searches as `foldText` in `shared/src/language/fold.ts` does. This covers decomposed text, letters
 * such as ß, ø and ł, apostrophes and hyphens. ASCII text, the most common, takes a faster path.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_text(words text) returns text
    language plpgsql immutable as $$
    declare
      plain text;
    begin
      if octet_length(words) = length(words) then
        return lower(translate(words, '''-', '  '));
      end if;
      plain := regexp_replace(
        normalize(words, NFKD),
        '[\\u0300-\\u036f\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff]', '', 'g'
      );
      plain := lower(translate(plain, 'øØłŁđĐðÐı', 'oollddddi'));
      plain := replace(replace(plain, 'ß', 'ss'), 'ẞ', 'ss');
      plain := replace(replace(plain, 'æ', 'ae'), 'Æ', 'ae');
      plain := replace(replace(plain, 'œ', 'oe'), 'Œ', 'oe');
      plain := replace(replace(plain, 'þ', 'th'), 'Þ', 'th');
      return translate(plain, '''-ʼ‘’‐‑‒–—―', repeat(' ', 11));
    end $$`.execute(db)
  await sql`
    create or replace function lead_words(words text) returns tsvector
    language plpgsql immutable cost 10000 as $$
    begin
      return to_tsvector('simple'::regconfig, translate(search_text(words), '@._/:+', '      '));
    end $$`.execute(db)
}

const searched = { projects: 'title', profiles: 'full_name', companies: 'name', users: 'email' }

/** Sources of the generated columns. Setting one again is the only way to recompute it. */
const refolded = {
  projects: sql`' ' || title || ' ' || coalesce(description, '')`,
  profiles: sql`' ' || full_name`,
  companies: sql`' ' || coalesce(name, '')`,
  users: sql`' ' || email`,
}

const inbox = {
  audit_requests: sql`first_name || ' ' || last_name || ' ' || email || ' ' || company || ' ' || description`,
  script_improvement_requests: sql`first_name || ' ' || last_name || ' ' || email || ' ' || company || ' ' || original_script || ' ' || coalesce(project_description, '')`,
  interview_applications: sql`contact_name || ' ' || email || ' ' || company_name || ' ' || location || ' ' || motivation`,
  contact_messages: sql`name || ' ' || email || ' ' || coalesce(company, '') || ' ' || message`,
  refund_requests: sql`reason`,
  client_questions: sql`question`,
  profiles: sql`full_name`,
  companies: sql`coalesce(name, '')`,
}

/** Steps that refill columns and rebuild indexes, which lack terms that only the new functions produce. */
export const steps = [
  ...(Object.keys(searched) as (keyof typeof searched)[]).map(table => ({
    name: table,
    table,
    fill: (trx: Kysely<unknown>, within: ReturnType<typeof sql<boolean>>) =>
      sql`
        update ${sql.table(table)} set ${sql.ref(searched[table])} = ${sql.ref(searched[table])}
        where ${within} and folded is distinct from search_text(${refolded[table]})`.execute(trx),
  })),
  ...Object.entries(inbox).map(([table, words]) => ({
    name: `${table}-words`,
    index: `${table}_words_next`,
    on: sql`${sql.table(table)} using gin (lead_words(${words}))`,
  })),
  {
    name: 'swap',
    async run(trx: Kysely<unknown>) {
      for (const table of Object.keys(inbox)) {
        await sql`drop index if exists ${sql.ref(`${table}_words`)}`.execute(trx)
        await sql`
          alter index if exists ${sql.ref(`${table}_words_next`)} rename to ${sql.ref(`${table}_words`)}`.execute(
          trx,
        )
      }
    },
  },
]

const accented = 'áàâäãåçéèêëíìîïñóòôöõúùûüýÁÀÂÄÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝ'
const plain = 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuy'

/** Keeps columns and indexes: the former functions find fewer rows in them, but no wrong ones. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of Object.keys(inbox)) {
    await sql`drop index if exists ${sql.ref(`${table}_words_next`)}`.execute(db)
  }
  await sql`
    create or replace function lead_words(words text) returns tsvector
    language plpgsql immutable cost 10000 as $$
    begin
      return to_tsvector('simple'::regconfig, translate(
        words, ${sql.lit(`${accented}@._/:+-'’`)}, ${sql.lit(plain + ' '.repeat(9))}));
    end $$`.execute(db)
  await sql`
    create or replace function search_text(words text) returns text
    language plpgsql immutable as $$
    begin
      return lower(translate(words, ${sql.lit(`${accented}'’`)}, ${sql.lit(`${plain}  `)}));
    end $$`.execute(db)
}
