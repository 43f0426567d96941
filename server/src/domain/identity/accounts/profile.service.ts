import type { updateProfileInput } from 'shared/accounts/profile.inputs'
import type { z } from 'shared/errors/zod'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import type { FileOwner } from '../../../platform/storage/file-owner.ts'
import type { UploadOwner } from '../../../platform/uploads/upload-owner.ts'
import { enqueueFileRemoval } from '../../files/files.service.ts'
import { renameOwnCompany } from '../companies/companies.service.ts'
import { listOwnCompanies } from '../companies/members.service.ts'
import { updateMemberAvatar } from '../team/team.repository.ts'
import {
  type Avatar,
  countProjects,
  findCompanyOfUser,
  findProfile,
  findSeenAvatar,
  listAvatarPaths,
  replaceAvatar,
  updateProfile,
} from './profile.repository.ts'

/** Serves avatars under `/files/<id>`. */
export const avatarFiles: FileOwner = {
  async find(db, actor, id) {
    const avatar = await findSeenAvatar(db, actor, id)
    return avatar?.avatarPath
      ? { path: avatar.avatarPath, type: 'image/webp', name: 'avatar.webp' }
      : undefined
  },
  kept: listAvatarPaths,
}

const avatarUrlOf = (avatarId: string | null): string | null => avatarId && `/files/${avatarId}`

/** Sets a user's avatar, also as a member in the hub; undefined removes it. */
async function keepAvatar(tx: Tx, userId: string, avatar: Avatar | undefined, now: Date): Promise<void> {
  const before = await replaceAvatar(tx.db, userId, avatar, now)
  await updateMemberAvatar(tx.db, userId, avatarUrlOf(avatar?.avatarId ?? null), now)
  if (before && before !== avatar?.avatarPath) await enqueueFileRemoval(tx, [before])
}

export const avatarUploads: UploadOwner = {
  admit: async () => undefined,
  keep: (tx, { id, userId, filePath }, now) =>
    keepAvatar(tx, userId, { avatarId: id, avatarPath: filePath }, now),
}

/** Removes a user's avatar, also as a member; the initials are shown instead. */
export async function removeAvatar({ clock, transact }: Pick<AppDeps, 'clock' | 'transact'>, userId: string) {
  await transact(tx => keepAvatar(tx, userId, undefined, clock.now()))
}

type Deps = Pick<AppDeps, 'clock' | 'db' | 'transact'>

/** Returns a user's profile with project counts (docs/decisions/project-counts.md). */
export async function profileOf({ db }: Pick<Deps, 'db'>, user: { id: string; email: string }) {
  const { avatarId, ...profile } = await findProfile(db, user.id)
  const [active] = await listOwnCompanies({ db }, user.id)
  const counts = new Map((await countProjects(db, user.id)).map(row => [row.status, Number(row.count)]))
  const projectsCount = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return {
    ...profile,
    email: user.email,
    companyId: active?.id ?? null,
    avatarUrl: avatarUrlOf(avatarId),
    projectsCount,
    completedVideos: counts.get('completed') ?? 0,
    inProgressVideos: (counts.get('in-production') ?? 0) + (counts.get('in-review') ?? 0),
  }
}

/** Returns the stored columns of the profile, for the data export. */
export async function profileDataOf({ db }: Pick<Deps, 'db'>, userId: string) {
  const { avatarId: _, ...profile } = await findProfile(db, userId)
  return profile
}

/** Changes the given fields of a profile. @throws AppError `LIMITED`, `NOT_FOUND` for a company of others. */
export async function changeProfile(
  deps: Deps & Pick<AppDeps, 'limits'>,
  user: { id: string; email: string },
  { company, companyId, ...change }: z.output<typeof updateProfileInput>,
) {
  await deps.limits.take('saving', user.id)
  return deps.transact(async tx => {
    const updatedAt = deps.clock.now()
    await updateProfile(tx.db, user.id, { ...change, updatedAt })
    if (company !== undefined) await renameOwnCompany(tx, user.id, companyId, { name: company, updatedAt })
    return profileOf(tx, user)
  })
}

export type BilledTo = Awaited<ReturnType<typeof billedTo>>

/** Returns a user's name with that of a company, and its address and tax numbers if the profile is about it. */
export async function billedTo({ db }: Pick<Deps, 'db'>, userId: string, companyId: string) {
  const { fullName, address, vatNumber, sdiCode, pec } = await findProfile(db, userId)
  const { name: company, isOfProfile } = await findCompanyOfUser(db, userId, companyId)
  const known = isOfProfile ? { address, vatNumber, sdiCode, pec } : noTaxData
  return { fullName, company, ...known }
}

const noTaxData = { address: null, vatNumber: null, sdiCode: null, pec: null }
