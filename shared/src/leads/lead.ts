/**
 * Where a request comes from; `refund` is the 30-day guarantee that a client asks for
 * (docs/decisions/refund-guarantee.md), `question` what a client asked in a briefing and only people can answer.
 */
export const leadKinds = ['audit', 'script', 'interview', 'contact', 'refund', 'question'] as const

export type LeadKind = (typeof leadKinds)[number]

/** The kinds whose sender may still be without an account: the others come from clients. */
export const invitableKinds = ['audit', 'script', 'interview', 'contact'] as const

export type InvitableKind = (typeof invitableKinds)[number]

/** How far the team is with a request. */
export const leadStates = ['new', 'in-progress', 'answered', 'closed'] as const

export type LeadState = (typeof leadStates)[number]

export const isLeadKind = (value: unknown): value is LeadKind => leadKinds.includes(value as LeadKind)
export const isLeadState = (value: unknown): value is LeadState => leadStates.includes(value as LeadState)
export const isInvitable = (kind: LeadKind): kind is InvitableKind => invitableKinds.some(one => one === kind)

/** Counts stop here: beyond it a number says nothing more, and would take longer the more there is. */
export const MOST_COUNTED = 100

/** How many are new, in progress and late; `MOST_COUNTED` stands for that many or more. */
export interface LeadCounts {
  new: number
  inProgress: number
  late: number
}
