import { DAY } from 'server/platform/clock'
import type { TestApp } from '../../support/app.ts'
import { makeGuest } from '../../support/builders/guests.ts'
import {
  type Member,
  makeClient,
  makeColleague,
  makeMember,
  nameCompany,
  type Person,
  signedIn,
} from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { pendingOf, turnOn } from '../../support/builders/second-factor.ts'
import { deleteRows, updateRows } from '../../support/rows.ts'
import type { RpcClient } from '../../support/rpc-client.ts'

export const withoutSession = ['anonymous', 'guest', 'codeOwed', 'expired', 'revoked', 'disabled'] as const
const unready = ['unconfirmed', 'mustChangePassword'] as const
export const clients = ['owner', 'colleague', 'approver', 'billing', 'removed', 'stranger'] as const
export const members = ['suspended', 'accounting', 'idleEditor', 'editor', 'manager'] as const

/**
 * Roles of callers. All but `locked` have passed the preview gate. `codeOwed` has given the password, not yet the code.
 * `guest` has opened a link to the review of the owner's project. `accounting` is limited to accounting and assigned to
 * the owner's projects. `colleague`, `approver` and `billing` are of the owner's company, the first with all roles;
 * `removed` was.
 */
export const roles = ['locked', ...withoutSession, ...unready, ...clients, ...members] as const

export type Role = (typeof roles)[number]

/** Gives each of some roles the same value. */
export const eachOf = <const Value>(some: readonly Role[], value: Value) =>
  Object.fromEntries(some.map(role => [role, value])) as Partial<Record<Role, Value>>

export const PREVIEW_PASSWORD = 'una parola per i test'

/** Signs in with a session of its own, since a call may end its session. */
type Arrive = () => Promise<RpcClient>

/** Users of the matrix. `owner` and `stranger` belong to the two companies to keep apart. */
export interface Cast {
  owner: Person
  stranger: Person
  editor: Member
  idleEditor: Member
  manager: Member
  accounting: Member
  guest: { id: string; projectId: string }
  /** User of each role; undefined for roles without an account. */
  personOf: Partial<Record<Role, Person>>
  arrive: Record<Role, Arrive>
}

/** A word planted in the data. Answers to a role that is not in `seenBy` must not contain it. */
type Canary = { word: string; seenBy: Role[] }

export const canaries = {
  /** In all data of the owner's company. */
  own: {
    word: 'canarino-zafferano',
    seenBy: ['guest', 'owner', 'colleague', 'approver', 'billing', 'editor', 'manager'],
  },
  /** In all data of the stranger's company. */
  other: { word: 'canarino-malachite', seenBy: ['stranger', 'manager'] },
  /** Phone number of both clients. */
  contact: {
    word: '+39 02 5550 1177',
    seenBy: ['owner', 'colleague', 'approver', 'billing', 'stranger', 'manager'],
  },
} satisfies Record<string, Canary>

/** Creates a project with its company's words. Every canary in the data of a project is planted here. */
export const makeProjectWithCanaries = (app: TestApp, tenant: 'own' | 'other', clientId: string) => {
  const { word } = canaries[tenant]
  return makeProject(app, clientId, { title: `${word} video`, description: `${word} in breve` })
}

export const wordsHiddenFrom = (role: Role): string[] =>
  Object.values<Canary>(canaries)
    .filter(({ seenBy }) => !seenBy.includes(role))
    .map(({ word }) => word)

