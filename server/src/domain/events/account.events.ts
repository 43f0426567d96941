interface OfMember {
  memberId: string
}

type Values = Record<string, unknown>

export interface MemberEvents {
  'member.added': OfMember & { fullName: string; email: string; role: string }
  /** `from` and `to` hold the fields that are another now; `role` is there when it was given, changed or not. */
  'member.changed': OfMember & { from: Values; to: Values; role: string | undefined }
  /** Became a manager, as a new member or by a new role. */
  'member.promoted': OfMember & { fullName: string }
  'member.suspended': OfMember & { fullName: string; from: Date | null; to: Date | null }
  'member.restored': OfMember & { from: Date | null }
}

export interface ChatEvents {
  'chat.said': { messageId: string; memberId: string; authorName: string; message: string }
  /** A person has read all that there is. */
  'chat.read': { userId: string }
}

interface OfAccount {
  userId: string
}

/** A link that is good once; it goes out by mail, and is kept nowhere as it is. */
interface Link {
  email: string
  fullName: string
  token: string
}

/** The address that an account has or had, and the one to come. */
interface Addresses {
  oldEmail: string
  newEmail: string
  fullName: string
}

/** Events of an account: credentials, sessions, erasure. */
export interface AccountEvents {
  /** Somebody signed up with an address that is confirmed. */
  'account.signed-up-again': OfAccount
  'account.confirmation-link-made': Link & { validHours: number }
  'account.confirmed': OfAccount
  /** A manager made a company and its first person; the link is good for choosing a password. */
  'client.created': OfAccount & Link & { companyId: string; company: string; validDays: number }
  'account.exported': OfAccount
  /** Said while the account is still there. */
  'account.erased': OfAccount
  /** Never confirmed, and removed for it. */
  'account.lapsed': OfAccount
  'google.joined': OfAccount
  'email.change-asked': OfAccount
  /** The links that are still to be opened; null where one was, or where the address is somebody else's. */
  'email.change-links-made': Addresses & {
    newToken: string | null
    oldToken: string | null
    validHours: number
  }
  /** One of the two, and there is nothing to be told by mail. */
  'email.change-link-opened': OfAccount
  'email.change-cancelled': OfAccount
  /** Said once the new address is the account's. */
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
  /** Another session of the same person, ended from this one. */
  'session.revoked': OfAccount & { sessionHandle: string }
  'sessions.others-ended': OfAccount
}
