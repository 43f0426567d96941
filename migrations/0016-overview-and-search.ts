import { type Kysely, sql } from 'kysely'

const accented = 'áàâäãåçéèêëíìîïñóòôöõúùûüýÁÀÂÄÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝ'
const plain = 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuy'
const apostrophes = "'’"

/** What can be found anywhere in the hub, each as one text that begins with a blank: so do words. */
const searched = {
  projects: sql`' ' || title || ' ' || coalesce(description, '')`,
  profiles: sql`' ' || full_name || ' ' || coalesce(company, '')`,
  users: sql`' ' || email`,
}

/** Search everywhere, and what the overview counts and adds up. */
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
 * Text without case and accents is kept beside each row: folding it again for every row that might fit would be most
 * of a search. Read through `searchable`, whose cost keeps the planner from reading a table through where the index
 * could be asked; not marked parallel, because starting workers takes longer than the search.
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
    // Entries that wait to be sorted in make the index look dear.
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
