import { Button, Group, Table, Text, UnstyledButton } from '@mantine/core'
import { IconHistory, IconX } from '@tabler/icons-react'
import { auditAreas } from 'shared/audit/act'
import { exactTimeIt, timeIt, weekdayIt } from 'shared/formats/date-it'
import { auditTexts } from 'shared/messages/it/audit'
import { teamTexts } from 'shared/messages/it/team'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { tableStyle } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkAnchor } from '../../ui/links.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type AuditEvent, describeAuditEvent, groupByDay } from './audit-events.ts'
import style from './audit-log.module.css'
import { type AuditSearch, auditPageOf, auditSearchFrom } from './audit-search.ts'

const ALL = 'all'
const areas = [
  { value: ALL, label: auditTexts.allAreas },
  ...auditAreas.map(value => ({ value, label: auditTexts.areas[value] })),
]

type Props = { search: AuditSearch; onSearch: (search: AuditSearch) => void }

/** Filters by area and shows whose events are listed; `actorName` is undefined while none are loaded. */
function AuditFilters({ search, actorName, onSearch }: Props & { actorName: string | undefined }) {
  const { area, actorId } = search
  return (
    <Group component="search" gap="12px 16px">
      <SelectField
        aria-label={auditTexts.areaLabel}
        data={areas}
        value={area ?? ALL}
        onChange={chosen => onSearch(auditSearchFrom({ ...search, area: chosen }))}
      />
      {actorId && (
        <SmallButton
          rightSection={<IconX size={16} aria-label={auditTexts.clear} />}
          onClick={() => onSearch(auditSearchFrom({ area }))}
        >
          {actorName ? auditTexts.of(actorName) : auditTexts.ofOne}
        </SmallButton>
      )}
    </Group>
  )
}

function Subject({ event: { project, member, lead } }: { event: AuditEvent }) {
  if (project)
    return (
      <LinkAnchor inherit to="/team/project/$projectId" params={{ projectId: project.id }}>
        {project.title}
      </LinkAnchor>
    )
  if (member)
    return (
      <LinkAnchor inherit to="/team/member/$memberId" params={{ memberId: member.id }}>
        {member.fullName}
      </LinkAnchor>
    )
  if (lead)
    return (
      <LinkAnchor inherit to="/team/leads/$kind/$id" params={lead}>
        {teamTexts.leads.kinds[lead.kind]}
      </LinkAnchor>
    )
  return null
}

/** Shows an event; pressing its actor filters the log by that user. */
function AuditEventRow({ event, onActor }: { event: AuditEvent; onActor: (actorId: string) => void }) {
  const { createdAt, actorId, actorName, actorNameThen } = event
  const name = actorName ? auditTexts.actor(actorName, actorNameThen) : auditTexts.program
  return (
    <Table.Tr>
      <Table.Td w={64} c="dimmed">
        <time dateTime={createdAt} title={exactTimeIt(createdAt)}>
          {timeIt(createdAt)}
        </time>
      </Table.Td>
      <Table.Td w={190}>
        {actorId && actorName ? (
          <UnstyledButton
            className={style.actor}
            title={auditTexts.only(actorName)}
            onClick={() => onActor(actorId)}
          >
            {name}
          </UnstyledButton>
        ) : (
          <Text inherit fw={600} c="dimmed">
            {name}
          </Text>
        )}
      </Table.Td>
      <Table.Td className={style.description}>{describeAuditEvent(event)}</Table.Td>
      <Table.Td ta="end">
        <Subject event={event} />
      </Table.Td>
    </Table.Tr>
  )
}

function Empty({ search, onSearch }: Props) {
  if (Object.keys(search).length === 0)
    return <EmptyState icon={IconHistory} title={auditTexts.empty} text={auditTexts.emptyText} />
  return (
    <EmptyState icon={IconHistory} title={auditTexts.noMatch}>
      <Button variant="default" onClick={() => onSearch({})}>
        {auditTexts.clear}
      </Button>
    </EmptyState>
  )
}

export function AuditScreen({ search, onSearch }: Props) {
  const query = trpc.team.audit.list.useInfiniteQuery(auditPageOf(search), cursorQueryOptions)
  const loaded = query.data?.pages.flatMap(page => page.items) ?? []
  const actorName = loaded.find(event => event.actorId === search.actorId)?.actorName ?? undefined
  return (
    <Screen wide title={auditTexts.title} intro={auditTexts.intro}>
      <AuditFilters search={search} actorName={actorName} onSearch={onSearch} />
      <PagedList
        query={query}
        skeletonHeights={[44, 44, 44, 44, 44]}
        errorTitle={auditTexts.load}
        empty={<Empty search={search} onSearch={onSearch} />}
      >
        {items =>
          [...groupByDay(items)].map(([day, events]) => (
            <section key={day} aria-labelledby={`day-${day}`} aria-busy={query.isPlaceholderData}>
              <h2 id={`day-${day}`} className={`capitalized ${style.day}`}>
                {weekdayIt(day)} {day.slice(0, 4)}
              </h2>
              <Table
                layout="fixed"
                withRowBorders={false}
                horizontalSpacing={12}
                verticalSpacing={3}
                className={`${tableStyle.table} ${style.events}`}
              >
                <Table.Tbody>
                  {events.map(event => (
                    <AuditEventRow
                      key={event.id}
                      event={event}
                      onActor={actorId => onSearch({ ...search, actorId })}
                    />
                  ))}
                </Table.Tbody>
              </Table>
            </section>
          ))
        }
      </PagedList>
    </Screen>
  )
}
