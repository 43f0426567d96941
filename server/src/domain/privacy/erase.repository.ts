import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { invitableKinds } from 'shared/inbox/lead'
import { uploadKinds, waitsToBeTaken } from 'shared/materials/acceptance'
import { idsOf } from '../../platform/db/row.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { companiesOf } from '../identity/companies/membership.queries.ts'
import { tableOf } from '../inbox/lead-tables.queries.ts'
import { deleteNotificationsAbout, notificationSubject } from '../notifications/notifications.queries.ts'

type ProjectIds = string[] | SelectQueryBuilder<DB, 'projects', { id: string }>

/**
 * Selects the storage paths of uploads that wait to be used: an unfinished one has no stored bytes, and those of
 * finished materials and avatars belong to a project or a profile.
 */
const waitingUploads = (db: Database) =>
  db
    .selectFrom('uploads')
    .select('filePath')
    .where('finishedAt', 'is not', null)
    .where('kind', 'in', uploadKinds.filter(waitsToBeTaken))

/** Lists storage paths of files, videos and posters of projects, unpublished ones included. */
export async function listStoredPaths(db: Database, projects: ProjectIds): Promise<string[]> {
  const files = await db
    .selectFrom('projectFiles')
    .select('filePath')
    .where('projectId', 'in', projects)
    .unionAll(db.selectFrom('deliverables').select('filePath').where('projectId', 'in', projects))
    .unionAll(
      db
        .selectFrom('deliverables')
        .select(({ ref }) => ref('posterPath').$notNull().as('filePath'))
        .where('projectId', 'in', projects)
        .where('posterPath', 'is not', null),
    )
    .unionAll(
      db
        .selectFrom('versionRenditions')
        .innerJoin('deliverables', 'deliverables.id', 'versionRenditions.deliverableId')
        .select('versionRenditions.filePath')
        .where('projectId', 'in', projects),
    )
    .unionAll(db.selectFrom('commentFiles').select('filePath').where('projectId', 'in', projects))
    .unionAll(db.selectFrom('messageFiles').select('filePath').where('projectId', 'in', projects))
    .union(waitingUploads(db).where('projectId', 'in', projects))
    .execute()
  return files.map(file => file.filePath)
}

/** Deletes a project and the notifications about it. Returns the users of these. */
export async function deleteProject(db: Database, id: string) {
  const notified = await deleteNotificationsAbout(db, [id, ...(await listLeadsIn(db, [id]))])
  await db.deleteFrom('projects').where('id', '=', id).execute()
  return notified
}

