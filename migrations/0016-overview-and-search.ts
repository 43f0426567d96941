import { type Kysely, sql } from 'kysely'

const accented = 'áàâäãåçéèêëíìîïñóòôöõúùûüýÁÀÂÄÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝ'
const plain = 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuy'
const apostrophes = "'’"

/** Searched text of each table. It begins with a blank, so that every word has one before it. */
const searched = {
  projects: sql`' ' || title || ' ' || coalesce(description, '')`,
  profiles: sql`' ' || full_name || ' ' || coalesce(company, '')`,
  users: sql`' ' || email`,
}

/** Adds search in the whole hub, and indexes for the overview. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await searching(db)
  await sql`
    create index projects_open on projects (status, deadline) where status <> 'completed'`.execute(db)
  await sql`create index deliverables_newest on deliverables (created_at)`.execute(db)
  await sql`create index payments_paid_at on payments (paid_at) where paid_at is not null`.execute(db)
  await sql`
    create index payments_refunded_at on payments (refunded_at) where refunded_at is not null`.execute(db)
}

/**
 * Stores text without case and accents in each row, since folding at query time would dominate a search. Queries read
 * it through `searchable`, whose high cost makes the planner use the index. Not marked parallel: starting workers takes
 * longer than the search.
 */
async function searching(db: Kysely<unknown>): Promise<void> {
  const [from, to] = [accented + apostrophes, plain + ' '.repeat(apostrophes.length)]
  await sql`
    create function search_text(words text) returns text
    language plpgsql immutable as $$
    begin
      return lower(translate(words, ${sql.lit(from)}, ${sql.lit(to)}));
    end $$`.execute(db)
  await sql`
    create function searchable(folded text) returns text
    language plpgsql immutable cost 10000 as $$
    begin
      return folded;
    end $$`.execute(db)
  for (const [table, words] of Object.entries(searched)) {
    await sql`
      alter table ${sql.table(table)}
      add column folded text generated always as (search_text(${words})) stored`.execute(db)
    // With `fastupdate` the pending list would raise the index cost.
    await sql`
      create index ${sql.ref(`${table}_searched`)} on ${sql.table(table)}
      using gin (searchable(folded) gin_trgm_ops) with (fastupdate = off)`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ['payments_refunded_at', 'payments_paid_at', 'deliverables_newest', 'projects_open']) {
    await db.schema.dropIndex(index).execute()
  }
  for (const table of Object.keys(searched)) {
    await sql`alter table ${sql.table(table)} drop column folded`.execute(db)
  }
  await sql`drop function searchable(text)`.execute(db)
  await sql`drop function search_text(text)`.execute(db)
}
