import { type Kysely, sql } from 'kysely'

/** Adds the area to the audit log, and indexes it by area and by person, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log add column area text`.execute(db)
  await sql`
    update audit_log set area = case split_part(action, '.', 1)
      when 'payment' then 'money' when 'quote' then 'money' when 'refund' then 'money'
      when 'brief' then 'projects' when 'project' then 'projects' when 'review' then 'projects'
      when 'lead' then 'requests'
      when 'member' then 'team'
      else 'access'
    end`.execute(db)
  await sql`
    update audit_log set actor_name = profiles.full_name
    from profiles where profiles.id = audit_log.actor_id and audit_log.actor_name is null`.execute(db)
  await sql`alter table audit_log alter column area set not null`.execute(db)
  await sql`create index audit_log_area on audit_log (area, created_at desc, id desc)`.execute(db)
  await sql`create index audit_log_actor on audit_log (actor_name, created_at desc, id desc)`.execute(db)
  await sql`
    create index audit_log_actor_area on audit_log (actor_name, area, created_at desc, id desc)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('audit_log_actor_area').execute()
  await db.schema.dropIndex('audit_log_actor').execute()
  await db.schema.dropIndex('audit_log_area').execute()
  await sql`alter table audit_log drop column area`.execute(db)
}
