import { type ActArea, isActArea } from 'shared/audit/act'
import { isUuid } from 'shared/fields/uuid'

export type AuditSearch = { area?: ActArea; actorId?: string }

export const auditSearchFrom = ({ area, actorId }: Record<string, unknown>): AuditSearch => ({
  ...(isActArea(area) && { area }),
  ...(isUuid(actorId) && { actorId }),
})

export const auditPageOf = (search: AuditSearch) => ({ ...search, limit: 50 })
