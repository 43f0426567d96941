import { sql } from 'kysely'
import type { ProposalLine } from 'shared/proposals/proposal'
import { hasRow, insertUnlessUsed, type NewRow, type RowChange } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { isOwn } from '../../projects/visibility.queries.ts'
import { bookedOf } from '../administration/receipts.queries.ts'

/** Lists the newest deposit of each project that has not failed. */
export async function listDeposits(db: Database, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('payments')
    .distinctOn('projectId')
    .select(['projectId', 'totalCents', 'balanceCents', 'rule'])
    .where('projectId', 'in', projectIds)
    .where('instalment', '=', 'deposit')
    .where('status', '<>', 'failed')
    .orderBy('projectId')
    .orderBy('createdAt', 'desc')
    .execute()
}

export async function listAccepted(db: Database, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('proposals')
    .select(['projectId', 'totalCents'])
    .where('projectId', 'in', projectIds)
    .where('state', '=', 'accepted')
    .where('kind', '<>', 'quote')
    .execute()
}

/** Serialises the lines of a proposal for a quote or a payment: numbered, without a source in the brief. */
export const linesOf = (kind: 'custom' | 'extra', lines: ProposalLine[]): string =>
  JSON.stringify(
    lines.map(({ label, amountCents }, index) => ({
      code: `${kind}-${index + 1}`,
      label,
      amountCents,
      because: null,
    })),
  )

const columns = [
  'proposals.id',
  'proposals.projectId',
  'proposals.kind',
  'proposals.lines',
  'proposals.totalCents',
  'proposals.reason',
  'proposals.validUntil',
  'proposals.state',
  'proposals.answer',
  'proposals.answeredAt',
  'proposals.createdAt',
] as const

const proposals = (db: Database) => db.selectFrom('proposals').select(columns)

/** Lists all proposals of a project, newest first, with author, answerer and payment state. */
export function listProposals(db: Database, projectId: string) {
  return proposals(db)
    .leftJoin('teamMembers', 'teamMembers.id', 'proposals.madeBy')
    .leftJoin('profiles', 'profiles.id', 'proposals.answeredBy')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('payments')
          .select(['payments.status', 'payments.transferReference'])
          .select(bookedOf(sql`payments.id`).as('bookedCents'))
          .whereRef('payments.proposalId', '=', 'proposals.id')
          // The current payment: the one that has not failed, otherwise the newest.
          .orderBy(sql`payments.status = 'failed'`)
          .orderBy('payments.createdAt', 'desc')
          .limit(1)
          .as('payment'),
      join => join.onTrue(),
    )
    .select([
      'teamMembers.fullName as madeBy',
      'profiles.fullName as answeredBy',
      'payment.status as payment',
      'payment.transferReference',
      'payment.bookedCents',
    ])
    .where('proposals.projectId', '=', projectId)
    .orderBy('proposals.createdAt', 'desc')
    .orderBy('proposals.id', 'desc')
    .execute()
}

export type ListedProposal = Awaited<ReturnType<typeof listProposals>>[number]

/** Finds a proposal of the user's companies. */
export function findOwnProposal(db: Database, userId: string, id: string) {
  return proposals(db).where('id', '=', id).where(isOwn(userId, 'proposals')).executeTakeFirst()
}

export type Proposal = NonNullable<Awaited<ReturnType<typeof findOwnProposal>>>

export function findProposal(db: Database, id: string) {
  return proposals(db).where('id', '=', id).executeTakeFirst()
}

/** Finds the proposal of a request id, as its input had it. */
export function findProposalMade(db: Database, id: string) {
  return db
    .selectFrom('proposals')
    .select(['projectId', 'kind', 'lines', 'reason', 'validUntil'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Inserts a proposal. Returns its id; undefined if it is used. */
export const insertProposal = (db: Database, proposal: NewRow<'proposals'>) =>
  insertUnlessUsed(db, 'proposals', proposal, 'id')

/** Closes a proposal in state `from`. Returns false if it had another state. */
export const closeProposal = (
  db: Database,
  id: string,
  change: RowChange<'proposals'>,
  from: 'open' | 'accepted' = 'open',
): Promise<boolean> =>
  hasRow(
    db.updateTable('proposals').set(change).where('id', '=', id).where('state', '=', from).returning('id'),
  )

export const hasOpenQuote = (db: Database, projectId: string, today: string): Promise<boolean> =>
  hasRow(
    proposals(db)
      .where('projectId', '=', projectId)
      .where('kind', '=', 'quote')
      .where('state', '=', 'open')
      .where('validUntil', '>=', today),
  )

/** Withdraws the other open quotes of a project once one is accepted. */
export async function withdrawOtherQuotes(db: Database, projectId: string, id: string): Promise<void> {
  await db
    .updateTable('proposals')
    .set({ state: 'withdrawn' })
    .where('projectId', '=', projectId)
    .where('kind', '=', 'quote')
    .where('state', '=', 'open')
    .where('id', '<>', id)
    .execute()
}
