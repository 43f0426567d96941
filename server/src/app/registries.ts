import { messageFiles } from '../domain/conversation/message-files.service.ts'
import { commentFiles } from '../domain/deliverables/review/comment-files.service.ts'
import { deliverableFiles } from '../domain/deliverables/versions/version-files.service.ts'
import { avatarFiles } from '../domain/identity/accounts/profile.service.ts'
import { materialFiles } from '../domain/materials/materials.service.ts'
import { DAY, HOUR, MINUTE } from '../platform/clock.ts'
import type { AllowanceTerms } from '../platform/limits/rate-limiter.ts'
import type { FileOwner } from '../platform/storage/file-owner.ts'

/** Every allowance: at most `max` in a window, by the caller or by what the name says. */
export const rateLimits = {
  // Of several subjects
  saying: { max: 60, windowMs: MINUTE },
  saving: { max: 60, windowMs: 10 * MINUTE },

  // Accounts and sessions
  /** From a browser that has signed in to the same account before: strangers cannot use it up. */
  signInByDevice: { max: 10, windowMs: 15 * MINUTE },
  signInByPair: { max: 10, windowMs: 15 * MINUTE },
  signInByAddress: { max: 50, windowMs: 15 * MINUTE },
  /** From unknown devices, wherever; beyond it every network has fewer tries, and nobody none. */
  signInByEmail: { max: 100, windowMs: 15 * MINUTE },
  signInWhileGuessed: { max: 2, windowMs: 15 * MINUTE },
  signUpByAddress: { max: 20, windowMs: HOUR },
  signUpByPair: { max: 3, windowMs: HOUR },
  signUpByEmail: { max: 10, windowMs: HOUR },
  resetByAddress: { max: 20, windowMs: HOUR },
  resetByDevice: { max: 3, windowMs: HOUR },
  /** From unknown devices, wherever; beyond it a link that is still good for a while is not followed by another. */
  resetByEmail: { max: 3, windowMs: HOUR },
  /** Of one person, from wherever: five for each password given, and not many passwords. */
  secondFactorTries: { max: 30, windowMs: HOUR },
  /** The own password, asked for again before something that weighs. */
  ownPassword: { max: 10, windowMs: 15 * MINUTE },
  /** Invitations to a company, by the address they go to. */
  companyInvitationByRecipient: { max: 5, windowMs: DAY },
  tokenTries: { max: 30, windowMs: 15 * MINUTE },

  // The preview gate
  gateTries: { max: 10, windowMs: MINUTE },

  // Public forms
  publicForm: { max: 5, windowMs: 10 * MINUTE },
  /** Mails of a public form to the typed address, which may be anybody's. */
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
  /** Calendars ask of their own accord, many from one address of their maker's. */
  calendarByAddress: { max: 300, windowMs: 10 * MINUTE },

  // Orders
  /** Of quotes, as documents. */
  printing: { max: 30, windowMs: 10 * MINUTE },
  /** Opening and paying with a link that needs no account; its page asks again while a payment is on its way. */
  payLinkByAddress: { max: 300, windowMs: 10 * MINUTE },
  /** Mails with a pay link to a typed address, which may be anybody's. */
  payLinkMailByRecipient: { max: 3, windowMs: DAY },

  // Guests of a review
  /** Opening a guest's link, which needs no account. */
  guestLinkByAddress: { max: 300, windowMs: 10 * MINUTE },
  /** Pass phrases, right or wrong, per link and network of the caller. */
  guestPhraseTries: { max: 10, windowMs: 15 * MINUTE },
  /** Pass phrases, right or wrong, per link from all networks together: bounds guessing from many addresses. */
  guestPhraseTriesPerLink: { max: 200, windowMs: 60 * MINUTE },
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
