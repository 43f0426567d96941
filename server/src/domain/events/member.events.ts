interface OfMember {
  memberId: string
}

type Values = Record<string, unknown>

/** What happens to a member of the team. */
export interface MemberEvents {
  'member.added': OfMember & { fullName: string; email: string; role: string }
  /** `from` and `to` hold the fields that are another now; `role` is there when it was given, changed or not. */
  'member.changed': OfMember & { from: Values; to: Values; role: string | undefined }
  /** Became a manager, as a new member or by a new role. */
  'member.promoted': OfMember & { fullName: string }
  'member.suspended': OfMember & { fullName: string; from: Date | null; to: Date | null }
  'member.restored': OfMember & { from: Date | null }
}
