import type { ErrorCode } from 'shared/errors/codes'

interface PolicyTerms {
  /** Who may call. */
  who: string
  /** How everybody else is refused, before the procedure runs. */
  errors: readonly ErrorCode[]
}

const unready = ['SIGNED_OUT', 'EMAIL_NOT_CONFIRMED', 'PASSWORD_CHANGE_REQUIRED'] as const

/** Who may call a procedure; `procedures.ts` has the base of each. */
export const policies = {
  public: { who: 'Anyone, once the preview gate is open.', errors: [] },
  guest: {
    who: 'Who has opened the link of a guest, which the call names, in this browser; acts in that review alone.',
    errors: ['GUEST_LINK_OVER'],
  },
  'code-owed': {
    who: 'Who has given the password and owes the code of the second factor: may show it, and nothing else.',
    errors: ['TOKEN_EXPIRED'],
  },
  'signed-in': {
    who: 'Anyone with a living session, also before a forced change of password.',
    errors: ['SIGNED_OUT'],
  },
  client: { who: 'A person with a confirmed address: works on what is their own.', errors: unready },
  team: {
    who: 'A team member, by confirmed address.',
    errors: [...unready, 'NOT_A_MEMBER', 'SECOND_FACTOR_REQUIRED'],
  },
  manager: {
    who: 'A project manager or founder.',
    errors: [...unready, 'NOT_A_MEMBER', 'SECOND_FACTOR_REQUIRED', 'NOT_A_MANAGER'],
  },
} as const satisfies Record<string, PolicyTerms>

export type Policy = keyof typeof policies
