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

export interface ClientPerson extends Person {
  /** Company that the user represents alone. */
  companyId: string
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
export async function makeClient(app: TestApp, traits: Traits = {}): Promise<ClientPerson> {
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
  const companyId = await insertOwnCompany(db, id)
  if (traits.billing !== false)
    await insertRows(app, 'companyBilling', [{ companyId, ...billing, declaredBusinessAt: clock.now() }])
  return { id, email, fullName, companyId, client: await signedIn(app, id) }
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

/** Creates another member of a user's company, without a company of their own. */
export async function makeColleague(
  app: TestApp,
  ofUserId: string,
  { hats = ['representative'], ...traits }: Traits & { hats?: CompanyRole[] } = {},
): Promise<Person> {
  const { db } = app.context
  const companyId = await ownCompanyId({ db }, ofUserId)
  const { companyId: own, ...person } = await makeClient(app, { fullName: 'Paolo Bruni', ...traits })
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
