interface OfMember {
  memberId: string
}

type Values = Record<string, unknown>

export interface MemberEvents {
  'member.added': OfMember & { fullName: string; email: string; role: string }
  /** `from` and `to` hold the changed fields; `role` is set if it was part of the input. */
  'member.changed': OfMember & { from: Values; to: Values; role: string | undefined }
  /** Became a manager, when added or by a change of role. */
  'member.promoted': OfMember & { fullName: string }
  'member.suspended': OfMember & { fullName: string; suspendedAt: Date | null }
  /** `suspendedAt` is the start of the suspension that ended. */
  'member.restored': OfMember & { suspendedAt: Date }
}

export interface ChatEvents {
  'chat.said': { messageId: string; memberId: string; authorName: string; message: string }
  /** A user has read the whole chat. */
  'chat.read': { userId: string }
}

interface OfAccount {
  userId: string
}

/** Single-use link; its token is only mailed, and stored as a hash. */
interface Link {
  email: string
  fullName: string
  token: string
}

/** Former and new address of an account. */
interface Addresses {
  oldEmail: string
  newEmail: string
  fullName: string
}

/** Events of an account: credentials, sessions, erasure. */
export interface AccountEvents {
  /** Sign-up with an address that is confirmed already. */
  'account.signed-up-again': OfAccount
  'account.confirmation-link-made': Link & { validHours: number }
  'account.confirmed': OfAccount
  /** A manager created a company and its first user; the link allows choosing a password. */
  'client.created': OfAccount & Link & { companyId: string; company: string; validDays: number }
  'account.exported': OfAccount
  /** Emitted before the account is deleted. */
  'account.erased': OfAccount
  /** An account that was never confirmed was deleted. */
  'account.lapsed': OfAccount
  'google.joined': OfAccount
  'email.change-asked': OfAccount
  /** Tokens of the links to open; null if one was opened, or if the address belongs to another user. */
  'email.change-links-made': Addresses & {
    newToken: string | null
    oldToken: string | null
    validHours: number
  }
  /** One of the two links was opened; no mail follows. */
  'email.change-link-opened': OfAccount
  'email.change-cancelled': OfAccount
  /** Emitted once the account has the new address. */
  'email.changed': OfAccount & Addresses
  'password.reset-link-made': Link & { validMinutes: number }
  'password.reset': OfAccount
  'password.changed': OfAccount
  'second-factor.on': OfAccount
  'second-factor.off': OfAccount
  'second-factor.codes-renewed': OfAccount
  'second-factor.recovery-used': OfAccount & { codesLeft: number }
  'session.began': OfAccount & { sessionHandle: string }
  'session.ended': OfAccount & { sessionHandle: string }
  'session.revoked': OfAccount & { sessionHandle: string }
  'sessions.others-ended': OfAccount
}
