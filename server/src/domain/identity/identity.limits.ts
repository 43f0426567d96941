import { DAY, HOUR, MINUTE } from '../../platform/clock.ts'

export const identityLimits = {
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
} as const
