import type { LeadKind } from 'shared/leads/lead'

/** Where a request is read. */
export const leadPath = (kind: LeadKind, id: string): string => `/team/leads/${kind}/${id}`

/** Whom a request is from, in a word. */
export const whoOf = ({ company, name }: { company: string | null; name: string | null }): string =>
  company || name || ''
