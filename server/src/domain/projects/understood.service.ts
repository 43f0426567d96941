import type { Brief } from 'shared/briefing/brief'
import { durationIt } from 'shared/formats/duration-it'
import { kindTitles } from 'shared/messages/it/kind-titles'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { updateProject } from './projects.repository.ts'

export interface Understood {
  videoType?: string
  duration?: string
  deadline?: string
}

/** What a turn of the briefing has made known, in the project's own words; nothing that was known before. */
export function understoodBetween(before: Brief, after: Brief): Understood {
  return {
    ...(after.kind && after.kind !== before.kind && { videoType: kindTitles[after.kind] }),
    ...(after.durationSeconds &&
      after.durationSeconds !== before.durationSeconds && { duration: durationIt(after.durationSeconds) }),
    ...(after.deadline && after.deadline !== before.deadline && { deadline: after.deadline }),
  }
}

/** Takes it over: kind, length and deadline stand on the project (decision 22). */
export async function noteUnderstood(
  work: Work,
  projectId: string,
  understood: Understood,
  now: Date,
): Promise<void> {
  if (Object.keys(understood).length === 0) return
  await updateProject(work, projectId, { ...understood, updatedAt: now })
}
