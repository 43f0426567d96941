import { sql } from 'kysely'
import { initialsOf } from 'shared/accounts/person'
import { type DemoClient, type DemoMember, demoClients, demoMembers } from 'shared/catalogue/demo-content'
import { largeDemoClients, largeDemoLeads, largeDemoMembers } from 'shared/catalogue/demo-large'
import { logAudit } from '../domain/audit/audit.service.ts'
import { addCompanyMember, insertOwnCompany } from '../domain/identity/companies/companies.repository.ts'
import { nameOwnCompany, ownCompanyId } from '../domain/identity/companies/companies.service.ts'
import { muteMails } from '../domain/notifications/settings.service.ts'
import { putBilling } from '../domain/orders/billing/billing.repository.ts'
import { after, DAY } from '../platform/clock.ts'
import { hasRow, insertRow } from '../platform/db/row.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'
import type { AppDeps } from '../platform/platform.ts'
import { demoAccounts } from './accounts.ts'
import { fillDemoInvoices } from './demo-billing.ts'
import { fillDemoBriefs } from './demo-briefs.ts'
import { fillDemoChat } from './demo-chat.ts'
import { fillDemoConversation, storeDemoConversation } from './demo-conversation.ts'
import { fillDemoLeads } from './demo-leads.ts'
import { actorOf, addPerson, BRIEF, COLLEAGUES, type DemoPeople, MANAGER, NEWCOMER } from './demo-people.ts'
import { fillDemoProject } from './demo-project.ts'
import { type DemoClip, storeDemoClips } from './demo-review.ts'

/** Locks the demo until the transaction ends. Returns true if the address has an account, so that it is written. */
async function isWritten({ db }: Tx, email: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(db)
  return hasRow(db.selectFrom('users').select('id').where('email', '=', email))
}

/**
 * Writes the whole demo into an empty database: users, projects with videos, payments, mails, chat. Only one of several
 * processes writes it.
 */
export async function writeDemo({
  clock,
  config,
  db,
  log,
  passwords,
  storage,
  transact,
}: AppDeps): Promise<void> {
  const hashes = new Map<string, string>()
  for (const { email, password } of demoAccounts) hashes.set(email, await passwords.hash(password))
  const clips = await storeDemoClips({ storage })
  await storeDemoConversation({ storage })
  const now = clock.now()
  const isNew = await transact(async tx => {
    if (await isWritten(tx, NEWCOMER)) return false
    const people: DemoPeople = { members: new Map(), users: new Map(), names: new Map() }
    for (const member of demoMembers) {
      const joined = after(now, member.joinedDay * DAY)
      const hash = hashes.get(member.email)
      const memberId = await makeMember(tx, people, { ...member, hash, joined })
      if (member.email === MANAGER) continue
      await logAudit(tx, {
        ...actorOf(people, MANAGER),
        action: 'member.added',
        subject: 'member',
        subjectId: memberId,
        detail: { role: member.role },
        createdAt: joined,
      })
    }
    const newcomer = { email: NEWCOMER, fullName: 'Andrea Neri', hash: hashes.get(NEWCOMER) }
    await makeAccount(tx, { ...newcomer, joined: now })
    const briefed = { email: BRIEF, fullName: 'Elena Sartori', hash: hashes.get(BRIEF) }
    const userId = await makeAccount(tx, { ...briefed, joined: after(now, -3 * DAY) })
    await fillDemoBriefs({ clock, db: tx.db }, tx, { userId, now })
    for (const client of demoClients) await fillClient(tx, client, people, { config, now, hashes, clips })
    await fillColleagues(tx, people, { now, hashes })
    await fillDemoInvoices({ clock, config, log }, tx)
    await fillDemoChat(tx, people, now)
    await fillDemoConversation(tx, people, now)
    await fillDemoLeads(tx, people, now)
    return true
  })
  if (isNew) await dateActivity(db)
}

/** Dates the last activity of a new demo's projects by their history, because writing them counts as activity. */
async function dateActivity(db: AppDeps['db']): Promise<void> {
  await sql`
    update project_turns as turn
    set active_at = greatest(projects.updated_at,
      (select max(created_at) from audit_log where project_id = projects.id))
    from projects where projects.id = turn.project_id`.execute(db)
}

