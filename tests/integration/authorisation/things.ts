import {
  makeAsset,
  makeComment,
  makeVersion,
  makeWaitingUpload,
} from '../../support/builders/deliverables.ts'
import { handTo, makeAudit, makeContact, makeRefund } from '../../support/builders/leads.ts'
import { confirmQuote } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import {
  assign,
  makeMaterial,
  makeMaterialLink,
  makeNotification,
  makePayment,
  makeProject,
  makeRecap,
  makeReference,
} from '../../support/builders/projects.ts'
import { insertRow, updateRows } from '../../support/rows.ts'
import type { Maker } from './fixture.ts'
import { canaryOf, type Role } from './roles.ts'

const SUMMARY = 'Un video aziendale con sottotitoli.'

/** A project of a company; the owner's is assigned to the editor. */
export const project: Maker = async ({ app, cast }, tenant) => {
  const canary = canaryOf[tenant]
  const userId = tenant === 'own' ? cast.owner.id : cast.stranger.id
  const id = await makeProject(app, userId, { title: `${canary} video`, description: `${canary} in breve` })
  if (tenant === 'own') await assign(app, id, cast.editor.memberId)
  return id
}

/** A project with a recap. @returns the project. */
export const briefedProject: Maker = async (world, tenant) => {
  const projectId = await project(world, tenant)
  await recapOf(world, tenant, projectId)
  return projectId
}

export const recap: Maker = async (world, tenant) => recapOf(world, tenant, await project(world, tenant))

function recapOf(
  { app, cast }: Parameters<Maker>[0],
  tenant: 'own' | 'other',
  projectId: string,
): Promise<string> {
  const userId = tenant === 'own' ? cast.owner.id : cast.stranger.id
  return makeRecap(app, { userId, projectId, summary: `${SUMMARY} Azienda: ${canaryOf[tenant]}` })
}

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
export const person: Maker = async ({ cast }, tenant) => (tenant === 'own' ? cast.owner.id : cast.stranger.id)

/** A video that a company keeps as inspiration. */
export const reference: Maker = async (world, tenant) =>
  referenceOf(world, tenant, await project(world, tenant))

/** A project with an inspiration. @returns the project. */
export const referencedProject: Maker = async (world, tenant) => {
  const projectId = await project(world, tenant)
  await referenceOf(world, tenant, projectId)
  return projectId
}

function referenceOf(
  { app }: Parameters<Maker>[0],
  tenant: 'own' | 'other',
  projectId: string,
): Promise<string> {
  return makeReference(app, projectId, { videoTitle: `${canaryOf[tenant]} che ci piace` })
}

/** A file that a company gave to its project. */
export const material: Maker = async (world, tenant) =>
  materialOf(world, tenant, await project(world, tenant))

/** A project with a material. @returns the project. */
export const suppliedProject: Maker = async (world, tenant) => {
  const projectId = await project(world, tenant)
  await materialOf(world, tenant, projectId)
  return projectId
}

function materialOf(
  { app, cast }: Parameters<Maker>[0],
  tenant: 'own' | 'other',
  projectId: string,
): Promise<string> {
  const userId = tenant === 'own' ? cast.owner.id : cast.stranger.id
  return makeMaterial(app, { userId, projectId }, { fileName: `${canaryOf[tenant]}.txt` })
}

/** A shared folder of a company's project. */
export const sharedFolder: Maker = async (world, tenant) =>
  materialLinkOf(world, tenant, await project(world, tenant))

/** A project with a shared folder. @returns the project. */
export const sharingProject: Maker = async (world, tenant) => {
  const projectId = await project(world, tenant)
  await materialLinkOf(world, tenant, projectId)
  return projectId
}

function materialLinkOf(
  { app, cast }: Parameters<Maker>[0],
  tenant: 'own' | 'other',
  projectId: string,
): Promise<string> {
  const userId = tenant === 'own' ? cast.owner.id : cast.stranger.id
  return makeMaterialLink(app, { userId, projectId }, { name: canaryOf[tenant] })
}

export const notification: Maker = ({ app, cast }, tenant) =>
  makeNotification(app, tenant === 'own' ? cast.owner.id : cast.stranger.id, { title: canaryOf[tenant] })

/** A notification of two members instead: what is the editor's own is not the manager's. */
export const memberNotification: Maker = ({ app, cast }, tenant) =>
  makeNotification(app, tenant === 'own' ? cast.editor.id : cast.manager.id)

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
  await world.app.context.db
    .insertInto('versionMedia')
    .values({ deliverableId, state: 'failed', failure: 'TOO_LARGE' })
    .execute()
  return deliverableId
}

/** What a company has said about a version. */
export const clientComment: Maker = async (world, tenant) => {
  const { id: userId } = tenant === 'own' ? world.cast.owner : world.cast.stranger
  return makeComment(world.app, await version(world, tenant), {
    userId,
    text: `${canaryOf[tenant]} più grande`,
  })
}

/** What a company has said about a version that another one has followed, with what became of it. */
export const answeredComment: Maker = async (world, tenant) => {
  const projectId = await project(world, tenant)
  const { id: userId } = tenant === 'own' ? world.cast.owner : world.cast.stranger
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
  const { id: userId } = tenant === 'own' ? world.cast.owner : world.cast.stranger
  const deliverableId = await makeVersion(world.app, projectId, { notes: canaryOf[tenant] })
  await makeComment(world.app, deliverableId, { userId, text: canaryOf[tenant] })
  return projectId
}

/** A video of a project, or a frame of it, that a member has uploaded and not published yet. */
export function waitingUpload(
  { app, cast }: Parameters<Maker>[0],
  kind: 'deliverable' | 'poster',
  projectId: string,
  role: Role,
): Promise<string> {
  const { id: userId } = role === 'manager' ? cast.manager : cast.editor
  return makeWaitingUpload(app, { userId, projectId, kind })
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
    userId: tenant === 'own' ? world.cast.owner.id : world.cast.stranger.id,
    rating: 5,
    comment: `${canaryOf[tenant]} consiglia`,
    publicConsent: true,
  })
}
