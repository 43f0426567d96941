import type { LeadKind } from 'shared/inbox/lead'

/** Returns the path of the page that shows a request. */
export const leadPath = (kind: LeadKind, id: string): string => `/team/leads/${kind}/${id}`

/** Returns the company of a request, else the name of its sender. */
export const leadDisplayName = ({ company, name }: { company: string | null; name: string | null }): string =>
  company || name || ''
