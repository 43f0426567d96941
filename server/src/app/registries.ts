import { calendarLimits } from '../domain/calendar/calendar.limits.ts'
import { messageFiles } from '../domain/conversation/message-files.service.ts'
import { deliverablesLimits } from '../domain/deliverables/deliverables.limits.ts'
import { commentFiles } from '../domain/deliverables/review/comment-files.service.ts'
import { deliverableFiles } from '../domain/deliverables/versions/version-files.service.ts'
import { gateLimits } from '../domain/gate/gate.limits.ts'
import { avatarFiles } from '../domain/identity/accounts/profile.service.ts'
import { identityLimits } from '../domain/identity/identity.limits.ts'
import { leadsLimits } from '../domain/inbox/leads.limits.ts'
import { materialFiles } from '../domain/materials/materials.service.ts'
import { messagesLimits } from '../domain/messages/messages.limits.ts'
import { ordersLimits } from '../domain/orders/orders.limits.ts'
import { privacyLimits } from '../domain/privacy/privacy.limits.ts'
import { uploadsLimits } from '../domain/uploads/uploads.limits.ts'
import { type AllowanceTerms, generalLimits } from '../platform/limits/rate-limiter.ts'
import type { FileOwner } from '../platform/storage/file-owner.ts'

/** Every allowance, from the files of the subjects (`domain/<subject>/<subject>.limits.ts`). */
export const rateLimits = {
  ...generalLimits,
  ...gateLimits,
  ...identityLimits,
  ...leadsLimits,
  ...privacyLimits,
  ...uploadsLimits,
  ...messagesLimits,
  ...calendarLimits,
  ...ordersLimits,
  ...deliverablesLimits,
} satisfies Record<string, AllowanceTerms>

export type RateLimitName = keyof typeof rateLimits

/** Every subject that keeps files. */
export const fileProviders: readonly FileOwner[] = [
  materialFiles,
  avatarFiles,
  deliverableFiles,
  commentFiles,
  messageFiles,
]
