import type { Platform } from '../../../platform/platform.ts'
import { renameOwnCompany } from '../companies/companies.service.ts'
import { avatarUrlOf } from './avatar.service.ts'
import { countProjects, findProfile, type ProfileChange, updateProfile } from './profile.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'transact'>

/** The person's profile with the counts of their projects (docs/decisions/project-counts.md). */
export async function profileOf({ db }: Pick<Ports, 'db'>, user: { id: string; email: string }) {
  const { avatarId, ...profile } = await findProfile(db, user.id)
  const counts = new Map((await countProjects(db, user.id)).map(row => [row.status, Number(row.count)]))
  const projectsCount = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return {
    ...profile,
    email: user.email,
    avatarUrl: avatarUrlOf(avatarId),
    projectsCount,
    completedVideos: counts.get('completed') ?? 0,
    inProgressVideos: (counts.get('in-production') ?? 0) + (counts.get('in-review') ?? 0),
  }
}

/** The profile's stored columns, for the person's own export. */
export async function profileDataOf({ db }: Pick<Ports, 'db'>, userId: string) {
  const { avatarId: _, ...profile } = await findProfile(db, userId)
  return profile
}

/** Changes the fields that are given; a field that is not given stays as it is. @throws AppError `LIMITED`. */
export async function changeProfile(
  ports: Ports & Pick<Platform, 'limits'>,
  user: { id: string; email: string },
  { company, ...change }: ProfileChange & { company?: string | null | undefined },
) {
  await ports.limits.take('saving', user.id)
  return ports.transact(async work => {
    const updatedAt = ports.clock.now()
    await updateProfile(work.db, user.id, { ...change, updatedAt })
    if (company !== undefined) await renameOwnCompany(work, user.id, { name: company, updatedAt })
    return profileOf(work, user)
  })
}

/** Whom a document is made out to. */
export type BilledTo = Awaited<ReturnType<typeof billedTo>>

/** The name, company, address and numbers of a person, as they are now. */
export async function billedTo({ db }: Pick<Ports, 'db'>, userId: string) {
  const { fullName, company, address, vatNumber, sdiCode, pec } = await findProfile(db, userId)
  return { fullName, company, address, vatNumber, sdiCode, pec }
}
