import type { OrderEvents } from '../events/order.events.ts'
import { askedBy } from '../orders/pay-links/open-pay-link.service.ts'
import { payLinkMail } from '../orders/pay-links/pay-links.mails.ts'
import type { AuditEntry, ConsequencesOf } from './consequence.service.ts'
import { projectOnScreens } from './project.consequences.ts'

type PayLinkType = Extract<keyof OrderEvents, `pay-link.${string}`>

export const payLinkConsequences: ConsequencesOf<PayLinkType> = {
  'pay-link.made': {
    audit: ({ event }) => {
      const { instalment, totalCents, email } = event
      return { ...entry(event, 'pay-link.made'), detail: { instalment, totalCents, ...(email && { email }) } }
    },
    news: null,
    async mails({ config, db, people, event }) {
      const { email, userId, totalCents, expiresAt, token } = event
      if (!email) return []
      const { title, company } = await askedBy(db, event)
      const { fullName: maker } = await people.person(userId)
      const content = payLinkMail(config, { title, company, maker, totalCents, expiresAt, token })
      return [{ to: email, content }]
    },
    live: projectOnScreens,
  },
  'pay-link.opened': { audit: null, news: null, mails: null, live: projectOnScreens },
  'pay-link.revoked': {
    audit: ({ event }) => entry(event, 'pay-link.revoked'),
    news: null,
    mails: null,
    live: projectOnScreens,
  },
}

const entry = (
  { linkId, projectId, userId }: { linkId: string; projectId: string; userId: string },
  action: AuditEntry['action'],
): AuditEntry => ({ action, subject: 'pay-link', subjectId: linkId, projectId, by: { userId } })
