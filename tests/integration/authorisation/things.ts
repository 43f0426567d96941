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
import { makeColleague, makeMember } from '../../support/builders/people.ts'
import {
  assign,
  companyOf,
  makeMaterial,
  makeMaterialLink,
  makeNotification,
  makePayment,
  makeProject,
  makeRecap,
  makeReference,
  makeSavedFilter,
} from '../../support/builders/projects.ts'
import { makePhase, makeShoot } from '../../support/builders/schedule.ts'
import { insertRow, insertRows, updateRows } from '../../support/rows.ts'
import type { Maker, Target, World } from './fixture.ts'
import { canaryOf, type Role } from './roles.ts'

const SUMMARY = 'Un video aziendale con sottotitoli.'

type Tenant = Parameters<Maker>[1]

/** Whose a company's things are. */
const clientOf = ({ cast }: World, tenant: Tenant) => (tenant === 'own' ? cast.owner : cast.stranger)

/** A project of a company; the owner's is assigned to the editor and to the member limited to accounting. */
export const project: Maker = async (world, tenant) => {
  const { app, cast } = world
  const canary = canaryOf[tenant]
  const facts = { title: `${canary} video`, description: `${canary} in breve` }
  const id = await makeProject(app, clientOf(world, tenant).id, facts)
  if (tenant === 'own') {
    await assign(app, id, cast.editor.memberId)
    await assign(app, id, cast.accounting.memberId)
  }
  return id
}

/** Makes something in a project. @returns its id. */
type MakerIn = (world: World, tenant: Tenant, projectId: string) => Promise<string>

/** What was made in a project. */
const inProject =
  (make: MakerIn): Maker =>
  async (world, tenant) =>
    make(world, tenant, await project(world, tenant))

/** The project in which something was made. */
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
    summary: `${SUMMARY} Azienda: ${canaryOf[tenant]}`,
  })

export const recap = inProject(makeRecapIn)

export const briefedProject = projectWith(makeRecapIn)

/** A project whose brief can be sent. */
export const answeredProject = projectWith((world, tenant, projectId) =>
  insertRow(world.app, 'aiConversations', {
    projectId,
    userId: clientOf(world, tenant).id,
    state: '{}',
    interview: JSON.stringify({
      ...newInterview,
      brief: { ...emptyBrief, description: `${canaryOf[tenant]} in breve`, kind: 'corporate' },
      turnCount: 0,
    }),
  }),
)

/** A project whose quote its client has confirmed. */
export const quotedProject: Maker = async (world, tenant) => {
  const projectId = await briefedProject(world, tenant)
  const client = await world.cast.arrive[tenant === 'own' ? 'owner' : 'stranger']()
  await confirmQuote(client, projectId)
  return projectId
}

/** A project whose payment has arrived. */
export const paidProject: Maker = async (world, tenant) => {
  const projectId = await quotedProject(world, tenant)
  await makePayment(world.app, projectId)
  return projectId
}

/** A project whose deposit has arrived, with a balance to pay. */
export const balanceProject: Maker = async (world, tenant) => {
  const projectId = await quotedProject(world, tenant)
  await makePayment(world.app, projectId, { rule: 'deposit', balanceCents: 55_000 })
  return projectId
}

/** A person of a company. */
export const person: Maker = async (world, tenant) => clientOf(world, tenant).id

const makeReferenceIn: MakerIn = ({ app }, tenant, projectId) =>
  makeReference(app, projectId, { videoTitle: `${canaryOf[tenant]} che ci piace` })

/** A video that a company keeps as inspiration. */
export const reference = inProject(makeReferenceIn)

export const referencedProject = projectWith(makeReferenceIn)

const makeMaterialIn: MakerIn = (world, tenant, projectId) => {
  const userId = clientOf(world, tenant).id
  return makeMaterial(world.app, { userId, projectId }, { fileName: `${canaryOf[tenant]}.txt` })
}

/** A file that a company gave to its project. */
export const material = inProject(makeMaterialIn)

export const suppliedProject = projectWith(makeMaterialIn)

const makeSharedFolderIn: MakerIn = (world, tenant, projectId) => {
  const userId = clientOf(world, tenant).id
  return makeMaterialLink(world.app, { userId, projectId }, { name: canaryOf[tenant] })
}

export const sharedFolder = inProject(makeSharedFolderIn)

export const sharingProject = projectWith(makeSharedFolderIn)

export const notification: Maker = (world, tenant) =>
  makeNotification(world.app, clientOf(world, tenant).id, { title: canaryOf[tenant] })

/** A notification of two members instead: what is the editor's own is not the manager's. */
export const memberNotification: Maker = ({ app, cast }, tenant) =>
  makeNotification(app, tenant === 'own' ? cast.editor.id : cast.manager.id)

export const savedFilter: Maker = ({ app, cast }, tenant) =>
  makeSavedFilter(app, tenant === 'own' ? cast.editor.id : cast.manager.id)

export const memberPage: Maker = async ({ cast }, tenant) =>
  tenant === 'own' ? cast.editor.memberId : cast.manager.memberId

/** A member who plays no other part. */
export const anotherMember: Maker = async ({ app }) => (await makeMember(app, 'Video Editor')).memberId

export const suspendedMember: Maker = async ({ app }) => {
  const { memberId } = await makeMember(app, 'Video Editor')
  const suspendedAt = app.clock.now()
  await updateRows(app, 'teamMembers', { id: memberId }, { suspendedAt })
  return memberId
}

/** A format that a project delivers, of which nothing is published. */
export const openAsset: Maker = async (world, tenant) =>
  makeAsset(world.app, await project(world, tenant), { kind: '1:1', name: canaryOf[tenant] })

