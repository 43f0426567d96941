import { type ActArea, isActArea } from 'shared/audit/act'

/** What of the log one looks at, as it stands in the address. */
export type AuditSearch = { area?: ActArea; actor?: string }

export const auditSearchFrom = ({ area, actor }: Record<string, unknown>): AuditSearch => ({
  ...(isActArea(area) && { area }),
  ...(typeof actor === 'string' && actor !== '' && { actor: actor.slice(0, 200) }),
})

/** What the list is asked for. */
export const actsOf = (search: AuditSearch) => ({ ...search, limit: 50 })