export async function makeCast(app: TestApp): Promise<Cast> {
  const owner = await makeTenant(app, canaries.own.word)
  const stranger = await makeTenant(app, canaries.other.word)
  const editor = await makeMember(app, 'Video Editor')
  const idleEditor = await makeMember(app, 'Motion Designer')
  const manager = await makeMember(app, 'Project Manager')
  const accounting = await makeMember(app, 'Video Editor')
  await updateRows(app, 'teamMembers', { id: accounting.memberId }, { accountingOnly: true })
  const personOf = {
    codeOwed: await makeGuarded(app),
    disabled: await makeClient(app, { disabled: true }),
    unconfirmed: await makeClient(app, { confirmed: false }),
    mustChangePassword: await makeClient(app, { mustChangePassword: true }),
    suspended: await makeSuspended(app),
    owner,
    colleague: await makeColleague(app, owner.id),
    approver: await makeColleague(app, owner.id, { hats: ['approver'] }),
    billing: await makeColleague(app, owner.id, { hats: ['billing'] }),
    removed: await makeRemoved(app, owner.id),
    stranger,
    editor,
    idleEditor,
    manager,
    accounting,
  }
  const projectId = await makeProjectWithCanaries(app, 'own', owner.id)
  const guest = { ...(await makeGuest(app, projectId, { mayDownload: true })), projectId }
  const arrive = await doorsOf(app, personOf, guest.token)
  return { owner, stranger, editor, idleEditor, manager, accounting, guest, personOf, arrive }
}

async function makeTenant(app: TestApp, canary: string): Promise<Person> {
  const person = await makeClient(app, { fullName: `${canary} Rossi`, email: `${canary}@example.com` })
  await updateRows(app, 'profiles', { id: person.id }, { phone: canaries.contact.word })
  await nameCompany(app, person.id, `${canary} S.r.l.`)
  return person
}

/** Creates a user who was removed from the owner's company and has none. */
async function makeRemoved(app: TestApp, ownerId: string): Promise<Person> {
  const person = await makeColleague(app, ownerId)
  await deleteRows(app, 'companyMembers', { userId: person.id })
  return person
}

async function makeGuarded(app: TestApp): Promise<Person> {
  const person = await makeClient(app)
  await turnOn(app, person.id)
  return person
}

async function makeSuspended(app: TestApp): Promise<Member> {
  const member = await makeMember(app, 'Project Manager')
  const suspendedAt = app.clock.now()
  await updateRows(app, 'teamMembers', { id: member.memberId }, { suspendedAt })
  return member
}

async function doorsOf(app: TestApp, people: Cast['personOf'], guestToken: string): Promise<Cast['arrive']> {
  const { id } = await makeClient(app)
  const gate = await gateCookie(app)
  const through =
    (come: Arrive): Arrive =>
    async () => {
      const client = await come()
      client.jar.set('gate', gate)
      return client
    }
  const entries = roles.map(role => {
    const person = people[role]
    return [role, through(async () => (person ? signedIn(app, person.id) : app.visitor()))] as const
  })
  return {
    ...(Object.fromEntries(entries) as Cast['arrive']),
    locked: async () => app.visitor(),
    guest: through(() => arriveAsGuest(app, guestToken, gate)),
    mustChangePassword: through(() => mustChangePassword(app, people.mustChangePassword?.id ?? id)),
    codeOwed: through(() => pendingOf(app, people.codeOwed?.id ?? id)),
    expired: through(() => expired(app, id)),
    revoked: through(() => revoked(app, id)),
  }
}

/** Signs in with the cookie that the link sets. */
async function arriveAsGuest(app: TestApp, token: string, gate: string): Promise<RpcClient> {
  const visitor = app.visitor()
  visitor.jar.set('gate', gate)
  await visitor.call('guestReview.open', { token })
  return visitor
}

/** Sets the flag at each sign-in, because this role may clear it by changing the password. */
async function mustChangePassword(app: TestApp, userId: string): Promise<RpcClient> {
  await updateRows(app, 'users', { id: userId }, { mustChangePassword: true })
  return signedIn(app, userId)
}

async function expired(app: TestApp, userId: string): Promise<RpcClient> {
  const client = await signedIn(app, userId)
  const expiresAt = new Date(app.clock.now().getTime() - DAY)
  await updateRows(app, 'sessions', { userId }, { expiresAt })
  return client
}

async function revoked(app: TestApp, userId: string): Promise<RpcClient> {
  const client = await signedIn(app, userId)
  await deleteRows(app, 'sessions', { userId })
  return client
}

/** Unlocks the gate once for all, because its password check takes a second on purpose. */
async function gateCookie(app: TestApp): Promise<string> {
  const visitor = app.visitor()
  await visitor.call('gate.unlock', { password: PREVIEW_PASSWORD })
  return visitor.jar.get('gate') ?? ''
}