/** A version that waits for its client. */
export const version: Maker = async (world, tenant) => {
  const versionName = `${canaryOf[tenant]} v1`
  return makeVersion(world.app, await project(world, tenant), { versionName, fileName: `${versionName}.mp4` })
}

/** A version of which nothing could be made to be watched. */
export const failedVersion: Maker = async (world, tenant) => {
  const deliverableId = await version(world, tenant)
  await insertRows(world.app, 'versionMedia', [{ deliverableId, state: 'failed', failure: 'TOO_LARGE' }])
  return deliverableId
}

/** What a company has said about a version. */
export const clientComment: Maker = async (world, tenant) => {
  const { id: userId } = clientOf(world, tenant)
  return makeComment(world.app, await version(world, tenant), {
    userId,
    text: `${canaryOf[tenant]} più grande`,
  })
}

/** What a company has said about a version that another one has followed, with what became of it. */
export const answeredComment: Maker = async (world, tenant) => {
  const projectId = await project(world, tenant)
  const { id: userId } = clientOf(world, tenant)
  const former = await makeVersion(world.app, projectId, { createdAt: new Date(0) })
  await makeVersion(world.app, projectId, { versionName: 'v2' })
  return makeComment(world.app, former, { userId, resolvedAt: new Date(0), text: canaryOf[tenant] })
}

/** What a member has said about a version: the manager if they call, else the editor. */
export const memberComment =
  (role: Role): Maker =>
  async (world, tenant) => {
    const { id: userId } = role === 'manager' ? world.cast.manager : world.cast.editor
    return makeComment(world.app, await version(world, tenant), { userId, fromTeam: true })
  }

/** A project with a version and words about it. @returns the project. */
export const reviewedProject: Maker = async (world, tenant) => {
  const projectId = await project(world, tenant)
  const { id: userId } = clientOf(world, tenant)
  const deliverableId = await makeVersion(world.app, projectId, { notes: canaryOf[tenant] })
  await makeComment(world.app, deliverableId, { userId, text: canaryOf[tenant] })
  return projectId
}

/** A video of a project, or a frame of it, that a member has uploaded and not published yet. */
export function waitingUpload(
  { app, cast }: World,
  kind: 'deliverable' | 'poster',
  projectId: string,
  role: Role,
): Promise<string> {
  const { id: userId } = role === 'manager' ? cast.manager : cast.editor
  return makeWaitingUpload(app, { userId, projectId, kind })
}

/** A project with a planned phase. @returns the project. */
export const plannedProject = projectWith((world, _tenant, projectId) => makePhase(world.app, projectId))

const makeShootIn: MakerIn = (world, tenant, projectId) =>
  makeShoot(world.app, projectId, { address: `${canaryOf[tenant]} capannone` })

export const shoot = inProject(makeShootIn)

export const shootingProject = projectWith(makeShootIn)

/** A project with a message of its client. @returns the project. */
export const conversedProject = projectWith((world, tenant, projectId) =>
  makeMessage(world.app, projectId, {
    userId: clientOf(world, tenant).id,
    text: `${canaryOf[tenant]} chiede`,
  }),
)

export const company: Maker = (world, tenant) => companyOf(world.app, clientOf(world, tenant).id)

/** An open invitation to a company. */
export const invitation: Maker = async (world, tenant) =>
  (await makeInvitation(world.app, await company(world, tenant))).id

/** Another person of a company. */
export async function membership(world: World, target: Target) {
  if (target === 'missing') return { companyId: randomUUID(), userId: randomUUID() }
  const { id } = await makeColleague(world.app, clientOf(world, target).id, { hats: ['approver'] })
  return { companyId: await company(world, target), userId: id }
}

const isOfOwner = (role: Role) => role === 'colleague' || role === 'approver' || role === 'billing'

/** A message of whoever calls, with its project; of the editor where a member calls who is no manager. */
export async function ownMessage(world: World, target: Target, role: Role, fromTeam: boolean) {
  if (target === 'missing') return { projectId: randomUUID(), id: randomUUID() }
  const projectId = await project(world, target)
  const { cast } = world
  const members = role === 'manager' ? cast.manager : cast.editor
  const clients = target === 'other' ? cast.stranger : isOfOwner(role) ? cast.personOf[role] : cast.owner
  const { id: userId = '' } = (fromTeam ? members : clients) ?? {}
  return { projectId, id: await makeMessage(world.app, projectId, { userId, fromTeam }) }
}

/** A message of a stranger; the one that is 'own' is assigned to the editor. */
export const contactLead: Maker = async ({ app, cast }, tenant) => {
  const id = await makeContact(app, { message: `${canaryOf[tenant]} vorrebbe un video` })
  if (tenant === 'own') await handTo(app, 'contact', id, cast.editor.memberId)
  return id
}

/** An audit with its first reading, likewise. */
export const auditLead: Maker = async ({ app, cast }, tenant) => {
  const id = await makeAudit(app, { company: canaryOf[tenant] })
  if (tenant === 'own') await handTo(app, 'audit', id, cast.editor.memberId)
  return id
}

/** A refund that a company asks for, likewise. */
export const refundLead: Maker = async (world, tenant) => {
  const id = await makeRefund(world.app, await paidProject(world, tenant), canaryOf[tenant])
  if (tenant === 'own') await handTo(world.app, 'refund', id, world.cast.editor.memberId)
  return id
}

/** A review whose author agrees to its publication. */
export const testimonial: Maker = async (world, tenant) => {
  const projectId = await project(world, tenant)
  return insertRow(world.app, 'clientTestimonials', {
    projectId,
    userId: clientOf(world, tenant).id,
    rating: 5,
    comment: `${canaryOf[tenant]} consiglia`,
    publicConsent: true,
  })
}
