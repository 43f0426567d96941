import { type ActArea, isActArea } from 'shared/audit/act'
import { isUuid } from 'shared/fields/uuid'

/** Filters of the log, as in the search params. */
export type AuditSearch = { area?: ActArea; actorId?: string }

export const auditSearchFrom = ({ area, actorId }: Record<string, unknown>): AuditSearch => ({
  ...(isActArea(area) && { area }),
  ...(isUuid(actorId) && { actorId }),
})

/** Returns the input for a page of the log. */
export const auditPageOf = (search: AuditSearch) => ({ ...search, limit: 50 })
