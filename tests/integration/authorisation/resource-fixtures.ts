import { randomUUID } from 'node:crypto'
import { emptyBrief } from 'shared/briefing/brief/brief'
import { newInterview } from 'shared/briefing/interview/interview'
import {
  makeAsset,
  makeComment,
  makeVersion,
  makeWaitingUpload,
} from '../../support/builders/deliverables.ts'
import { makeInvitation } from '../../support/builders/invitations.ts'
import { handTo, makeAudit, makeContact, makeRefund } from '../../support/builders/leads.ts'
import { makeMessage } from '../../support/builders/messages.ts'
import { confirmQuote } from '../../support/builders/orders.ts'
import { makeColleague } from '../../support/builders/people.ts'
import {
  assign,
  companyOf,
  makeMaterial,
  makeMaterialLink,
  makeNotification,
  makePayment,
  makeRecap,
  makeReference,
} from '../../support/builders/projects.ts'
import { makePhase, makeShoot } from '../../support/builders/schedule.ts'
import { insertRow, insertRows } from '../../support/rows.ts'
import type { Maker, Target, World } from './fixture.ts'
import { canaries, makeProjectWithCanaries, type Role } from './roles.ts'

const SUMMARY = 'Un video aziendale con sottotitoli.'

type Tenant = Parameters<Maker>[1]

const clientOf = ({ cast }: World, tenant: Tenant) => (tenant === 'own' ? cast.owner : cast.stranger)

/** Creates a project. The owner's is assigned to the editor and to the member limited to accounting. */
export const project: Maker = async (world, tenant) => {
  const { app, cast } = world
  const id = await makeProjectWithCanaries(app, tenant, clientOf(world, tenant).id)
  if (tenant === 'own') {
    await assign(app, id, cast.editor.memberId)
    await assign(app, id, cast.accounting.memberId)
  }
  return id
}

/** Creates a thing in a project. Returns its id. */
type MakerIn = (world: World, tenant: Tenant, projectId: string) => Promise<string>

/** Creates a thing in a new project. Returns the thing. */
const inProject =
  (make: MakerIn): Maker =>
  async (world, tenant) =>
    make(world, tenant, await project(world, tenant))

/** Creates a thing in a new project. Returns the project. */
const projectWith =
  (make: MakerIn): Maker =>
  async (world, tenant) => {
    const projectId = await project(world, tenant)
    await make(world, tenant, projectId)
    return projectId
  }

const makeRecapIn: MakerIn = (world, tenant, projectId) =>
  makeRecap(world.app, {
    userId: clientOf(world, tenant).id,
    projectId,
    summary: `${SUMMARY} Azienda: ${canaries[tenant].word}`,
  })

export const recap = inProject(makeRecapIn)

export const briefedProject = projectWith(makeRecapIn)

/** Creates a project whose brief can be sent. */
export const answeredProject = projectWith((world, tenant, projectId) =>
  insertRow(world.app, 'aiConversations', {
    projectId,
    userId: clientOf(world, tenant).id,
    state: '{}',
    interview: JSON.stringify({
      ...newInterview,
      brief: { ...emptyBrief, description: `${canaries[tenant].word} in breve`, kind: 'corporate' },
      turnCount: 0,
    }),
  }),
)

/** Creates a project with a confirmed quote. */
export const quotedProject: Maker = async (world, tenant) => {
  const projectId = await briefedProject(world, tenant)
  const client = await world.cast.arrive[tenant === 'own' ? 'owner' : 'stranger']()
  await confirmQuote(client, projectId)
  return projectId
}

/** Creates a project with a received payment. */
export const paidProject: Maker = async (world, tenant) => {
  const projectId = await quotedProject(world, tenant)
  await makePayment(world.app, projectId)
  return projectId
}

/** Creates a project with a received deposit and an unpaid balance. */
export const balanceProject: Maker = async (world, tenant) => {
  const projectId = await quotedProject(world, tenant)
  await makePayment(world.app, projectId, { rule: 'deposit', balanceCents: 55_000 })
  return projectId
}

/** Returns the client of a company. */
export const person: Maker = async (world, tenant) => clientOf(world, tenant).id

const makeReferenceIn: MakerIn = ({ app }, tenant, projectId) =>
  makeReference(app, projectId, { videoTitle: `${canaries[tenant].word} che ci piace` })

export const reference = inProject(makeReferenceIn)

export const referencedProject = projectWith(makeReferenceIn)

const makeMaterialIn: MakerIn = (world, tenant, projectId) => {
  const userId = clientOf(world, tenant).id
  return makeMaterial(world.app, { userId, projectId }, { fileName: `${canaries[tenant].word}.txt` })
}

export const material = inProject(makeMaterialIn)

export const suppliedProject = projectWith(makeMaterialIn)

const makeSharedFolderIn: MakerIn = (world, tenant, projectId) => {
  const userId = clientOf(world, tenant).id
  return makeMaterialLink(world.app, { userId, projectId }, { name: canaries[tenant].word })
}

export const sharedFolder = inProject(makeSharedFolderIn)

export const sharingProject = projectWith(makeSharedFolderIn)

export const notification: Maker = (world, tenant) =>
  makeNotification(world.app, clientOf(world, tenant).id, { title: canaries[tenant].word })

/** Creates a required asset without a published version. */
export const openAsset: Maker = async (world, tenant) =>
  makeAsset(world.app, await project(world, tenant), { kind: '1:1', name: canaries[tenant].word })

/** Creates a version that awaits the client's decision. */
export const version: Maker = async (world, tenant) => {
  const versionName = `${canaries[tenant].word} v1`
  return makeVersion(world.app, await project(world, tenant), { versionName, fileName: `${versionName}.mp4` })
}

