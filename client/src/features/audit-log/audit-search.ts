import { type ActArea, isActArea } from 'shared/audit/act'
import { isUuid } from 'shared/fields/uuid'

/** Filters of the log, as in the address. */
export type AuditSearch = { area?: ActArea; actorId?: string }

export const auditSearchFrom = ({ area, actorId }: Record<string, unknown>): AuditSearch => ({
  ...(isActArea(area) && { area }),
  ...(isUuid(actorId) && { actorId }),
})

/** What the list is asked for. */
export const actsOf = (search: AuditSearch) => ({ ...search, limit: 50 })
