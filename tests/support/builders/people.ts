import { randomUUID } from 'node:crypto'
import { insertOwnCompany } from 'server/domain/identity/companies/companies.repository'
import { nameOwnCompany, ownCompanyId } from 'server/domain/identity/companies/companies.service'
import type { CompanyRole } from 'shared/companies/hat'
import type { TeamRole } from 'shared/team/roles'
import type { TestApp } from '../app.ts'
import { deleteRows, insertRow, insertRows } from '../rows.ts'
import type { RpcClient } from '../rpc-client.ts'

/** Signed-in user. */
export interface Person {
  id: string
  email: string
  fullName: string
  client: RpcClient
}

export interface Member extends Person {
  memberId: string
}

export interface Traits {
  fullName?: string
  email?: string
  password?: string
  confirmed?: boolean
  disabled?: boolean
  mustChangePassword?: boolean
  /** False omits the company's billing details. */
  billing?: boolean
}

/** Creates a client with a company and a session, without mails. */
export async function makeClient(app: TestApp, traits: Traits = {}): Promise<Person> {
  const { db, clock, passwords } = app.context
  const fullName = traits.fullName ?? 'Chiara Colombo'
  const email = traits.email ?? `person-${randomUUID()}@example.com`
  const id = await insertRow(app, 'users', {
    email,
    passwordHash: traits.password ? await passwords.hash(traits.password) : null,
    emailConfirmedAt: traits.confirmed === false ? null : clock.now(),
    disabledAt: traits.disabled ? clock.now() : null,
    mustChangePassword: traits.mustChangePassword ?? false,
  })
  await db.insertInto('profiles').values({ id, fullName }).execute()
  await insertOwnCompany(db, id)
  if (traits.billing !== false) await makeBilling(app, id)
  return { id, email, fullName, client: await signedIn(app, id) }
}

/** Billing details of every client's company. */
export const billing = {
  legalName: 'Forno di via Roma S.r.l.',
  vatNumber: '12345678903',
  street: 'Via Roma 1',
  postalCode: '20121',
  city: 'Milano',
  province: 'MI',
}

async function makeBilling(app: TestApp, userId: string): Promise<void> {
  const companyId = await ownCompanyId(app.context, userId)
  await insertRows(app, 'companyBilling', [{ companyId, ...billing, declaredBusinessAt: app.clock.now() }])
}

/** Creates another member of a user's company, without a company of their own. */
export async function makeColleague(
  app: TestApp,
  ofUserId: string,
  { hats = ['representative'], ...traits }: Traits & { hats?: CompanyRole[] } = {},
): Promise<Person> {
  const { db } = app.context
  const companyId = await ownCompanyId({ db }, ofUserId)
  const person = await makeClient(app, { fullName: 'Paolo Bruni', ...traits })
  const own = await ownCompanyId({ db }, person.id)
  await db.insertInto('companyMembers').values({ companyId, userId: person.id, hats }).execute()
  await deleteRows(app, 'companies', { id: own })
  return person
}

export const nameCompany = (app: TestApp, userId: string, name: string): Promise<void> =>
  nameOwnCompany(app.context, userId, name)

export async function makeMember(app: TestApp, role: TeamRole, traits: Traits = {}): Promise<Member> {
  const person = await makeClient(app, { fullName: 'Marta Galli', ...traits })
  const memberId = await insertRow(app, 'teamMembers', {
    fullName: person.fullName,
    email: person.email,
    role,
    initials: 'MG',
  })
  return { ...person, memberId }
}

/** Returns a caller with a new session of this user. */
export async function signedIn(app: TestApp, userId: string): Promise<RpcClient> {
  const client = app.visitor()
  const { cookie } = await app.context.sessions.create(userId, 'a test')
  const [pair = ''] = cookie.split(';')
  const [name = '', token = ''] = pair.split('=')
  client.jar.set(name, token)
  return client
}