/** Lists the ids of the questions and refund requests in some projects. */
async function listLeadsIn(db: Database, projectIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from client_questions where project_id = any(${projectIds}::uuid[])
    union select id from refund_requests where project_id = any(${projectIds}::uuid[])`.execute(db)
  return idsOf(rows)
}

/** Locks an account and its companies, so that nothing is added during the erasure and two erasures run in turn. */
export async function lockAccount(db: Database, userId: string) {
  await sql`select id from companies where id = any(${companiesOf(userId)}) order by id for update`.execute(
    db,
  )
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.email', 'users.emailConfirmedAt', 'profiles.fullName', 'profiles.avatarPath'])
    .where('users.id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Finds an obstacle to erasure: an unanswered refund request, paid work not delivered, a payment that has not arrived,
 * or a balance that is due; in this order.
 */
export async function findMoneyMatter({ db }: { db: Database | Tx['db'] }, userId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('projects', 'projects.id', 'payments.projectId')
    .leftJoin('refundRequests', join =>
      join
        .onRef('refundRequests.paymentId', '=', 'payments.id')
        .on('refundRequests.state', 'in', ['new', 'in-progress'])
        .on('payments.status', '=', 'paid'),
    )
    .select(['projects.id as projectId', 'projects.title', 'projects.status as projectStatus'])
    .select(['payments.status', 'payments.transferReference'])
    .select(({ eb }) => eb('refundRequests.id', 'is not', null).$castTo<boolean>().as('isRefundOpen'))
    .select(
      sql<boolean>`exists (select from transfer_bookings where payment_id = payments.id)`.as(
        'hasArrivedInPart',
      ),
    )
    .where('projects.companyId', 'in', companiesOfOne(db, userId))
    .where(({ and, eb, or }) =>
      or([
        eb('payments.status', '=', 'processing'),
        and([
          eb('payments.status', '=', 'paid'),
          or([
            eb('projects.status', '<>', 'completed'),
            and([eb('payments.balanceOpenAt', 'is not', null), eb('payments.balanceCents', '>', 0)]),
          ]),
        ]),
        eb('refundRequests.id', 'is not', null),
      ]),
    )
    .orderBy('isRefundOpen', 'desc')
    .orderBy(
      sql`case when payments.status = 'processing' then 1 when projects.status = 'completed' then 2 else 0 end`,
    )
    .orderBy('payments.createdAt')
    .limit(1)
    .executeTakeFirst()
}

/** Selects the companies without other members, which are deleted with the user. */
const companiesOfOne = (db: Database, userId: string) =>
  db
    .selectFrom('companyMembers')
    .select('companyMembers.companyId')
    .where('companyMembers.userId', '=', userId)
    .where(eb => eb.not(eb.exists(colleagues(eb, userId))))

/** Lists companies with other members that would lose their last representative, with those members. */
export async function listCompaniesToHandOver({ db }: { db: Database }, userId: string) {
  const isRepresentative = sql<boolean>`'representative' = any(other.hats)`
  const members = await db
    .selectFrom('companyMembers')
    .innerJoin('companies', 'companies.id', 'companyMembers.companyId')
    .innerJoin('companyMembers as colleague', 'colleague.companyId', 'companyMembers.companyId')
    .innerJoin('profiles', 'profiles.id', 'colleague.userId')
    .select(['companies.id', 'companies.name', 'colleague.userId', 'profiles.fullName'])
    .where('companyMembers.userId', '=', userId)
    .where('colleague.userId', '<>', userId)
    .where(eb => eb.not(eb.exists(colleagues(eb, userId).where(isRepresentative))))
    .orderBy('companyMembers.joinedAt')
    .orderBy('companies.id')
    .orderBy('colleague.joinedAt')
    .execute()
  const companies = Map.groupBy(members, ({ id }) => id)
  return [...companies].map(([id, people]) => ({
    id,
    name: people[0]?.name ?? null,
    members: people.map(({ userId: memberId, fullName }) => ({ userId: memberId, fullName })),
  }))
}

/** Selects the other members of a membership's company. */
const colleagues = (eb: ExpressionBuilder<DB, 'companyMembers'>, userId: string) =>
  eb
    .selectFrom('companyMembers as other')
    .select('other.userId')
    .whereRef('other.companyId', '=', 'companyMembers.companyId')
    .where('other.userId', '<>', userId)

/** Lists storage paths of everything deleted with the user. */
export async function listOwnPaths(db: Database, userId: string): Promise<string[]> {
  const own = db.selectFrom('projects').select('id').where('companyId', 'in', companiesOfOne(db, userId))
  const uploads = await waitingUploads(db).where('userId', '=', userId).execute()
  const paths = uploads.map(({ filePath }) => filePath)
  return [...new Set([...paths, ...(await listStoredPaths(db, own))])]
}

/**
 * Deletes queued and given-up mails to the user, to a pending new address, and to recipients of their pay links, and
 * jobs that would send one. Mails to an address of another user stay.
 */
export async function deleteQueuedMails(db: Database, { id, email }: { id: string; email: string }) {
  await sql`
    with theirs as (
      select ${email}::text as address
      union select new_email from email_changes where user_id = ${id}
      union select sent_to from pay_links where made_by = ${id} and sent_to is not null
      except select email from users where id <> ${id})
    delete from pgboss.job
    where state <> 'active'
      and (data ->> 'to' in (select address from theirs) or data ->> 'email' in (select address from theirs))`.execute(
    db,
  )
}

/** Links of notifications that lead to a list of the hub. */
const hubLists = [
  '/team/administration?view=differences',
  '/team/administration?view=transfers',
  '/team/administration?view=disputes',
  '/team/invoices',
  '/team/testimonials',
  '/team/projects',
]

/** Keys of an audit entry's detail with names, addresses and texts; amounts and states stay. */
const auditedWords = [
  ...['name', 'email', 'title', 'label', 'reason', 'versionName', 'fileName', 'formerFileName'],
  ...['added', 'removed'],
]

/** Deletes the invitations to an address, and the leads sent from it. Returns the ids of the leads. */
async function deleteSentFrom(db: Database, email: string): Promise<string[]> {
  await db.deleteFrom('companyInvitations').where('email', '=', email).execute()
  const deleted: { id: string }[] = []
  for (const kind of invitableKinds)
    deleted.push(...(await db.deleteFrom(tableOf[kind]).where('email', '=', email).returning('id').execute()))
  return idsOf(deleted)
}

/** Lists the titles of some projects that no other project has, such as the automatic title. */
async function listOwnTitles(db: Database, projects: { id: string; title: string }[]): Promise<string[]> {
  if (projects.length === 0) return []
  const titles = new Set(projects.map(({ title }) => title))
  const others = await db
    .selectFrom('projects')
    .select('title')
    .distinct()
    .where('title', 'in', [...titles])
    .where('id', 'not in', idsOf(projects))
    .execute()
  return [...titles.difference(new Set(others.map(({ title }) => title)))]
}

/**
 * Deletes data that outlives an account and names the user or their guests: leads and invitations of the address if the
 * user has confirmed it, unpaid proposals, notifications about their projects, and texts in audit entries.
 * Call it before the cascade, which deletes the projects.
 */
export async function deleteTraces(
  db: Database,
  userId: string,
  { email, emailConfirmedAt, fullName }: { email: string; emailConfirmedAt: Date | null; fullName: string },
): Promise<void> {
  const projects = await db
    .selectFrom('projects')
    .select(['id', 'title'])
    .where('companyId', 'in', companiesOfOne(db, userId))
    .execute()
  const ids = idsOf(projects)
  const titles = (await listOwnTitles(db, projects)).map(title => `«${title}»`)
  await db
    .deleteFrom('proposals')
    .where(sql<boolean>`project_id = any(${ids}::uuid[])`)
    .where(sql<boolean>`not exists (select from payments where proposal_id = proposals.id)`)
    .execute()
  await db
    .updateTable('auditLog')
    .set({
      detail: sql`case action when 'project.renamed' then '{}'::jsonb else detail - ${auditedWords}::text[] end`,
    })
    .where('subject', '<>', 'invoice')
    .where(sql<boolean>`(project_id = any(${ids}::uuid[]) or actor_id = ${userId})`)
    .execute()
  const asked = await listLeadsIn(db, ids)
  const sent = emailConfirmedAt ? await deleteSentFrom(db, email) : []
  await deleteNotificationsAbout(db, [...ids, ...asked, ...sent])
  // These link to a list of the hub. Those of earlier releases name the project by its title only; a review names its
  // author.
  await db
    .deleteFrom('notifications')
    .where(sql<boolean>`${notificationSubject} = any(${hubLists}::text[])`)
    .where(
      sql<boolean>`(
        about && ${ids}::uuid[]
        or about is null
          and exists (select from unnest(${titles}::text[]) as own(title) where strpos(message, own.title) > 0)
        or link like '/team/testimonials%' and starts_with(message, ${`${fullName}: `}))`,
    )
    .execute()
}

/**
 * Deletes the account with its data, its open invitations and its companies without other members. Quotes and payments
 * only lose their references, audit entries also the name.
 */
export async function deleteAccount(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom('companyInvitations')
    .where('invitedBy', '=', userId)
    .where('acceptedAt', 'is', null)
    .execute()
  await db.updateTable('auditLog').set({ actorName: null }).where('actorId', '=', userId).execute()
  await db.deleteFrom('companies').where('id', 'in', companiesOfOne(db, userId)).execute()
  await db.deleteFrom('users').where('id', '=', userId).execute()
}
