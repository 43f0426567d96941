import { randomUUID } from 'node:crypto'
import { makeComment, makeVersion } from '../../support/builders/deliverables.ts'
import { makeGuest } from '../../support/builders/guests.ts'
import { makeProject } from '../../support/builders/projects.ts'
import type { InputOf, ProcedurePath } from '../../support/procedures.ts'
import { insertRows } from '../../support/rows.ts'
import type { Fixture, Maker, Target, World } from './fixture.ts'
import { project } from './resource-fixtures.ts'
import { canaries } from './roles.ts'

/** Creates a guest of the owner's project. Returns the input that opens their link. */
export async function guestOpening({ app, cast }: World): Promise<InputOf<'guestReview.open'>> {
  const projectId = await makeProject(app, cast.owner.id, { title: 'Il video' })
  const passPhrase = 'una frase per i test'
  const passPhraseHash = await app.context.passwords.hash(passPhrase)
  return { token: (await makeGuest(app, projectId, { passPhraseHash })).token, passPhrase }
}

/** Creates a guest of a company's review. */
export const guestLink: Maker = async (world, tenant) =>
  (await makeGuest(world.app, await project(world, tenant), { name: canaries[tenant].word })).id

/** Creates a guest who has viewed a version. Returns the project. */
export const guestedProject: Maker = async (world, tenant) => {
  const projectId = await project(world, tenant)
  const { id: guestId } = await makeGuest(world.app, projectId, { name: canaries[tenant].word })
  const deliverableId = await makeVersion(world.app, projectId)
  const now = world.app.clock.now()
  const viewing = { projectId, deliverableId, guestId, firstAt: now, lastAt: now }
  await insertRows(world.app, 'reviewViewings', [viewing])
  return projectId
}

/** Returns the guest of the cast, one of the stranger's project, or an unknown id. */
async function guestIdOf(world: World, target: Target): Promise<string> {
  if (target === 'own') return world.cast.guest.id
  return target === 'other' ? guestLink(world, 'other') : randomUUID()
}

/** Creates the fixture of a procedure about the calling guest's own review; the policy refuses all others. */
export const ofGuest = <Path extends ProcedurePath>(
  input: (world: World, guestId: string) => Promise<InputOf<Path>> | InputOf<Path>,
): Fixture<Path> => ({
  reach: { guest: ['own'] },
  refusal: { guest: 'GUEST_LINK_OVER' },
  input: async (world, target) => input(world, await guestIdOf(world, target)),
})

export const versionForGuest = ({ app, cast }: World): Promise<string> =>
  makeVersion(app, cast.guest.projectId)

export const commentOfGuest = async (world: World): Promise<string> =>
  makeComment(world.app, await versionForGuest(world), {
    userId: null,
    guestId: world.cast.guest.id,
    fromGuest: true,
  })
