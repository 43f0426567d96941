import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { FileOwner } from '../../../platform/storage/file-owner.ts'
import type { UploadOwner } from '../../../platform/uploads/upload-owner.ts'
import { enqueueFileRemoval } from '../../files/bytes.service.ts'
import { updateMemberAvatar } from '../team/team.repository.ts'
import { type Avatar, findSeenAvatar, listAvatarPaths, replaceAvatar } from './avatar.repository.ts'

/** Avatars under `/files/<id>`. */
export const avatarFiles: FileOwner = {
  async find(db, actor, id) {
    const avatar = await findSeenAvatar(db, actor, id)
    return avatar?.avatarPath
      ? { path: avatar.avatarPath, type: 'image/webp', name: 'avatar.webp' }
      : undefined
  },
  kept: listAvatarPaths,
}

/** Where a person's picture is served, or null. */
export const avatarUrlOf = (avatarId: string | null): string | null => avatarId && `/files/${avatarId}`

/** Gives a person a picture, in the hub too if they are a member; undefined takes it away. */
async function keepAvatar(work: Work, userId: string, avatar: Avatar | undefined, now: Date): Promise<void> {
  const before = await replaceAvatar(work.db, userId, avatar, now)
  await updateMemberAvatar(work.db, userId, avatarUrlOf(avatar?.avatarId ?? null), now)
  if (before && before !== avatar?.avatarPath) await enqueueFileRemoval(work, [before])
}

/** Uploads that become a person's picture. */
export const avatarUploads: UploadOwner = {
  admit: async () => undefined,
  keep: (work, { id, userId, filePath }, now) =>
    keepAvatar(work, userId, { avatarId: id, avatarPath: filePath }, now),
}

/** Takes the picture away, from the member too where the person is one; the initials come back. */
export async function removeAvatar(
  { clock, transact }: Pick<Platform, 'clock' | 'transact'>,
  userId: string,
): Promise<void> {
  await transact(work => keepAvatar(work, userId, undefined, clock.now()))
}
