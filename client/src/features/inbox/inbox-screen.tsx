import { Button, Group, Table, Text } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { leadKinds, leadStates } from 'shared/inbox/lead'
import { inboxTexts } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import { useIsManager } from '../../lib/hub-session.ts'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DataTable, tableStyle } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CheckField } from '../../ui/field.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Note } from '../../ui/section-card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LeadStateBadge, SlaBadge } from './badges.tsx'
import { type FilterChange, type Filters, leadsPageOf, unfiltered } from './filters.ts'
import style from './inbox.module.css'
import { shownCount } from './use-new-leads.ts'

const texts = teamTexts.leads
const { received } = inboxTexts.detail.fields
const ALL = 'all'

const kindChoices = [
  { value: ALL, label: texts.allKinds },
  ...leadKinds.map(value => ({ value, label: texts.kinds[value] })),
]
const stateChoices = [
  { value: ALL, label: texts.allStates },
  ...leadStates.map(value => ({ value, label: texts.states[value] })),
]

type Props = { filters: Filters; onFilters: (change: FilterChange) => void }

function LeadCounts() {
  const { data, isError } = trpc.team.leads.counts.useQuery()
  if (!data) return isError ? null : <Skeleton heights={[24]} />
  const counts = [
    { count: data.new, label: inboxTexts.counts.new, color: undefined },
    { count: data.inProgress, label: inboxTexts.counts.inProgress, color: undefined },
    { count: data.late, label: inboxTexts.counts.late, color: data.late > 0 ? 'red' : undefined },
  ]
  return (
    <Group component="ul" gap="4px 24px" aria-label={inboxTexts.counts.label}>
      {counts.map(({ count, label, color }) => (
        <Text key={label} component="li" c={color ?? 'dimmed'}>
          <Text span fw={700} size="xl" c={color ?? 'var(--ink)'}>
            {shownCount(count)}
          </Text>{' '}
          {label}
        </Text>
      ))}
    </Group>
  )
}

function LeadFilters({ filters, onFilters }: Props) {
  return (
    <Group component="search" gap="sm">
      <SearchField
        flex="1 1 280px"
        label={inboxTexts.search}
        initial={filters.search ?? ''}
        onSearch={search => onFilters({ search })}
      />
      <SelectField
        className={style.filter}
        aria-label={inboxTexts.kindLabel}
        data={kindChoices}
        value={filters.kind ?? ALL}
        onChange={kind => onFilters({ kind })}
      />
      <SelectField
        className={style.filter}
        aria-label={inboxTexts.stateLabel}
        data={stateChoices}
        value={filters.state ?? ALL}
        onChange={state => onFilters({ state })}
      />
      {useIsManager() && (
        <CheckField
          label={inboxTexts.mine}
          checked={filters.mine === true}
          onChange={event => onFilters({ mine: event.currentTarget.checked })}
        />
      )}
    </Group>
  )
}

function LeadRow({ lead }: { lead: Outputs['team']['leads']['list']['items'][number] }) {
  const { kind, id, name, company, excerpt, state, createdAt, assigneeName } = lead
  return (
    <Table.Tr className={state === 'new' ? style.fresh : undefined}>
      <Table.Td fw={600} c="var(--accent-text)" className={tableStyle.nowrap}>
        {texts.kinds[kind]}
      </Table.Td>
      <Table.Td className={tableStyle.main}>
        <h2 className={tableStyle.title}>
          <Link to="/team/leads/$kind/$id" params={{ kind, id }} className="stretched-link">
            {company || name || inboxTexts.erased}
          </Link>
          {company && name && (
            <Note span ml={8}>
              {name}
            </Note>
          )}
        </h2>
        <Note lh={1.25} lineClamp={1}>
          {excerpt}
        </Note>
      </Table.Td>
      <Table.Td>
        <Group gap={6} wrap="nowrap">
          <LeadStateBadge state={state} />
          <SlaBadge lead={lead} />
        </Group>
      </Table.Td>
      <Table.Td data-label={inboxTexts.assignee} className={tableStyle.nowrap}>
        {assigneeName ?? inboxTexts.nobody}
      </Table.Td>
      <Table.Td data-label={received} className={tableStyle.end}>
        <RelativeTime moment={createdAt} />
      </Table.Td>
    </Table.Tr>
  )
}

function Empty({ filters, onFilters }: Props) {
  const isManager = useIsManager()
  if (Object.keys(filters).length > 0)
    return (
      <EmptyState icon={IconInbox} title={inboxTexts.noMatch}>
        <Button variant="default" onClick={() => onFilters(unfiltered)}>
          {inboxTexts.clear}
        </Button>
      </EmptyState>
    )
  return isManager ? (
    <EmptyState icon={IconInbox} title={texts.empty} text={texts.emptyText} />
  ) : (
    <EmptyState icon={IconInbox} title={inboxTexts.emptyMember} text={inboxTexts.emptyMemberText} />
  )
}

const { kind, lead, state } = inboxTexts.columns
const columns = [kind, lead, state, inboxTexts.assignee, received]

export function InboxScreen(props: Props) {
  const isManager = useIsManager()
  const list = trpc.team.leads.list.useInfiniteQuery(leadsPageOf(props.filters), cursorQueryOptions)
  return (
    <Screen wide title={texts.title} intro={isManager ? inboxTexts.intro : inboxTexts.introMember}>
      <LeadCounts />
      <LeadFilters {...props} />
      <PagedList
        query={list}
        skeletonHeights={[44, 44, 44, 44]}
        errorTitle={texts.load}
        more={inboxTexts.more}
        empty={<Empty {...props} />}
      >
        {items => (
          <DataTable columns={columns}>
            {items.map(item => (
              <LeadRow key={item.id} lead={item} />
            ))}
          </DataTable>
        )}
      </PagedList>
    </Screen>
  )
}
