/** Where a request comes from; `refund` is the 30-day guarantee that a client asks for (decision 35). */
export const leadKinds = ['audit', 'script', 'interview', 'contact', 'refund'] as const

export type LeadKind = (typeof leadKinds)[number]

/** How far the team is with a request. */
export const leadStates = ['new', 'in-progress', 'answered', 'closed'] as const
