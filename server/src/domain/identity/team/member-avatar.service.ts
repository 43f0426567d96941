import type { Work } from '../../../platform/db/unit-of-work.ts'
import { updateMemberAvatar } from './team.repository.ts'

/** Shows a person's picture on their member's page, if they have one. */
export const setMemberAvatar = (work: Work, userId: string, avatarUrl: string | null, now: Date) =>
  updateMemberAvatar(work.db, userId, avatarUrl, now)
