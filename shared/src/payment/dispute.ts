/** How a dispute at the provider ended for us. */
export const disputeOutcomes = ['won', 'lost'] as const

export type DisputeOutcome = (typeof disputeOutcomes)[number]
