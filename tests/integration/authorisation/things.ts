import { assign, makeNotification, makeProject, makeRecap, makeReference } from '../../support/projects.ts'
import type { Maker } from './fixture.ts'
import { canaryOf } from './roles.ts'

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
  const quote = await client.call('dashboard.quote.get', { projectId })
  if (!quote.available) throw new Error('A project with a recap has no quote.')
  await client.call('dashboard.quote.confirm', { projectId, totalCents: quote.totalCents })
  return projectId
}

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

export const notification: Maker = ({ app, cast }, tenant) =>
  makeNotification(app, tenant === 'own' ? cast.owner.id : cast.stranger.id, { title: canaryOf[tenant] })

/** A notification of two members instead: what is the editor's own is not the manager's. */
export const memberNotification: Maker = ({ app, cast }, tenant) =>
  makeNotification(app, tenant === 'own' ? cast.editor.id : cast.manager.id)

export const memberPage: Maker = async ({ cast }, tenant) =>
  tenant === 'own' ? cast.editor.memberId : cast.manager.memberId
