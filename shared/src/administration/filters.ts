export const dueFilters = ['all', 'overdue'] as const
export type DueFilter = (typeof dueFilters)[number]

export const transferFilters = ['awaited', 'arrived', 'given-up'] as const
export type TransferFilter = (typeof transferFilters)[number]

export const disputeFilters = ['open', 'closed'] as const
export type DisputeFilter = (typeof disputeFilters)[number]

export const administrationViews = ['due', 'transfers', 'paid', 'refunds', 'disputes', 'differences'] as const
export type AdministrationView = (typeof administrationViews)[number]