/** Creates a version whose rendering has failed. */
export const failedVersion: Maker = async (world, tenant) => {
  const deliverableId = await version(world, tenant)
  await insertRows(world.app, 'versionMedia', [{ deliverableId, state: 'failed', failure: 'TOO_LARGE' }])
  return deliverableId
}

export const clientComment: Maker = async (world, tenant) => {
  const { id: userId } = clientOf(world, tenant)
  return makeComment(world.app, await version(world, tenant), {
    userId,
    text: `${canaries[tenant].word} più grande`,
  })
}

/** Creates a resolved comment on a version that a newer one follows. */
export const answeredComment: Maker = async (world, tenant) => {
  const projectId = await project(world, tenant)
  const { id: userId } = clientOf(world, tenant)
  const former = await makeVersion(world.app, projectId, { createdAt: new Date(0) })
  await makeVersion(world.app, projectId, { versionName: 'v2' })
  return makeComment(world.app, former, { userId, resolvedAt: new Date(0), text: canaries[tenant].word })
}

/** Creates a comment of a member: of the manager if they call, else of the editor. Returns the input about it. */
export const memberComment =
  <More extends object>(more?: More) =>
  async (world: World, target: Target, role: Role) => {
    const { id: userId } = role === 'manager' ? world.cast.manager : world.cast.editor
    const comment = async (tenant: Tenant) =>
      makeComment(world.app, await version(world, tenant), { userId, fromTeam: true })
    return { id: target === 'missing' ? randomUUID() : await comment(target), ...(more as More) }
  }

/** Creates a project with a version and a comment. Returns the project. */
export const reviewedProject: Maker = async (world, tenant) => {
  const projectId = await project(world, tenant)
  const { id: userId } = clientOf(world, tenant)
  const deliverableId = await makeVersion(world.app, projectId, { notes: canaries[tenant].word })
  await makeComment(world.app, deliverableId, { userId, text: canaries[tenant].word })
  return projectId
}

/** Creates an upload of a video or poster that the calling member has not published. */
export function waitingUpload(
  { app, cast }: World,
  kind: 'deliverable' | 'poster',
  projectId: string,
  role: Role,
): Promise<string> {
  const { id: userId } = role === 'manager' ? cast.manager : cast.editor
  return makeWaitingUpload(app, { userId, projectId, kind })
}

export const plannedProject = projectWith((world, _tenant, projectId) => makePhase(world.app, projectId))

const makeShootIn: MakerIn = (world, tenant, projectId) =>
  makeShoot(world.app, projectId, { address: `${canaries[tenant].word} capannone` })

export const shoot = inProject(makeShootIn)

export const shootingProject = projectWith(makeShootIn)

/** Creates a project with a message of its client. Returns the project. */
export const conversedProject = projectWith((world, tenant, projectId) =>
  makeMessage(world.app, projectId, {
    userId: clientOf(world, tenant).id,
    text: `${canaries[tenant].word}?`,
  }),
)

export const company: Maker = (world, tenant) => companyOf(world.app, clientOf(world, tenant).id)

/** Creates an open invitation to a company. */
export const invitation: Maker = async (world, tenant) =>
  (await makeInvitation(world.app, await company(world, tenant))).id

/** Creates another member of a company. */
export async function membership(world: World, target: Target) {
  if (target === 'missing') return { companyId: randomUUID(), userId: randomUUID() }
  const { id } = await makeColleague(world.app, clientOf(world, target).id, { hats: ['approver'] })
  return { companyId: await company(world, target), userId: id }
}

const isOfOwner = (role: Role) => role === 'colleague' || role === 'approver' || role === 'billing'

/**
 * Creates a message of the caller, or of the editor if the caller is a member but not the manager. Returns the input
 * about it.
 */
export const ownMessage =
  <More extends object>(fromTeam: boolean, more?: More) =>
  async (world: World, target: Target, role: Role) => {
    if (target === 'missing') return { projectId: randomUUID(), id: randomUUID(), ...(more as More) }
    const projectId = await project(world, target)
    const { cast } = world
    const members = role === 'manager' ? cast.manager : cast.editor
    const clients = target === 'other' ? cast.stranger : isOfOwner(role) ? cast.personOf[role] : cast.owner
    const { id: userId = '' } = (fromTeam ? members : clients) ?? {}
    const id = await makeMessage(world.app, projectId, { userId, fromTeam })
    return { projectId, id, ...(more as More) }
  }

/** Creates a contact request of a visitor; the `own` one is assigned to the editor. */
export const contactLead: Maker = async ({ app, cast }, tenant) => {
  const id = await makeContact(app, { message: `${canaries[tenant].word} vorrebbe un video` })
  if (tenant === 'own') await handTo(app, 'contact', id, cast.editor.memberId)
  return id
}

/** Creates an audit request with its first report; the `own` one is assigned to the editor. */
export const auditLead: Maker = async ({ app, cast }, tenant) => {
  const id = await makeAudit(app, { company: canaries[tenant].word })
  if (tenant === 'own') await handTo(app, 'audit', id, cast.editor.memberId)
  return id
}

/** Creates a refund request of a company; the `own` one is assigned to the editor. */
export const refundLead: Maker = async (world, tenant) => {
  const id = await makeRefund(world.app, await paidProject(world, tenant), canaries[tenant].word)
  if (tenant === 'own') await handTo(world.app, 'refund', id, world.cast.editor.memberId)
  return id
}

/** Creates a testimonial with consent to its publication. */
export const testimonial: Maker = async (world, tenant) => {
  const projectId = await project(world, tenant)
  return insertRow(world.app, 'clientTestimonials', {
    projectId,
    userId: clientOf(world, tenant).id,
    rating: 5,
    comment: `${canaries[tenant].word} consiglia`,
    publicConsent: true,
  })
}