/** Adds the users, projects and leads of a busy studio, once: 40 members, 300 projects, 600 leads. */
export async function writeLargeDemo({ clock, config, transact }: AppDeps): Promise<void> {
  const now = clock.now()
  const shared = { config, now, hashes: new Map(), clips: new Map() }
  await transact(async tx => {
    if (await isWritten(tx, largeDemoMembers[0]?.email ?? '')) return
    const people: DemoPeople = { members: new Map(), users: new Map(), names: new Map() }
    const manager = await tx.db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.id', 'users.id')
      .select(['users.id', 'profiles.fullName'])
      .where('email', '=', MANAGER)
      .executeTakeFirstOrThrow()
    addPerson(people, { email: MANAGER, fullName: manager.fullName }, manager.id)
    for (const member of largeDemoMembers) {
      const joined = after(now, member.joinedDay * DAY)
      await makeMember(tx, people, { ...member, hash: undefined, joined })
    }
    for (const client of largeDemoClients) await fillClient(tx, client, people, shared)
    await fillDemoLeads(tx, people, now, largeDemoLeads)
  })
}

interface ClientDeps extends Pick<AppDeps, 'config'> {
  now: Date
  /** Password hashes by address. */
  hashes: Map<string, string>
  clips: Map<string, DemoClip>
}

async function fillClient(
  tx: Tx,
  client: DemoClient,
  people: DemoPeople,
  { config, now, hashes, clips }: ClientDeps,
): Promise<void> {
  const joined = after(now, client.joinedDay * DAY)
  const userId = await makeAccount(tx, { ...client, hash: hashes.get(client.email), joined })
  await tx.db
    .updateTable('profiles')
    .set({ phone: client.phone, website: client.website })
    .where('id', '=', userId)
    .execute()
  await nameOwnCompany(tx, userId, client.company)
  await putBilling(tx.db, {
    ...client.billing,
    companyId: await ownCompanyId(tx, userId),
    declaredBusinessAt: joined,
    createdAt: joined,
  })
  addPerson(people, client, userId)
  await logAudit(tx, {
    ...actorOf(people, client.email),
    action: 'account.confirmed',
    subject: 'user',
    subjectId: userId,
    createdAt: joined,
  })
  for (const project of client.projects)
    await fillDemoProject(tx, { project, client, userId, people, now, clips, rules: config })
}

/** Adds colleagues of a client to the company, with different roles. */
async function fillColleagues(
  tx: Tx,
  people: DemoPeople,
  { now, hashes }: { now: Date; hashes: Map<string, string> },
): Promise<void> {
  const joinedAt = after(now, -2 * DAY)
  const companyId = await ownCompanyId(tx, people.users.get(COLLEAGUES.of) ?? '')
  for (const { hats, muted, ...person } of COLLEAGUES.people) {
    const userId = await insertAccount(tx, { ...person, hash: hashes.get(person.email), joined: joinedAt })
    await addCompanyMember(tx.db, { companyId, userId, hats: [...hats], joinedAt })
    if (muted.length > 0) await muteMails(tx, userId, muted)
    addPerson(people, person, userId)
  }
}

/** Creates an account with its own company. */
async function makeAccount(tx: Tx, person: Parameters<typeof insertAccount>[1]): Promise<string> {
  const id = await insertAccount(tx, person)
  const companyId = await insertOwnCompany(tx.db, id)
  await tx.db.updateTable('companies').set({ createdAt: person.joined }).where('id', '=', companyId).execute()
  return id
}

async function insertAccount(
  { db }: Tx,
  person: { email: string; fullName: string; hash: string | undefined; joined: Date },
): Promise<string> {
  const id = await insertRow(db, 'users', {
    email: person.email,
    passwordHash: person.hash ?? null,
    emailConfirmedAt: person.joined,
    createdAt: person.joined,
  })
  await db
    .insertInto('profiles')
    .values({ id, fullName: person.fullName, createdAt: person.joined })
    .execute()
  return id
}

/** Creates a member with an account. Returns the member's id. */
async function makeMember(
  tx: Tx,
  people: DemoPeople,
  person: DemoMember & { hash: string | undefined; joined: Date },
): Promise<string> {
  addPerson(people, person, await makeAccount(tx, person))
  const { email, fullName, role, bio, location, joined: createdAt } = person
  const initials = initialsOf(fullName)
  const id = await insertRow(tx.db, 'teamMembers', {
    email,
    fullName,
    role,
    bio,
    location,
    initials,
    createdAt,
  })
  people.members.set(email, id)
  return id
}
