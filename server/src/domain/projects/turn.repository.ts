import { sql } from 'kysely'
import type { Turn, TurnFacts } from 'shared/projects/turn'
import { hasRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'

/**
 * Locks the stored turn of a project, so that facts read afterwards are current. Inserts the row if the data migration
 * has not. Returns false if the project does not exist.
 */
export async function lockTurn(db: Database, projectId: string): Promise<boolean> {
  const lock = () =>
    hasRow(db.selectFrom('projectTurns').select('projectId').where('projectId', '=', projectId).forUpdate())
  if (await lock()) return true
  await sql`
    insert into project_turns (project_id, side, because, since, recheck_at, active_at)
    select id, 'client', 'brief-to-write', created_at, created_at, updated_at
    from projects where id = ${projectId}::uuid
    on conflict (project_id) do nothing`.execute(db)
  return lock()
}

/** Records that the client was reminded on a day in Rome. Returns false if there was a reminder on that day. */
export const markReminded = (db: Database, projectId: string, today: string): Promise<boolean> =>
  hasRow(
    db
      .updateTable('projectTurns')
      .set({ remindedOn: today })
      .where('projectId', '=', projectId)
      .where(({ eb, or }) => or([eb('remindedOn', 'is', null), eb('remindedOn', '<', today)]))
      .returning('projectId'),
  )

/** Locks turns that are due for an update, longest due first; skips locked ones. */
export function lockDueTurns(db: Database, now: Date, limit: number) {
  return db
    .selectFrom('projectTurns')
    .select('projectId')
    .where('recheckAt', '<=', now)
    .orderBy('recheckAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Stores a turn. `activeAt` is the time of the project's last event. Returns true if side or reason changed. */
export async function saveTurn(
  db: Database,
  projectId: string,
  { activeAt, ...turn }: Turn & { activeAt?: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isChanged: boolean }>`
    update project_turns as turn
    set side = ${turn.side}, because = ${turn.because}, since = ${turn.since}::timestamptz,
      recheck_at = ${turn.recheckAt}::timestamptz,
      active_at = coalesce(${activeAt ?? null}::timestamptz, turn.active_at)
    from project_turns as former
    where turn.project_id = ${projectId}::uuid and former.project_id = turn.project_id
    returning former.side <> turn.side or former.because <> turn.because as is_changed`.execute(db)
  return rows[0]?.isChanged ?? false
}

type FactsRow = Omit<TurnFacts, 'quote' | 'deposit' | 'proposal'> & {
  confirmedAt: Date | null
  validUntil: string | null
  depositState: 'paid' | 'refunded' | null
  depositAt: Date | null
  proposedAt: Date | null
  proposedUntil: string | null
}

/**
 * Reads the facts that determine a project's turn, in one statement. Reads tables of `orders`,
 * `deliverables` and `conversation`.
 */
export async function findTurnFacts(db: Database, projectId: string): Promise<TurnFacts | undefined> {
  const { rows } = await sql<FactsRow>`
    select projects.status, projects.created_at, projects.archived_at, brief.at as brief_at,
      quote.confirmed_at, quote.valid_until,
      deposit.status as deposit_state, deposit.at as deposit_at,
      least(balance.at, extra.at) as due_at, transfer.at as transfer_at,
      proposal.created_at as proposed_at, proposal.valid_until as proposed_until,
      versions.*, thread.message_at, thread.question_at
    from projects
    left join lateral (
      select max(updated_at) as at from briefing_progress
      where project_id = projects.id and is_completed and briefing_summary is not null
    ) as brief on true
    left join lateral (
      select confirmed_at, valid_until from quotes where project_id = projects.id and withdrawn_at is null limit 1
    ) as quote on true
    left join lateral (
      select status, coalesce(case when status = 'refunded' then refunded_at else paid_at end, created_at) as at
      from payments
      where project_id = projects.id and instalment = 'deposit' and status in ('paid', 'refunded')
      order by created_at desc limit 1
    ) as deposit on true
    left join lateral (
      select min(p.balance_due_at) as at from payments as p
      where p.project_id = projects.id and p.instalment = 'deposit' and p.status = 'paid' and p.balance_cents > 0
        and not exists (
          select from payments as settled
          where settled.quote_id = p.quote_id and settled.instalment = 'balance'
            and settled.status in ('paid', 'refunded'))
    ) as balance on true
    left join lateral (
      select min(answered_at) as at from proposals
      where project_id = projects.id and state = 'accepted' and kind <> 'quote' and total_cents > 0
        and not exists (
          select from payments where proposal_id = proposals.id and status in ('paid', 'refunded'))
    ) as extra on true
    left join lateral (
      select min(created_at) as at from payments
      where project_id = projects.id and provider = 'bank-transfer' and status = 'processing'
    ) as transfer on true
    left join lateral (
      select created_at, valid_until from proposals
      where project_id = projects.id and state = 'open'
      order by valid_until desc, created_at desc limit 1
    ) as proposal on true
    cross join lateral (
      select
        bool_or(newest.id is null) as lacks_version,
        min(newest.changes_requested_at) filter (where newest.approved_at is null) as changes_at,
        min(newest.created_at) filter (
          where newest.approved_at is null and newest.changes_requested_at is null) as waiting_at,
        max(newest.approved_at) as approved_at,
        coalesce(bool_or(newest.approved_at is null and newest.changes_requested_at is not null and exists (
          select from deliverable_comments as said
          where said.deliverable_id = newest.id and said.parent_id is null and not said.internal
            and not said.from_team and said.resolved_at is null)), false) as has_open_comments
      from (
        select id from assets where project_id = projects.id and is_required
        union all
        select null where not exists (select from assets where project_id = projects.id)
      ) as needed
      left join lateral (
        select id, approved_at, changes_requested_at, created_at from deliverables
        where project_id = projects.id and asset_id is not distinct from needed.id and is_sent
        order by created_at desc limit 1
      ) as newest on true
    ) as versions
    left join lateral (
      select
        (select min(created_at) from project_messages
          where project_id = projects.id and not from_team and withdrawn_at is null
            and created_at > coalesce(
              (select max(created_at) from project_messages
                where project_id = projects.id and from_team and withdrawn_at is null),
              '-infinity')) as message_at,
        (select case when from_team and text like '%?%' then created_at end from project_messages
          where project_id = projects.id and withdrawn_at is null
          order by created_at desc, id desc limit 1) as question_at
    ) as thread on true
    where projects.id = ${projectId}::uuid`.execute(db)
  const [row] = rows
  return row && factsOf(row)
}

function factsOf(row: FactsRow): TurnFacts {
  const { confirmedAt, validUntil, depositState, depositAt, proposedAt, proposedUntil, ...facts } = row
  return {
    ...facts,
    quote: confirmedAt && validUntil ? { confirmedAt, validUntil } : null,
    deposit: depositState && depositAt ? { state: depositState, at: depositAt } : null,
    proposal: proposedAt && proposedUntil ? { madeAt: proposedAt, validUntil: proposedUntil } : null,
  }
}
