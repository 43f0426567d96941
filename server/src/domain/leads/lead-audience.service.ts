import type { LeadKind } from 'shared/leads/lead'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountsOf, managersToTell } from '../team/addressees.service.ts'

/** Where a request is read. */
export const leadPath = (kind: LeadKind, id: string): string => `/team/leads/${kind}/${id}`

/** Tells the open inboxes of everyone who sees a request that it has changed: managers, and who has or had it. */
export async function announceLead(
  ports: Pick<Platform, 'config'>,
  work: Work,
  { kind, id }: { kind: LeadKind; id: string },
  memberIds: (string | null)[] = [],
): Promise<void> {
  const assigned = await accountsOf(
    work,
    memberIds.filter(memberId => memberId !== null),
  )
  const people = [...(await managersToTell(ports, work)), ...assigned]
  work.publish({ userIds: people.map(({ userId }) => userId), topic: 'lead', ids: { kind, id } })
}
