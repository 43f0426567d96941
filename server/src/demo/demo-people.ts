import type { NewRow } from '../platform/db/row.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'

/** Ids and names of the demo's users, by e-mail. */
export interface DemoPeople {
  members: Map<string, string>
  users: Map<string, string>
  names: Map<string, string>
}

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

/** Inserts a notification of a user. */
export async function insertDemoNews({ db }: Tx, notification: NewRow<'notifications'>): Promise<void> {
  await db.insertInto('notifications').values(notification).execute()
}
