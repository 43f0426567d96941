import { IconHistory } from '@tabler/icons-react'
import { weekdayIt } from 'shared/formats/date-it'
import { auditTexts } from 'shared/messages/it/audit'
import { byCursor } from '../../lib/by-cursor.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import rows from '../../ui/row-list.module.css'
import { Screen } from '../../ui/screen.tsx'
import { ActRow } from './act-row.tsx'
import { AuditFilters } from './audit-filters.tsx'
import style from './audit-log.module.css'
import { type AuditSearch, actsOf } from './audit-search.ts'
import { daysOf } from './days.ts'

type Props = { search: AuditSearch; onSearch: (search: AuditSearch) => void }

const useActs = (search: AuditSearch) => trpc.team.audit.list.useInfiniteQuery(actsOf(search), byCursor)

function Nothing({ search, onSearch }: Props) {
  if (Object.keys(search).length === 0)
    return <EmptyState icon={IconHistory} title={auditTexts.empty} text={auditTexts.emptyText} />
  return (
    <EmptyState icon={IconHistory} title={auditTexts.noMatch}>
      <Button variant="outline" onClick={() => onSearch({})}>
        {auditTexts.clear}
      </Button>
    </EmptyState>
  )
}

/** Who did what, day by day, newest first; for managers. */
export function AuditScreen({ search, onSearch }: Props) {
  const query = useActs(search)
  const shown = query.data?.pages.flatMap(page => page.items) ?? []
  const actorName = shown.find(act => act.actorId === search.actorId)?.actorName ?? undefined
  return (
    <Screen wide title={auditTexts.title} intro={auditTexts.intro}>
      <AuditFilters search={search} actorName={actorName} onSearch={onSearch} />
      <PagedList
        query={query}
        skeletonHeights={[56, 56, 56, 56, 56]}
        errorTitle={auditTexts.load}
        more={auditTexts.more}
        empty={<Nothing search={search} onSearch={onSearch} />}
      >
        {items =>
          daysOf(items).map(({ day, acts }) => (
            <section key={day} aria-labelledby={`day-${day}`} aria-busy={query.isPlaceholderData}>
              <h2 id={`day-${day}`} className={style.day}>
                {weekdayIt(day)} {day.slice(0, 4)}
              </h2>
              <ol className={rows.list}>
                {acts.map(act => (
                  <ActRow key={act.id} act={act} onActor={actorId => onSearch({ ...search, actorId })} />
                ))}
              </ol>
            </section>
          ))
        }
      </PagedList>
    </Screen>
  )
}
