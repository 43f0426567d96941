import { initialsOf } from 'shared/accounts/person'
import { demoMessages, demoUnread } from 'shared/catalogue/demo-chat'
import { demoMembers } from 'shared/catalogue/demo-content'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome, momentInRome } from 'shared/formats/date-it'
import { insertRow } from '../platform/db/row.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'
import type { DemoPeople } from './demo-people.ts'

const momentOf = ({ day, at }: { day: number; at: string }, now: Date): Date =>
  momentInRome(addDays(dayInRome(now), day), at)

/** Fills the team chat of the last days, with the read marks of each member. */
export async function fillDemoChat({ db }: Tx, { members }: DemoPeople, now: Date): Promise<void> {
  for (const message of demoMessages) {
    const author = demoMembers.find(member => member.email === message.from)
    if (!author) throw new Error(`There is no demo member ${message.from}.`)
    await insertRow(db, 'teamMessages', {
      teamMemberId: members.get(author.email) ?? null,
      userName: author.fullName,
      userRole: author.role,
      userInitials: initialsOf(author.fullName),
      message: message.text,
      createdAt: momentOf(message, now),
    })
  }
  for (const [email, unread] of Object.entries(demoUnread)) {
    const last = demoMessages.at(-1 - unread)
    const teamMemberId = members.get(email)
    if (last && teamMemberId)
      await db
        .insertInto('teamChatReads')
        .values({ teamMemberId, readAt: momentOf(last, now) })
        .execute()
  }
}
