import { messageFiles } from '../domain/conversation/message-files.service.ts'
import { commentFiles } from '../domain/deliverables/review/comment-files.service.ts'
import { deliverableFiles } from '../domain/deliverables/versions/version-files.service.ts'
import { avatarFiles } from '../domain/identity/accounts/profile.service.ts'
import { materialFiles } from '../domain/materials/materials.service.ts'
import { DAY, HOUR, MINUTE } from '../platform/clock.ts'
import type { AllowanceTerms } from '../platform/limits/rate-limiter.ts'
import type { FileOwner } from '../platform/storage/file-owner.ts'

/** Rate limits: at most `max` calls in a window, counted by caller or by the key in the name. */
export const rateLimits = {
  // Shared by several subjects
  saying: { max: 60, windowMs: MINUTE },
  saving: { max: 60, windowMs: 10 * MINUTE },

  // Accounts and sessions
  /** From a browser that has signed in to the account before, so that strangers cannot use it up. */
  signInByDevice: { max: 10, windowMs: 15 * MINUTE },
  signInByPair: { max: 10, windowMs: 15 * MINUTE },
  signInByAddress: { max: 50, windowMs: 15 * MINUTE },
  /** From unknown devices in all networks. Beyond it each network has the limit of `signInWhileGuessed`. */
  signInByEmail: { max: 100, windowMs: 15 * MINUTE },
  signInWhileGuessed: { max: 2, windowMs: 15 * MINUTE },
  signUpByAddress: { max: 20, windowMs: HOUR },
  signUpByPair: { max: 3, windowMs: HOUR },
  signUpByEmail: { max: 10, windowMs: HOUR },
  resetByAddress: { max: 20, windowMs: HOUR },
  resetByDevice: { max: 3, windowMs: HOUR },
  /** From unknown devices in all networks. Beyond it no new link is sent within 15 minutes of the last one. */
  resetByEmail: { max: 3, windowMs: HOUR },
  /** Per user in all networks: five for each password entry, and few password entries. */
  secondFactorTries: { max: 30, windowMs: HOUR },
  /** Checks of the current password before privileged acts. */
  ownPassword: { max: 10, windowMs: 15 * MINUTE },
  /** Invitations to a company, by recipient address. */
  companyInvitationByRecipient: { max: 5, windowMs: DAY },
  tokenTries: { max: 30, windowMs: 15 * MINUTE },

  // The preview gate
  gateTries: { max: 10, windowMs: MINUTE },

  // Public forms
  publicForm: { max: 5, windowMs: 10 * MINUTE },
  /** Mails of a public form to the entered address, which may be a stranger's. */
  formMailByRecipient: { max: 3, windowMs: DAY },

  // Data export
  exporting: { max: 5, windowMs: HOUR },

  // Uploads
  uploading: { max: 120, windowMs: 10 * MINUTE },

  // Messages
  chatting: { max: 60, windowMs: MINUTE },
  /** Messages of a project's conversation, sent or edited, per user. */
  conversing: { max: 60, windowMs: MINUTE },

  // Calendar feeds
  /** Calendar services poll by themselves, many users from one address of the provider. */
  calendarByAddress: { max: 300, windowMs: 10 * MINUTE },

  // Orders
  /** Quotes as PDF. */
  printing: { max: 30, windowMs: 10 * MINUTE },
  /** Opening and paying with a pay link, without an account; its page polls during a payment. */
  payLinkByAddress: { max: 300, windowMs: 10 * MINUTE },
  /** Mails with a pay link to an entered address, which may be a stranger's. */
  payLinkMailByRecipient: { max: 3, windowMs: DAY },

  // Guests of a review
  /** Opening a guest's link, without an account. */
  guestLinkByAddress: { max: 300, windowMs: 10 * MINUTE },
  /** Pass phrases, right or wrong, per link and network of the caller. */
  guestPhraseTries: { max: 10, windowMs: 15 * MINUTE },
  /** Pass phrases, right or wrong, per link from all networks together: bounds guessing from many addresses. */
  guestPhraseTriesPerLink: { max: 200, windowMs: 60 * MINUTE },
} satisfies Record<string, AllowanceTerms>

export type RateLimitName = keyof typeof rateLimits

export const fileProviders: readonly FileOwner[] = [
  materialFiles,
  avatarFiles,
  deliverableFiles,
  commentFiles,
  messageFiles,
]
