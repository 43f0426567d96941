import { type Kysely, sql } from 'kysely'
import { type ProductMigration, type ProductMigrations, productMigrations } from 'server/platform/db/migrator'

export const FILLED = '9000-audit-kind.fill'

/** Example of a large data change in a later release: a new column with the second part of `action`. */
const auditKind: ProductMigration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table audit_log add column kind text`.execute(db)
    await sql`
      create function kind_of_act() returns trigger language plpgsql as $$
      begin
        new.kind := split_part(new.action, '.', 2);
        return new;
      end $$`.execute(db)
    await sql`
      create trigger kind_of_act before insert on audit_log
      for each row execute function kind_of_act()`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop trigger kind_of_act on audit_log`.execute(db)
    await sql`drop function kind_of_act()`.execute(db)
    await sql`alter table audit_log drop column kind`.execute(db)
  },
  steps: [
    {
      name: 'fill',
      table: 'audit_log',
      fill: (trx, within) =>
        sql`update audit_log set kind = split_part(action, '.', 2) where ${within} and kind is null`.execute(
          trx,
        ),
    },
    { name: 'index', index: 'audit_log_kind', on: sql`audit_log (kind, created_at desc, id desc)` },
    {
      name: 'given',
      async run(trx) {
        await sql`alter table audit_log drop constraint if exists kind_given`.execute(trx)
        await sql`alter table audit_log add constraint kind_given check (kind is not null) not valid`.execute(
          trx,
        )
      },
    },
    { name: 'validate', run: trx => sql`alter table audit_log validate constraint kind_given`.execute(trx) },
  ],
}

/** Migration of the release after that one. */
const kindNotNull: ProductMigration = {
  needsSteps: true,
  async up(db: Kysely<unknown>) {
    await sql`alter table audit_log alter column kind set not null`.execute(db)
    await sql`alter table audit_log drop constraint kind_given`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`alter table audit_log alter column kind drop not null`.execute(db)
  },
}

const productAnd = (more: Record<string, ProductMigration>): ProductMigrations => ({
  getMigrations: async () => ({ ...(await productMigrations.getMigrations()), ...more }),
})

export const withAuditKind = productAnd({ '9000-audit-kind': auditKind })
export const withKindNotNull = productAnd({ '9000-audit-kind': auditKind, '9001-kind-not-null': kindNotNull })
