import { IconX } from '@tabler/icons-react'
import { actAreas } from 'shared/audit/act'
import { auditTexts } from 'shared/messages/it/audit'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type AuditSearch, auditSearchFrom } from './audit-search.ts'

const ALL = 'all'
const areas = [
  { value: ALL, label: auditTexts.allAreas },
  ...actAreas.map(value => ({ value, label: auditTexts.areas[value] })),
]

type Props = {
  search: AuditSearch
  /** Of the user whose acts are shown; undefined while none are loaded. */
  actorName: string | undefined
  onSearch: (search: AuditSearch) => void
}

/** Narrows the log to an area, and says whose acts it shows; the address keeps both. */
export function AuditFilters({ search, actorName, onSearch }: Props) {
  const { area, actorId } = search
  return (
    <search className="cluster center gap-12-16">
      <SelectField
        aria-label={auditTexts.areaLabel}
        data={areas}
        value={area ?? ALL}
        onChange={chosen => onSearch(auditSearchFrom({ ...search, area: chosen }))}
      />
      {actorId && (
        <Button variant="outline" size="small" onClick={() => onSearch(auditSearchFrom({ area }))}>
          {actorName ? auditTexts.of(actorName) : auditTexts.ofOne}
          <IconX size={16} aria-label={auditTexts.clear} />
        </Button>
      )}
    </search>
  )
}
