import { type AuditEntry, logAudit } from '../domain/audit/audit.service.ts'
import { insertRow, type NewRow } from '../platform/db/row.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'

/** Ids and names of the demo's users, by e-mail. */
export interface DemoPeople {
  members: Map<string, string>
  users: Map<string, string>
  names: Map<string, string>
}

export function addPerson({ users, names }: DemoPeople, { email, fullName }: Named, userId: string): void {
  users.set(email, userId)
  names.set(email, fullName)
}

type Named = { email: string; fullName: string }

/** Project manager, who gets notifications and assigns work. */
export const MANAGER = 'pm@demo.example'

/** Client without projects. */
export const NEWCOMER = 'nuovo@demo.example'

/** Client whose projects have briefs that are incomplete, told in free text, and sent. */
export const BRIEF = 'brief@demo.example'

/** Colleagues of a client with different roles; `muted` are the kinds of mail they switched off. */
export const COLLEAGUES = {
  of: 'officine@demo.example',
  people: [
    { email: 'referente@demo.example', fullName: 'Marco Ferri', hats: ['representative'], muted: [] },
    { email: 'approva@demo.example', fullName: 'Ilaria Conti', hats: ['approver'], muted: [] },
    {
      email: 'contabile@demo.example',
      fullName: 'Paola Greco',
      hats: ['billing'],
      muted: ['status', 'reminders'],
    },
  ],
} as const

/** Returns the columns of an actor in the audit log. */
export const actorOf = ({ users, names }: DemoPeople, email: string) => ({
  actorId: users.get(email) ?? null,
  actorName: names.get(email) ?? email,
})

type ProjectAct = Pick<AuditEntry, 'action' | 'createdAt' | 'detail'> &
  Partial<Pick<AuditEntry, 'subject' | 'subjectId'>>

/** Inserts an audit entry by the user of an address, about a project or another subject in it. */
export const logProjectAct = (
  tx: Tx,
  { people, projectId }: { people: DemoPeople; projectId: string },
  email: string,
  act: ProjectAct,
): Promise<void> =>
  logAudit(tx, { subject: 'project', subjectId: projectId, projectId, ...actorOf(people, email), ...act })

/** Inserts a notification of a project's client that links to a screen. */
export const insertClientNews = (
  tx: Tx,
  { userId, projectId }: { userId: string; projectId: string },
  screen: string,
  notification: Omit<NewRow<'notifications'>, 'userId' | 'link'>,
): Promise<string> =>
  insertDemoNews(tx, { ...notification, userId, link: `/dashboard/${screen}?project=${projectId}` })

export const insertDemoNews = ({ db }: Tx, notification: NewRow<'notifications'>): Promise<string> =>
  insertRow(db, 'notifications', notification)
